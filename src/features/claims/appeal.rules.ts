/** What can be done about a decision: an appeal, until when, about what (docs/decisions/039). Pure. */
import { addDays, daysBetween, type IsoDate } from '../../lib/date.ts';
import type { ClaimDetail, ClaimService } from './claim-detail.schema.ts';
import type { Claim } from './claims.schema.ts';

/** What a brand says of appeals. */
export interface AppealRule {
  /** Days after the decision in which a member may appeal. */
  days: number;
  /** Lines of the address to write to, under the brand's name. */
  address: readonly string[];
}

export interface Appeal {
  /** Last day on which it must be there; null where nobody knows when the decision was made. */
  deadline: IsoDate | null;
  /** Days from today to the deadline: 0 on the day itself, negative once it is past; null with the deadline. */
  daysLeft: number | null;
}

/** Whether the plan said no to a claim or to part of it. */
const isRefused = ({ status }: Claim): boolean => status === 'denied' || status === 'partly-approved';

/**
 * The appeal that a member may make. The service's own deadline comes first, then `days` after the decision, which is
 * when the claim was made final; without either no day is named rather than a wrong one.
 * @param detail null where it could not be had
 * @param days from decision to deadline, the brand's
 * @param today calendar date in the brand's zone
 * @returns null where there is nothing to appeal
 */
export function appealOf(
  claim: Claim,
  detail: ClaimDetail | null,
  days: number,
  today: IsoDate,
): Appeal | null {
  const own = detail?.appealDeadline ?? null;
  if (!isRefused(claim) && own === null) return null;
  const deadline = own ?? (claim.finalizedDate === null ? null : addDays(claim.finalizedDate, days));
  return { deadline, daysLeft: deadline === null ? null : daysBetween(today, deadline) };
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
