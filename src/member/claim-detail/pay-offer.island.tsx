/** The button that pays an expanded claim, or the reason why the member cannot pay it here. */
import { useStore } from '@nanostores/react';
import { useEffect, useState, type ReactNode } from 'react';
import { useClaimSlot } from '../../features/claims/claim-slots.ts';
import type { Claim } from '../../features/claims/claims.schema.ts';
import {
  $pendingPaymentsVersion,
  pendingPaymentOf,
  settlePayment,
} from '../../features/pay-claim/pending-payments.store.ts';
import { PayDirection, PayLabel } from '../../features/pay-claim/pay-direction.view.tsx';
import { termsComeFirst } from '../../features/spending/clients/spending-clients.rules.ts';
import { showMoney } from '../../lib/text/money.ts';
import { claimKey } from '../../profile/payments/claim-key.rules.ts';
import { leftForAccounts } from '../../profile/payments/left-to-pay.rules.ts';
import type { Profile } from '../../profile/profile.rules.ts';
import { isSimulation } from '../../session/simulation/is-simulation.ts';
import { useBrandContact } from '../../ui/page/brand-context.tsx';
import { FailedNote } from '../../ui/page/panel-notes.tsx';
import { payOffer } from './pay-offer.rules.ts';
import { t } from './pay-offer.text.ts';

interface PayOfferProps {
  claim: Claim;
  payer: Profile;
  /** The sum in cents of the amounts that should add up to the claim's cost; null if they do. */
  figuresTotal: number | null;
}

interface UnsettledPaymentProps {
  amount: string;
  note: ReactNode;
  onOpen(): void;
}

/** Replaces the pay button after a payment that got no response. A second payment could pay the claim twice. */
const UnsettledPayment = ({ amount, note, onOpen }: UnsettledPaymentProps) => (
  <div className="claim-actions claim-unsettled">
    <p>{t('unsettled', { amount })}</p>
    <button type="button" className="button" onClick={onOpen}>
      {t('look', { amount })}
    </button>
    {note}
  </div>
);

export function PayOffer({ claim, payer, figuresTotal }: PayOfferProps) {
  useStore($pendingPaymentsVersion);
  const { phone } = useBrandContact();
  const [isFailed, setFailed] = useState(false);
  const range = useClaimSlot('range');
  const key = claimKey(claim);
  const sent = pendingPaymentOf(key);
  const isPaidOff = sent !== null && leftForAccounts(claim.memberCost, claim.paid) === 0;
  // Settles the payment here, because the summary does not load claims that are older than 60 days.
  useEffect(() => {
    if (isPaidOff) settlePayment(key);
  }, [isPaidOff, key]);
  const offer = payOffer(claim, {
    ...payer,
    isSimulation: isSimulation(),
    hasOpenTerms: termsComeFirst(payer, claim.clientId),
  });
  // This code loads on demand, because most claims are never paid here.
  const open = async (): Promise<void> => {
    const routes = await import('../shared/pay-claim-routes.ts').catch(() => null);
    setFailed(routes === null);
    routes?.openPayClaim(claim, range, figuresTotal);
  };
  const note = isFailed ? (
    <FailedNote text={t('notOpened')} reference="" onRetry={() => void open()} />
  ) : null;
  if (offer === null) return null;
  if (sent && offer.state !== 'simulation')
    return <UnsettledPayment amount={showMoney(sent.amount)} note={note} onOpen={() => void open()} />;
  if (offer.state !== 'pay') return <p className="claim-actions">{t(offer.state)}</p>;
  return (
    <div className="claim-actions">
      <PayDirection claim={claim} amount={offer.left} account={null} phone={phone} />
      <button type="button" className="button" onClick={() => void open()}>
        <PayLabel claim={claim} amount={offer.left} />
      </button>
      {note}
    </div>
  );
}
