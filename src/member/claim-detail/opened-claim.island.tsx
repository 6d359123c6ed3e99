/** The content of an expanded claim row, in the summary and in the claims list. Its chunk loads when the first row is expanded. */
import { useStore } from '@nanostores/react';
import { lazy, memo, Suspense, useDeferredValue, type ReactNode } from 'react';
import { FillClaimSlots } from '../../features/claims/claim-slots.ts';
import type { Claim } from '../../features/claims/claims.schema.ts';
import { claimKey } from '../../profile/payments/claim-key.rules.ts';
import type { Profile } from '../../profile/profile.rules.ts';
import { $profile } from '../../profile/profile.store.ts';
import { ErrorBoundary } from '../../ui/page/error-boundary.tsx';
import { SkeletonRows } from '../../ui/page/skeleton.tsx';
import { t } from '../shared/claims-and-payments.text.ts';

const ROWS = 4;

const ClaimDetail = lazy(() => import('./claim-detail-slots.island.tsx'));

const Skeleton = () => <SkeletonRows rows={ROWS} label={t('loading')} />;

/** Memoized, so that the detail does not render again when the list of claims changes. */
const Detail = memo(function Detail({ claim, profile }: { claim: Claim; profile: Profile }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<Skeleton />}>
        <ClaimDetail claim={claim} profile={profile} />
      </Suspense>
    </ErrorBoundary>
  );
});

export function OpenedClaim({ claim }: { claim: Claim }) {
  const profile = useStore($profile);
  // The value is deferred, so that the list responds to a click before the detail renders. Until the detail renders, CSS hides the
  // previous claim but keeps its height, so that the page shifts only once.
  const shown = useDeferredValue(claim, null);
  if (profile.state !== 'ready') return null;
  return (
    <div className={shown && shown !== claim ? 'claim-open claim-deferred' : 'claim-open'}>
      {shown ? <Detail key={claimKey(shown)} claim={shown} profile={profile.value} /> : <Skeleton />}
    </div>
  );
}

const SLOTS = { claimDetail: (claim: Claim) => <OpenedClaim claim={claim} /> };

/** Fills the slots that render before the claim detail's chunk is loaded; `claim-detail-slots.island.tsx` fills the others. */
export const ClaimSlots = ({ children }: { children: ReactNode }) => (
  <FillClaimSlots slots={SLOTS}>{children}</FillClaimSlots>
);
