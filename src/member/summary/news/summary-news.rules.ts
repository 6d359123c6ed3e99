/**
 * What is new since the member's last visits (spec 001 §2 'count of claims since the last visit', §3 'Member
 * profile'; decisions/home#news-since-the-last-visit). Claims count from the last visit to their page, statements from
 * the last visit to the summary; messages are the unread ones. Pure.
 */
import { summaryWindowStart } from '../../../features/claims/claims.rules.ts';
import type { ClaimSummary } from '../../../features/claims/claims.schema.ts';
import { countedDays } from '../../../features/messages/message-windows.rules.ts';
import {
  newStatementsStart,
  type StatementCount,
} from '../../../features/statements/new-statements.rules.ts';
import { daysBetween, type IsoDate } from '../../../lib/date/date.ts';
import type { Remote } from '../../../lib/remote/remote.ts';
import type { Profile } from '../../../profile/profile.rules.ts';

export interface NewsCount {
  kind: 'claims' | 'messages' | 'statements';
  count: number;
  /** Whether the real count may be higher, because the response was incomplete. */
  isAtLeast: boolean;
  /** The last visit, if it was within the window; only items after that visit are counted. Null if the whole window is counted. */
  since: IsoDate | null;
  /** Length in days of the window that the items come from. */
  windowDays: number;
}

/** `unknown`: no count can be given, for example because the service failed or no earlier visit to the page is stored. */
type Counted = NewsCount | 'loading' | 'unknown';

const spanOf = (visit: IsoDate, windowStart: IsoDate, today: IsoDate) => ({
  since: visit < windowStart ? null : visit,
  windowDays: daysBetween(windowStart, today),
});

type ClaimsVisit = Pick<Profile, 'hasVisitedClaims' | 'lastClaimPaymentVisitDate'>;

/**
 * The number of claims since the last visit, as counted by the service.
 * @param today in the brand's time zone
 * @param isOverdue whether to return 'unknown' instead of 'loading', so that the news stops waiting
 */
export function newClaims(
  summary: Remote<ClaimSummary>,
  visit: ClaimsVisit,
  today: IsoDate,
  isOverdue = false,
): Counted {
  if (summary.state === 'loading') return isOverdue ? 'unknown' : 'loading';
  if (!visit.hasVisitedClaims || summary.state === 'failed' || !summary.value.spendingDataComplete)
    return 'unknown';
  return {
    kind: 'claims',
    count: summary.value.sinceLastVisit,
    isAtLeast: false,
    ...spanOf(visit.lastClaimPaymentVisitDate, summaryWindowStart(today), today),
  };
}

/** The unread messages that the navigation badge counts, and the length of the badge's period in days (decisions/messages#each-unread-count-names-its-days). @param today in the brand's time zone */
export function newMessages(unread: Remote<number>, today: IsoDate): Counted {
  if (unread.state === 'loading') return 'loading';
  if (unread.state === 'failed') return 'unknown';
  const windowDays = daysBetween(countedDays('badge', today).from, today);
  return { kind: 'messages', count: unread.value, isAtLeast: false, since: null, windowDays };
}

/**
 * The number of statements since the last visit to the summary, because visits to the archive are not recorded. Returns
 * 'unknown' while the statements load, so that the news does not wait for them.
 */
export function newStatements(statements: Remote<StatementCount>, visit: IsoDate, today: IsoDate): Counted {
  if (statements.state !== 'ready') return 'unknown';
  const { count, isAtLeast } = statements.value;
  if (isAtLeast && count === 0) return 'unknown';
  return { kind: 'statements', count, isAtLeast, ...spanOf(visit, newStatementsStart(today), today) };
}

export type News =
  | { state: 'silent' }
  /** Nothing is new. `since`: the latest visit; null if all visits were before the counted windows. */
  | { state: 'nothing'; since: IsoDate | null; windowDays: number }
  /** `since`: the visit that all items are counted from; null if the items have different visits. */
  | { state: 'news'; items: readonly NewsCount[]; since: IsoDate | null };

const isCount = (counted: Counted): counted is NewsCount => typeof counted === 'object';

/**
 * What the news says: 'silent' while a count loads, or if every known count is zero and another count is unknown.
 * @param counts one for each kind of item that this member has
 */
export function newsOf(counts: readonly Counted[]): News {
  if (counts.includes('loading')) return { state: 'silent' };
  const loaded = counts.filter(isCount);
  const items = loaded.filter(({ count }) => count > 0);
  if (items.length > 0) {
    const [first] = items;
    const isOneVisit = items.every(({ since }) => since === first?.since);
    return { state: 'news', items, since: isOneVisit ? (first?.since ?? null) : null };
  }
  if (loaded.length < counts.length || loaded.length === 0) return { state: 'silent' };
  const visits = loaded.flatMap(({ since }) => since ?? []).toSorted();
  const windowDays = Math.min(...loaded.map((count) => count.windowDays));
  return { state: 'nothing', since: visits.at(-1) ?? null, windowDays };
}
