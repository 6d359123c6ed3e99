/** Whether and until when a member may appeal, and for which services (decisions/claims#appeal-deadlines). Pure. */
import { daysBetween, type IsoDate } from '../../../lib/date/date.ts';
import type { ClaimDetail, ClaimService } from '../detail/claim-detail.schema.ts';
import type { Claim } from '../claims.schema.ts';

export interface AppealRule {
  /** Lines of the postal address, without the brand's name. */
  address: readonly string[];
}

export type Appeal =
  /** The service gives a deadline. `daysLeft` is 0 on the last day and negative after it. */
  | { state: 'dated'; deadline: IsoDate; daysLeft: number }
  | { state: 'undated' }
  /** The claim's detail failed to load, and the list of claims gave no deadline. */
  | { state: 'unread' };

/** Whether a claim was denied in full or in part. */
export const isRefused = ({ status }: Pick<Claim, 'status'>): boolean =>
  status === 'denied' || status === 'partly-approved';

/**
 * How long the member may appeal the claim. The deadline is always the service's; a computed one could be a day too
 * late. An adjusted claim can be appealed only if the service gives a deadline; without the detail, that may be unknown
 * (`unread`). @returns null if the claim cannot be appealed
 */
export function appealOf(claim: Claim, detail: ClaimDetail | null, today: IsoDate): Appeal | null {
  const { appealDeadline: deadline } = detail ?? claim;
  if (deadline !== null) return { state: 'dated', deadline, daysLeft: daysBetween(today, deadline) };
  if (detail === null) return isRefused(claim) || claim.status === 'adjusted' ? { state: 'unread' } : null;
  return isRefused(claim) ? { state: 'undated' } : null;
}

/** The services to appeal: each denied or uncovered service, or all services if no service is denied or uncovered. */
export function appealedServices(services: readonly ClaimService[]): readonly ClaimService[] {
  const refused = services.filter(({ status, notCovered }) => status === 'denied' || (notCovered ?? 0) > 0);
  return refused.length > 0 ? refused : services;
}

/** Maximum number of lines in the reason, so that the letter fits on one page. */
const MOST_LINES = 8;

/** The reason without empty lines. Lines beyond the maximum are joined to the last allowed line. */
export function letterReason(reason: string): string {
  const lines = reason
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const [first, last] = [lines.slice(0, MOST_LINES - 1), lines.slice(MOST_LINES - 1)];
  return [...first, last.join(' ')].filter(Boolean).join('\n');
}
