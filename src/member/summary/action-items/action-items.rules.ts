/**
 * Action items (decisions/home#action-items-on-the-summary): denied claims that can still be appealed, payments without an outcome, and
 * terms to accept. Coverage that ends is in coverage-ends.rules.ts. Only days that a service gives are counted. Pure.
 */
import type { Claim } from '../../../features/claims/claims.schema.ts';
import type { SpendingClient } from '../../../features/spending/clients/spending-clients.rules.ts';
import type { TermsState } from '../../../features/spending/hsa/terms-state.store.ts';
import { daysBetween, type IsoDate } from '../../../lib/date/date.ts';
import { claimKey } from '../../../profile/payments/claim-key.rules.ts';
import { coveredPeople, plansOf } from '../../../profile/coverage/coverage.rules.ts';
import { leftForAccounts } from '../../../profile/payments/left-to-pay.rules.ts';
import type { Profile } from '../../../profile/profile.rules.ts';

/** `daysLeft`: 0 on the last day. */
export type ActionItem =
  /** Both null if the service names no last day. */
  | { kind: 'appeal'; claim: Claim; deadline: IsoDate | null; daysLeft: number | null }
  /** Cents that were sent without a response. `key`: a `claimKey`; `claim`: null if the page does not have it. */
  | { kind: 'payment'; key: string; amount: number; claim: Claim | null }
  | { kind: 'terms' }
  /** Has its text, because the code for coverage loads only for members with such an item. */
  | { kind: 'coverage'; id: string; line: string; daysLeft: number };

export type ActionItemKind = ActionItem['kind'];

export type Covered = Pick<Profile, 'clientList' | 'pinNumber'>;

const HORIZON_DAYS = 60;

/** Whether the day is within 60 days, before or after. */
export const isNear = (end: IsoDate | null, today: IsoDate): boolean =>
  end !== null && Math.abs(daysBetween(today, end)) <= HORIZON_DAYS;

/** Whether some coverage has a last day near today, even if it goes on in another plan. */
export const mayEnd = (profile: Covered, today: IsoDate): boolean =>
  plansOf(profile).some(({ coverageEndDate }) => isNear(coverageEndDate, today)) ||
  coveredPeople(profile).some(({ coverageCancelDate }) => isNear(coverageCancelDate, today));

/** Claims denied in full, up to the last day to appeal. */
export function appealItems(claims: readonly Claim[], today: IsoDate): ActionItem[] {
  return claims.flatMap((claim): ActionItem[] => {
    const { status, appealDeadline: deadline } = claim;
    if (status !== 'denied' || (deadline !== null && deadline < today)) return [];
    const daysLeft = deadline === null ? null : daysBetween(today, deadline);
    return [{ kind: 'appeal', claim, deadline, daysLeft }];
  });
}

/**
 * Payments without a response, unless nothing is left to pay for their claim.
 * @param pending cents by `claimKey`, or by claim number if an older build persisted them
 */
export function paymentItems(
  pending: ReadonlyMap<string, { amount: number }>,
  claims: readonly Claim[],
): ActionItem[] {
  return [...pending].flatMap(([key, { amount }]): ActionItem[] => {
    const claim = claims.find((candidate) => [claimKey(candidate), candidate.number].includes(key)) ?? null;
    if (claim && leftForAccounts(claim.memberCost, claim.paid) === 0) return [];
    return [{ kind: 'payment', key, amount, claim }];
  });
}

/**
 * One code covers all accounts (spec 001 §3 mhsTermsConditionsCode), and only the subscriber may accept (decisions/spending#terms-of-an-hsa).
 * @param state 'declined' if the member declined in this session
 */
export const termsItems = (
  { isSubscriber }: Pick<Profile, 'isSubscriber'>,
  clients: readonly Pick<SpendingClient, 'module'>[],
  state: TermsState['state'],
): ActionItem[] =>
  isSubscriber && state !== 'declined' && clients.some(({ module }) => module === 'hsaTC')
    ? [{ kind: 'terms' }]
    : [];

/** Identifies an item, the same in every session, to store that it is hidden. */
export function itemId(item: ActionItem): string {
  if (item.kind === 'appeal') return `appeal ${claimKey(item.claim)}`;
  if (item.kind === 'payment') return `payment ${item.key}`;
  return item.kind === 'terms' ? item.kind : item.id;
}

/** Whether the item is settled outside the portal, so that the member decides when to hide it. */
export const canHide = ({ kind }: ActionItem): boolean => kind === 'appeal' || kind === 'coverage';

/** Order of kinds for items with the same day. */
const ORDER: readonly ActionItemKind[] = ['payment', 'appeal', 'coverage', 'terms'];

/** More days than any real deadline has left. */
const NEVER = 99_999;

/** Days left. A payment without an outcome is due today, because the member may pay again elsewhere. */
function dueIn(item: ActionItem): number {
  if (item.kind === 'payment') return 0;
  const { daysLeft } = item.kind === 'terms' ? { daysLeft: null } : item;
  return daysLeft === null || daysLeft < 0 ? NEVER : daysLeft;
}

const urgency = (item: ActionItem): number => dueIn(item) * ORDER.length + ORDER.indexOf(item.kind);

/** Each item once, the nearest last day first, then items without one. @param hidden ids that the member has hidden */
export function inUrgentOrder(items: readonly ActionItem[], hidden: readonly string[]): ActionItem[] {
  const byId = new Map(items.toReversed().map((item) => [itemId(item), item]));
  return [...byId.values()]
    .filter((item) => !hidden.includes(itemId(item)))
    .toSorted((a, b) => urgency(a) - urgency(b) || itemId(a).localeCompare(itemId(b)));
}
