/** What opens under a claim's row, on the summary and in the list alike: its detail and the way to pay, loaded when they are wanted. */
import { useStore } from '@nanostores/react';
import { lazy, Suspense, useDeferredValue } from 'react';
import type { BrandSlice } from '../brand/slice.ts';
import type { Claim } from '../features/claims/claims.schema.ts';
import type { PayRange } from '../features/pay-claim/pay-claim.rules.ts';
import { $profile } from '../session/profile.store.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { t } from './claims-and-payments.text.ts';

const ROWS = 4;

const ClaimDetail = lazy(() => import('./claim-detail.island.tsx'));

const Waiting = () => <SkeletonRows rows={ROWS} label={t('loading')} />;

interface OpenedClaimProps {
  claim: Claim;
  brand: BrandSlice;
  /** The window of the list that it is in. */
  range: PayRange;
}

export function OpenedClaim({ claim, brand, range }: OpenedClaimProps) {
  const profile = useStore($profile);
  // A filter opens the first row: the list answers first, then the detail comes, in a turn of its own.
  const isTurn = useDeferredValue(true, false);
  if (profile.state !== 'ready') return null;
  return (
    <div className="claim-open">
      <ErrorBoundary phone={brand.phone}>
        <Suspense fallback={<Waiting />}>
          {isTurn ? (
            <ClaimDetail claim={claim} profile={profile.value} brand={brand} range={range} />
          ) : (
            <Waiting />
          )}
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
