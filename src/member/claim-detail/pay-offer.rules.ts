/** Whether a member can pay a claim here (spec 001 §2 'pay-claim button', §6; decisions/claims#who-may-pay-a-claim). Pure. */
import type { Claim } from '../../features/claims/claims.schema.ts';
import { payBarrier } from '../../features/pay-claim/payable.rules.ts';
import type { Profile } from '../../profile/profile.rules.ts';
import { leftForAccounts } from '../../profile/payments/left-to-pay.rules.ts';

export interface Payer {
  /** Whether staff act as the member (spec 000 §6). */
  isSimulation: boolean;
  /** Whether the member must accept the terms of the client's HSA before any payment. */
  hasOpenTerms: boolean;
  isSubscriber: boolean;
  clientList: readonly (Pick<
    Profile['clientList'][number],
    'clientId' | 'spendingAccountBlackoutIndicator'
  > & {
    groupList: readonly Pick<
      Profile['clientList'][number]['groupList'][number],
      'spendingAccountExistsIndicator'
    >[];
  })[];
}

/**
 * `pay`: show a button that pays `left` cents. The other states are reasons why the claim cannot be paid here:
 * `unnamed`, `billed` (see `payBarrier`); `subscriber`: only the subscriber has an account; `none`: no account is
 * known; `terms`, `termsOther`: the subscriber has not accepted the HSA terms; `blackout`: the accounts are
 * temporarily unavailable; `simulation`: staff who act as the member may not pay.
 */
type PayOffer =
  | { state: 'pay'; left: number }
  | {
      state:
        | 'unnamed'
        | 'billed'
        | 'subscriber'
        | 'none'
        | 'terms'
        | 'termsOther'
        | 'blackout'
        | 'simulation';
    };

/**
 * @returns null if nothing is left to pay, or if the service does not mark the claim as payable. The mark does not
 * prove that this member has a spending account, because it applies to the whole family.
 */
export function payOffer(
  claim: Pick<Claim, 'payable' | 'memberCost' | 'paid' | 'clientId' | 'provider' | 'paymentInfo'>,
  { isSimulation, hasOpenTerms, isSubscriber, clientList }: Payer,
): PayOffer | null {
  const left = leftForAccounts(claim.memberCost, claim.paid) ?? 0;
  if (!claim.payable || left === 0) return null;
  const barrier = payBarrier(claim);
  if (barrier !== null) return { state: barrier };
  const client = clientList.find(({ clientId }) => clientId === claim.clientId);
  const hasAccount = client?.groupList.some((group) => group.spendingAccountExistsIndicator) ?? false;
  if (!hasAccount) return { state: isSubscriber ? 'none' : 'subscriber' };
  if (hasOpenTerms) return { state: isSubscriber ? 'terms' : 'termsOther' };
  if (client?.spendingAccountBlackoutIndicator) return { state: 'blackout' };
  return isSimulation ? { state: 'simulation' } : { state: 'pay', left };
}
