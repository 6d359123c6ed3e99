/** Whether, until when and about which services a member may appeal (decisions/claims#appeal-deadlines). Pure. */
import { daysBetween, type IsoDate } from '../../../lib/date/date.ts';
import type { ClaimDetail, ClaimService } from '../detail/claim-detail.schema.ts';
import type { Claim } from '../claims.schema.ts';

export interface AppealRule {
  /** Lines of the postal address, without the brand's name. */
  address: readonly string[];
}

export type Appeal =
  /** With the service's deadline. `daysLeft` is 0 on the last day, negative after it. */
  | { state: 'dated'; deadline: IsoDate; daysLeft: number }
  /** The service gives no deadline. */
  | { state: 'undated' }
  /** The claim's detail, which has the deadline, could not be loaded. */
  | { state: 'unread' };

/** Whether a claim was denied in full or in part. */
export const isRefused = ({ status }: Pick<Claim, 'status'>): boolean =>
  status === 'denied' || status === 'partly-approved';

/**
 * Shows only the service's deadline: a computed one may be a day too late. An adjusted claim can be appealed
 * if the service gives a deadline, or if that is unknown. @returns null if there is nothing to appeal
 */
export function appealOf(claim: Claim, detail: ClaimDetail | null, today: IsoDate): Appeal | null {
  if (detail === null) return isRefused(claim) || claim.status === 'adjusted' ? { state: 'unread' } : null;
  const { appealDeadline: deadline } = detail;
  if (deadline !== null) return { state: 'dated', deadline, daysLeft: daysBetween(today, deadline) };
  return isRefused(claim) ? { state: 'undated' } : null;
}

/** Services to appeal: denied or not covered; otherwise all. */
export function appealedServices(services: readonly ClaimService[]): readonly ClaimService[] {
  const refused = services.filter(({ status, notCovered }) => status === 'denied' || (notCovered ?? 0) > 0);
  return refused.length > 0 ? refused : services;
}

/** With more lines of reason the letter would not fit on one page. */
const MOST_LINES = 8;

/** The reason without empty lines; text after the last allowed line is joined to it. */
export function letterReason(reason: string): string {
  const lines = reason
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const [first, last] = [lines.slice(0, MOST_LINES - 1), lines.slice(MOST_LINES - 1)];
  return [...first, last.join(' ')].filter(Boolean).join('\n');
}
