/** Who is offered to pay a claim here, and what the others are told (spec 001 §2 'pay-claim button', §6; docs/decisions/050). Pure. */
import { leftToPay } from '../features/claims/claims.rules.ts';
import type { Claim } from '../features/claims/claims.schema.ts';
import type { Profile } from '../session/profile.rules.ts';

/** What is asked of the profile. */
export interface Payer {
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
 * `pay`: there is a button, for `left` cents; `subscriber`: the account is the subscriber's, and whoever is signed in has none;
 * `blackout`: the accounts cannot be used for a while; `none`: no account is known of. Null: nothing is to be paid here.
 */
type PayOffer = { state: 'pay'; left: number } | { state: 'subscriber' | 'blackout' | 'none' };

/**
 * Whether a claim can be paid here by who is signed in: the service shows its button, something is left to pay, and the
 * client has an account of theirs. The button of a claim speaks of the family's account, not of who looks at it.
 */
export function payOffer(
  claim: Pick<Claim, 'payable' | 'memberCost' | 'paid' | 'clientId'>,
  { isSubscriber, clientList }: Payer,
): PayOffer | null {
  const left = leftToPay(claim) ?? 0;
  if (!claim.payable || left === 0) return null;
  const client = clientList.find(({ clientId }) => clientId === claim.clientId);
  const hasAccount = client?.groupList.some((group) => group.spendingAccountExistsIndicator) ?? false;
  if (!hasAccount) return { state: isSubscriber ? 'none' : 'subscriber' };
  return client?.spendingAccountBlackoutIndicator ? { state: 'blackout' } : { state: 'pay', left };
}
