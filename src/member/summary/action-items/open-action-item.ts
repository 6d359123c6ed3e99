/** Opens the action items that a link alone cannot open. */
import { summaryWindowStart } from '../../../features/claims/claims.rules.ts';
import type { Claim } from '../../../features/claims/claims.schema.ts';
import { showClaim } from '../../../features/claims/list/show-claim.ts';
import type { IsoDate } from '../../../lib/date/date.ts';
import { claimKey } from '../../../profile/payments/claim-key.rules.ts';
import { ALL_CLAIMS } from '../../../routing/hash.rules.ts';
import type { ActionItem } from './action-items.rules.ts';
import { openPayClaim } from '../../shared/pay-claim-routes.ts';

export function openInList(key: string, part: 'appeal' | null): void {
  showClaim(key, part);
  window.location.hash = ALL_CLAIMS;
}

const startsPayment = (claim: Claim | null, today: IsoDate): boolean =>
  claim !== null && openPayClaim(claim, { from: summaryWindowStart(today), to: today }, null);

/**
 * Opens a pending payment on the page that pays its claim, or in the claims list if that page does not open. Opens a
 * denied claim in the claims list.
 */
export function openActionItem(item: ActionItem, today: IsoDate): void {
  if (item.kind === 'appeal') openInList(claimKey(item.claim), 'appeal');
  else if (item.kind === 'payment' && !startsPayment(item.claim, today)) openInList(item.key, null);
}
