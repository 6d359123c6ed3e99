/** What opens under a claim's row, on the summary and in the list alike: its detail, loaded when it is wanted, and the way to pay. */
import { useStore } from '@nanostores/react';
import { lazy, Suspense, useDeferredValue } from 'react';
import type { BrandSlice } from '../brand/slice.ts';
import type { Claim } from '../features/claims/claims.schema.ts';
import type { PayRange } from '../features/pay-claim/pay-claim.rules.ts';
import { showMoney } from '../lib/money.ts';
import { formatRoute } from '../routing/hash.rules.ts';
import { $profile } from '../session/profile.store.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { t } from './claims-and-payments.text.ts';
import { payOffer, type PayOffer } from './pay-offer.rules.ts';

/** The steps of paying are loaded with the press: most claims are never paid here. */
async function pay(claim: Claim, range: PayRange, figuresSay: number | null): Promise<void> {
  const { openPayClaim } = await import('./pay-claim.ts');
  openPayClaim(claim, range, figuresSay);
}

const ROWS = 4;

const ClaimDetail = lazy(() => import('./claim-detail.island.tsx'));

/** The dental history of a claim's group (spec 001 §2); null for a claim that has nothing to do with teeth. */
const dentalHref = ({ planType, groupNumber }: Claim): string | null =>
  planType === 'dental'
    ? formatRoute({
        path: ['claims', 'claimsAndPayments', 'dentalProcedureHistory'],
        params: { grp: groupNumber },
      })
    : null;

const Waiting = () => <SkeletonRows rows={ROWS} label={t('loading')} />;

interface OpenedClaimProps {
  claim: Claim;
  brand: BrandSlice;
  /** The window of the list that it is in. */
  range: PayRange;
}

/** The button, or why there is none where the service would have it paid. */
function Pay({ offer, onPay }: { offer: PayOffer | null; onPay(): void }) {
  if (offer === null) return null;
  if (offer.state !== 'pay') return <p className="claim-actions">{t(`pay.${offer.state}`)}</p>;
  return (
    <p className="claim-actions">
      <button type="button" className="button" onClick={onPay}>
        {t('pay', { amount: showMoney(offer.left) })}
      </button>
    </p>
  );
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
            <ClaimDetail
              claim={claim}
              profile={profile.value}
              brand={brand}
              dentalHref={dentalHref(claim)}
              pay={(figuresSay) => (
                <Pay
                  offer={payOffer(claim, profile.value)}
                  onPay={() => void pay(claim, range, figuresSay)}
                />
              )}
            />
          ) : (
            <Waiting />
          )}
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
