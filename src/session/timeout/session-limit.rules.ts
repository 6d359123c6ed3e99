/** The maximum age of a session, and the notices before it is reached (decisions/session#the-end-that-nothing-extends). Pure. */
import type { TimeoutPhase } from './timeout.rules.ts';

/** Hours after sign-in at which a session ends, even if the user is active. Not in the spec. */
export const LIMIT_HOURS = { member: 12, staff: 8 } as const;

const MS_PER_SECOND = 1000;
const MS_PER_MINUTE = 60_000;

/** How long before the end each notice is due. Not in the spec: the first leaves time to finish a form, the second is a reminder. */
const NOTICES_MS = [10 * MS_PER_MINUTE, 2 * MS_PER_MINUTE] as const;

export const isNear = (msLeft: number): boolean => msLeft <= NOTICES_MS[0];

/** The current notice as a value of `NOTICES_MS`; null if the end is not near. */
const noticeAt = (msLeft: number): number | null => NOTICES_MS.findLast((step) => msLeft <= step) ?? null;

/** Whether to show a notice now. @param closed the notice that the user closed last, as `closedNotice` returned it; null if none */
export function isNoticeDue(msLeft: number, closed: number | null): boolean {
  const step = noticeAt(msLeft);
  return step !== null && msLeft > 0 && (closed === null || step < closed);
}

/** The value to store when the user closes the current notice. */
export const closedNotice = noticeAt;

/** Whether to show the inactivity warning. False if the session reaches its maximum age first, because activity does not change the maximum age. */
export const isInactivityFirst = (idle: TimeoutPhase, msLeft: number): boolean =>
  idle.phase === 'warning' && idle.secondsLeft * MS_PER_SECOND < msLeft;

/** Query in the hash of the sign-in page's address, which makes the page explain why the session ended. */
export const LIMIT_NOTE = '?session-limit';

const SIGN_IN_PAGE = '/login/';
/** Matches route parameters. They may identify a record, so they must not be in a query, which is sent to a server. */
const PARAMETERS = /\?.*|\/?[^/?]*=.*/;

/** Address of the sign-in page that returns to the given page after sign-in. @param note query for the note to show; '' for none */
export function signInAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  note: string,
): string {
  const query = `?target=${encodeURIComponent(pathname + hash.replace(PARAMETERS, ''))}`;
  // If the query stayed the same, only the hash would change, and the browser would not load the page.
  return `${SIGN_IN_PAGE}${query === search ? '' : query}${note === '' ? '' : `#${note}`}`;
}
