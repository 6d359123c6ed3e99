/** Claims & Payments, `#/claims/claimsAndPayments` (spec 001 §2). */
import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import type { BrandSlice } from '../brand/brand-slice.ts';
import { listContextOf } from '../features/claims/claims-context.rules.ts';
import type { ListContext } from '../features/claims/list/claims-list.rules.ts';
import { ClaimsListIsland } from '../features/claims/list/claims-list.island.tsx';
import { loadClaimList } from '../features/claims/list/claims-list.store.ts';
import { $paidClaims } from '../features/pay-claim/pay-claim.store.ts';
import type { Profile } from '../profile/profile.rules.ts';
import { $profile, ensureProfile } from '../profile/profile.store.ts';
import { FailedNote } from '../ui/panel-notes.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { t } from './claims-and-payments.text.ts';
import type { ViewProps } from './view-props.ts';
import { navTitle } from './view-titles.ts';

const ROWS = 10;

/** Payments that the loaded list includes. Outlives the view: the response to a payment may come after it was left. */
let knownPayments = 0;

/** Payments are made in an overlay, so the list must reload when it is uncovered. */
function useReloadWhenPaid(context: ListContext, timeZone: string): void {
  const { length: paid } = useStore($paidClaims);
  useEffect(() => {
    if (paid > knownPayments) void loadClaimList(context, timeZone);
    knownPayments = paid;
  }, [paid, context, timeZone]);
}

function Listed({ profile, brand }: { profile: Profile; brand: BrandSlice }) {
  const context = useMemo(() => listContextOf(profile), [profile]);
  const { timeZone } = brand;
  useReloadWhenPaid(context, timeZone);
  return <ClaimsListIsland context={context} timeZone={timeZone} />;
}

export default function ClaimsAndPayments({ brand }: Pick<ViewProps, 'brand'>) {
  const profile = useStore($profile);
  const { timeZone } = brand;
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
            onRetry={() => void ensureProfile(timeZone)}
          />
        </section>
      ) : null}
    </>
  );
}
