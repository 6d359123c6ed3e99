/** What can be done about a decision: an appeal, until when, about what (docs/decisions/039). Pure. */
import { daysBetween, type IsoDate } from '../../../lib/date.ts';
import type { ClaimDetail, ClaimService } from '../detail/claim-detail.schema.ts';
import type { Claim } from '../claims.schema.ts';

/** What a brand says of appeals. */
export interface AppealRule {
  /** Days after the decision in which a member may appeal. */
  days: number;
  /** Lines of the address to write to, under the brand's name. */
  address: readonly string[];
}

export type Appeal =
  /** The service's own day. `daysLeft` counts from today: 0 on the day itself, negative once it is past. */
  | { state: 'dated'; deadline: IsoDate; daysLeft: number }
  /** The service names no day. */
  | { state: 'undated' }
  /** The claim's detail, which has the day, could not be had. */
  | { state: 'unread' };

/** Whether the plan said no to a claim or to part of it. */
export const isRefused = ({ status }: Pick<Claim, 'status'>): boolean =>
  status === 'denied' || status === 'partly-approved';

/**
 * The appeal that a member may make. The last day is the service's own or none: what the portal would work out from the
 * day of the decision may be a day too late. An adjusted claim has an appeal where the service names a day, or may name one.
 * @param detail null where it could not be had
 * @param today calendar date in the brand's zone
 * @returns null where there is nothing to appeal
 */
export function appealOf(claim: Claim, detail: ClaimDetail | null, today: IsoDate): Appeal | null {
  if (detail === null) return isRefused(claim) || claim.status === 'adjusted' ? { state: 'unread' } : null;
  const { appealDeadline: deadline } = detail;
  if (deadline !== null) return { state: 'dated', deadline, daysLeft: daysBetween(today, deadline) };
  return isRefused(claim) ? { state: 'undated' } : null;
}

/** The services that an appeal is about: what was denied or is not covered; all where none stands out. */
export function appealedServices(services: readonly ClaimService[]): readonly ClaimService[] {
  const refused = services.filter(({ status, notCovered }) => status === 'denied' || (notCovered ?? 0) > 0);
  return refused.length > 0 ? refused : services;
}

/** Lines that a reason may take in the letter, so that it stays on one page. */
const MOST_LINES = 8;

/** A member's reason as the letter has it: without empty lines, and what would be a ninth line goes on in the eighth. */
export function letterReason(reason: string): string {
  const lines = reason
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const [first, last] = [lines.slice(0, MOST_LINES - 1), lines.slice(MOST_LINES - 1)];
  return [...first, last.join(' ')].filter(Boolean).join('\n');
}
