/**
 * Action items (decisions/home#action-items-on-the-summary): denied claims that can still be appealed, payments without an outcome, and
 * terms to accept. coverage-ends.rules.ts finds coverage that ends. Deadlines come from services and are never computed. Pure.
 */
import type { Claim } from '../../../features/claims/claims.schema.ts';
import type { SpendingClient } from '../../../features/spending/clients/spending-clients.rules.ts';
import type { TermsState } from '../../../features/spending/hsa/terms-state.store.ts';
import { daysBetween, type IsoDate } from '../../../lib/date/date.ts';
import { claimKey } from '../../../profile/payments/claim-key.rules.ts';
import { coveredPeople, plansOf } from '../../../profile/coverage/coverage.rules.ts';
import { leftForAccounts } from '../../../profile/payments/left-to-pay.rules.ts';
import type { Profile } from '../../../profile/profile.rules.ts';

/** `daysLeft`: number of days until the item's last day; 0 on the last day itself. */
export type ActionItem =
  /** `deadline`: the last day to appeal. `deadline` and `daysLeft` are null if the service sends no last day. */
  | { kind: 'appeal'; claim: Claim; deadline: IsoDate | null; daysLeft: number | null }
  /** A payment that got no response. `key`: see `claimKey`; `amount`: cents; `claim`: null if it is not loaded. */
  | { kind: 'payment'; key: string; amount: number; claim: Claim | null }
  | { kind: 'terms' }
  /** The item contains its own text in `line`, because the code for coverage loads only for members with a coverage item. */
  | { kind: 'coverage'; id: string; line: string; daysLeft: number };

export type ActionItemKind = ActionItem['kind'];

export type Covered = Pick<Profile, 'clientList' | 'pinNumber'>;

const HORIZON_DAYS = 60;

/** Whether a date is at most 60 days before or after today. */
export const isNear = (end: IsoDate | null, today: IsoDate): boolean =>
  end !== null && Math.abs(daysBetween(today, end)) <= HORIZON_DAYS;

/** Whether a plan or a person's coverage ends near today, even if another plan continues the coverage. */
export const mayEnd = (profile: Covered, today: IsoDate): boolean =>
  plansOf(profile).some(({ coverageEndDate }) => isNear(coverageEndDate, today)) ||
  coveredPeople(profile).some(({ coverageCancelDate }) => isNear(coverageCancelDate, today));

/** Action items for claims that are denied in full, until the last day to appeal has passed. */
export function appealItems(claims: readonly Claim[], today: IsoDate): ActionItem[] {
  return claims.flatMap((claim): ActionItem[] => {
    const { status, appealDeadline: deadline } = claim;
    if (status !== 'denied' || (deadline !== null && deadline < today)) return [];
    const daysLeft = deadline === null ? null : daysBetween(today, deadline);
    return [{ kind: 'appeal', claim, deadline, daysLeft }];
  });
}

/**
 * Action items for payments without a response, except if nothing is left to pay for their claim.
 * @param pending the payments (`amount`: cents sent), keyed by `claimKey`, or by claim number if an older build
 * persisted the payment
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
 * At most one action item, because one acceptance covers all accounts (spec 001 §3 mhsTermsConditionsCode). Only the subscriber
 * may accept the terms (decisions/spending#terms-of-an-hsa).
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

/** The id under which a hidden item is stored. It is the same in every session. */
export function itemId(item: ActionItem): string {
  if (item.kind === 'appeal') return `appeal ${claimKey(item.claim)}`;
  if (item.kind === 'payment') return `payment ${item.key}`;
  return item.kind === 'terms' ? item.kind : item.id;
}

/** Whether the member may hide the item. True if the portal cannot know whether the item is settled. */
export const canHide = ({ kind }: ActionItem): boolean => kind === 'appeal' || kind === 'coverage';

/** The order of items with the same number of days left. */
const ORDER: readonly ActionItemKind[] = ['payment', 'appeal', 'coverage', 'terms'];

/** Used as the days left if an item has no deadline or its deadline has passed, so that such items are sorted last. */
const NEVER = 99_999;

/**
 * Days left, for sorting. A payment without an outcome counts as due today, because the member might pay the claim
 * again elsewhere.
 */
function dueIn(item: ActionItem): number {
  if (item.kind === 'payment') return 0;
  const { daysLeft } = item.kind === 'terms' ? { daysLeft: null } : item;
  return daysLeft === null || daysLeft < 0 ? NEVER : daysLeft;
}

const urgency = (item: ActionItem): number => dueIn(item) * ORDER.length + ORDER.indexOf(item.kind);

/** Each item once, sorted by `dueIn`, then by kind. @param hidden ids of items to leave out */
export function inUrgentOrder(items: readonly ActionItem[], hidden: readonly string[]): ActionItem[] {
  const byId = new Map(items.toReversed().map((item) => [itemId(item), item]));
  return [...byId.values()]
    .filter((item) => !hidden.includes(itemId(item)))
    .toSorted((a, b) => urgency(a) - urgency(b) || itemId(a).localeCompare(itemId(b)));
}
