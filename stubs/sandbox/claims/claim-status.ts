/** A claim's status, and the member's cost that follows from it. */
import type { ClaimWire } from '../../../src/features/claims/claims.schema.ts';
import type { Random } from '../data/random.ts';

type StatusCode = ClaimWire['claimStatusCode'];

/** Spec 001 §4. */
export const STATUS_TEXTS = {
  '1': 'Approved',
  '2': 'Partially Approved',
  '3': 'Denied',
  '4': 'Adjusted',
  '5': 'In Process',
} as const satisfies Record<StatusCode, string>;

/** A family's newest claims have each status once; older ones are mostly approved. */
const NEWEST = ['5', '1', '2', '3', '4'] as const satisfies readonly StatusCode[];
const LATER = [
  '1',
  '1',
  '1',
  '1',
  '1',
  '1',
  '1',
  '1',
  '2',
  '3',
  '4',
] as const satisfies readonly StatusCode[];

/** Days within which a claim is settled. */
const SETTLED_AFTER_DAYS = 30;

/**
 * @param index of the claim in the family's list, newest first
 * @param daysBack age of the claim
 */
export function statusOf(index: number, daysBack: number, random: Random): StatusCode {
  const drawn = random.pick(LATER);
  const waiting = random.next() < 0.3;
  const isRecent = daysBack < SETTLED_AFTER_DAYS;
  const newest = NEWEST[index];
  if (newest) return newest === '5' && !isRecent ? '1' : newest;
  return waiting && isRecent ? '5' : drawn;
}

/**
 * The member's cost in dollars; missing while the claim is in process.
 * @param share member's share of an approved claim, cents
 * @param planPays plan's share of an approved claim, cents
 */
export function memberCost(status: StatusCode, share: number, planPays: number): number | undefined {
  if (status === '5') return undefined;
  const cents = { '1': share, '2': share + Math.round(planPays / 2), '3': share + planPays, '4': share }[
    status
  ];
  return cents / 100;
}
