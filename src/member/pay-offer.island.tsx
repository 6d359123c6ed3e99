/** Under an open claim's words: the button that pays it, or why there is none where the service would have it paid. */
import { useStore } from '@nanostores/react';
import type { Claim } from '../features/claims/claims.schema.ts';
import type { PayRange } from '../features/pay-claim/payable.rules.ts';
import { $unsettledChanges, unsettledOf } from '../features/pay-claim/pending-payments.store.ts';
import { showMoney } from '../lib/money.ts';
import { isSimulation } from '../session/simulation/open-simulation.ts';
import { payOffer, type Payer } from './pay-offer.rules.ts';
import { t } from './pay-offer.text.ts';

interface WayToPayProps {
  claim: Claim;
  /** The profile of the member who is signed in. */
  payer: Omit<Payer, 'isSimulation'>;
  /** The window of the list that the claim is in. */
  range: PayRange;
  /** Cents to which the claim's figures come, where that is not its cost. */
  figuresSay: number | null;
}

/** The steps of paying are loaded with the press: most claims are never paid here. */
async function pay({ claim, range, figuresSay }: WayToPayProps): Promise<void> {
  const { openPayClaim } = await import('./pay-claim-routes.ts');
  openPayClaim(claim, range, figuresSay);
}

/** A payment that was sent and never answered comes first: whoever pays the provider in the meantime may pay twice. */
const Unsettled = ({ amount, ...props }: WayToPayProps & { amount: string }) => (
  <div className="claim-actions claim-unsettled">
    <p>{t('unsettled', { amount })}</p>
    <button type="button" className="button" onClick={() => void pay(props)}>
      {t('look', { amount })}
    </button>
  </div>
);

export function WayToPay(props: WayToPayProps) {
  useStore($unsettledChanges);
  const sent = unsettledOf(props.claim.number);
  const offer = payOffer(props.claim, { ...props.payer, isSimulation: isSimulation() });
  if (offer === null) return null;
  if (sent && offer.state !== 'simulation') return <Unsettled {...props} amount={showMoney(sent.amount)} />;
  if (offer.state !== 'pay') return <p className="claim-actions">{t(offer.state)}</p>;
  return (
    <p className="claim-actions">
      <button type="button" className="button" onClick={() => void pay(props)}>
        {t('pay', { amount: showMoney(offer.left) })}
      </button>
    </p>
  );
}
