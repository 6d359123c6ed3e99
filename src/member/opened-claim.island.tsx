/** What opens under a claim's row, on the summary and in the list alike: its detail and the way to pay, loaded when they are wanted. */
import { useStore } from '@nanostores/react';
import { lazy, memo, Suspense, useDeferredValue } from 'react';
import type { BrandSlice } from '../brand/brand-slice.ts';
import type { Claim } from '../features/claims/claims.schema.ts';
import type { PayRange } from '../features/pay-claim/payable.rules.ts';
import type { Profile } from '../profile/profile.rules.ts';
import { $profile } from '../profile/profile.store.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { t } from './claims-and-payments.text.ts';

const ROWS = 4;

const ClaimDetail = lazy(() => import('./claim-detail-slots.island.tsx'));

const Waiting = () => <SkeletonRows rows={ROWS} label={t('loading')} />;

interface OpenedClaimProps {
  claim: Claim;
  brand: BrandSlice;
  /** The window of the list that it is in. */
  range: PayRange;
}

function Detail({ claim, profile, brand, range }: OpenedClaimProps & { profile: Profile }) {
  return (
    <ErrorBoundary phone={brand.phone}>
      <Suspense fallback={<Waiting />}>
        <ClaimDetail claim={claim} profile={profile} brand={brand} range={range} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** One that stays is not looked at again while its list changes. */
const KeptDetail = memo(Detail);

export function OpenedClaim({ claim, brand, range }: OpenedClaimProps) {
  const profile = useStore($profile);
  // The list answers a press first; the detail comes in a turn of its own. Until then nobody sees another claim's under
  // the row, but its place stays, so that nothing moves twice.
  const shown = useDeferredValue(claim, null);
  if (profile.state !== 'ready') return null;
  return (
    <div className={shown && shown !== claim ? 'claim-open claim-late' : 'claim-open'}>
      {shown ? (
        <KeptDetail key={shown.number} claim={shown} profile={profile.value} brand={brand} range={range} />
      ) : (
        <Waiting />
      )}
    </div>
  );
}
