/** Who is offered to pay a claim here, and why others are not (spec 001 §2 'pay-claim button', §6; docs/decisions/050, 057). Pure. */
import type { Claim } from '../features/claims/claims.schema.ts';
import { payBarrier } from '../features/pay-claim/payable.rules.ts';
import type { Profile } from '../profile/profile.rules.ts';
import { leftToPay } from '../profile/left-to-pay.rules.ts';

/** What is asked of the session and the profile. */
export interface Payer {
  /** Staff act as the member (spec 000 §6). */
  isSimulation: boolean;
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
 * `pay`: there is a button, for `left` cents. Without a button: `unnamed` and `billed` (`payBarrier`); `subscriber`: the account
 * belongs to the subscriber, and this member has none; `none`: no account is known; `blackout`: the accounts cannot be used for
 * a while; `simulation`: only the member may pay. Null: nothing is left to pay here.
 */
type PayOffer =
  | { state: 'pay'; left: number }
  | { state: 'unnamed' | 'billed' | 'subscriber' | 'none' | 'blackout' | 'simulation' };

/**
 * Whether this member can pay a claim here: the service shows its button, something is left to pay, the provider is known and
 * sends no bill, and the client has an account of the member's. A claim's button is about the family's account, not the member's.
 */
export function payOffer(
  claim: Pick<Claim, 'payable' | 'memberCost' | 'paid' | 'clientId' | 'provider' | 'paymentInfo'>,
  { isSimulation, isSubscriber, clientList }: Payer,
): PayOffer | null {
  const left = leftToPay(claim.memberCost, claim.paid) ?? 0;
  if (!claim.payable || left === 0) return null;
  const barrier = payBarrier(claim);
  if (barrier !== null) return { state: barrier };
  const client = clientList.find(({ clientId }) => clientId === claim.clientId);
  const hasAccount = client?.groupList.some((group) => group.spendingAccountExistsIndicator) ?? false;
  if (!hasAccount) return { state: isSubscriber ? 'none' : 'subscriber' };
  if (client?.spendingAccountBlackoutIndicator) return { state: 'blackout' };
  return isSimulation ? { state: 'simulation' } : { state: 'pay', left };
}
