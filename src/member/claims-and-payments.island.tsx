/** Claims & Payments, `#/claims/claimsAndPayments` (spec 001 §2): the list, and what opens, pays and keeps its claims. */
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo, type ReactNode } from 'react';
import type { BrandSlice } from '../brand/slice.ts';
import { listContextOf } from '../features/claims/claims-context.rules.ts';
import { ClaimsListIsland } from '../features/claims/claims-list.island.tsx';
import type { Claim } from '../features/claims/claims.schema.ts';
import type { Profile } from '../session/profile.rules.ts';
import { $profile, ensureProfile } from '../session/profile.store.ts';
import { FailedNote } from '../ui/notices.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { t } from './claims-and-payments.text.ts';
import { OpenedClaim } from './opened-claim.island.tsx';
import type { ViewProps } from './view-props.ts';
import { navTitle } from './view-titles.ts';

const ROWS = 10;

const NO_DOWNLOADS = (): ReactNode => null;

function Listed({ profile, brand }: { profile: Profile; brand: BrandSlice }) {
  const context = useMemo(() => listContextOf(profile), [profile]);
  const detail = useCallback((claim: Claim) => <OpenedClaim claim={claim} brand={brand} />, [brand]);
  return (
    <ClaimsListIsland
      context={context}
      timeZone={brand.timeZone}
      phone={brand.phone}
      detail={detail}
      downloads={NO_DOWNLOADS}
    />
  );
}

export default function ClaimsAndPayments({ brand }: Pick<ViewProps, 'brand'>) {
  const profile = useStore($profile);
  const { timeZone, phone } = brand;
  useEffect(() => void ensureProfile(timeZone), [timeZone]);
  return (
    <>
      <PageHead heading={navTitle('claims-and-payments')} lead={t('lead')} />
      {profile.state === 'ready' ? <Listed profile={profile.value} brand={brand} /> : null}
      {profile.state === 'loading' ? (
        <section className="panel" aria-busy="true">
          <SkeletonRows rows={ROWS} label={t('loading')} />
        </section>
      ) : null}
      {profile.state === 'failed' ? (
        <section className="panel">
          <FailedNote
            text={t('failed')}
            reference={profile.failure.reference}
            phone={phone}
            onRetry={() => void ensureProfile(timeZone)}
          />
        </section>
      ) : null}
    </>
  );
}
