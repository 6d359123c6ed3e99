/** The end of a session that nothing extends, and the notices before it (decisions/session#the-end-that-nothing-extends). Pure. */
import type { TimeoutPhase } from './timeout.rules.ts';

/** A session ends this long after its sign-in, whatever is refreshed or kept alive (chosen here). */
export const LIMIT_HOURS = { member: 12, staff: 8 } as const;

const MS_PER_SECOND = 1000;
const MS_PER_MINUTE = 60_000;

/** Times of the notices before the end. Chosen here: time to finish a form, and a last reminder. */
const NOTICES_MS = [10 * MS_PER_MINUTE, 2 * MS_PER_MINUTE] as const;

export const isNear = (msLeft: number): boolean => msLeft <= NOTICES_MS[0];

/** The notice due at this moment, named by its milliseconds before the end; null if the end is not near. */
const noticeAt = (msLeft: number): number | null => NOTICES_MS.findLast((step) => msLeft <= step) ?? null;

/** Whether a notice must be shown. @param closed the last closed notice, as `closedNotice` returned it */
export function isNoticeDue(msLeft: number, closed: number | null): boolean {
  const step = noticeAt(msLeft);
  return step !== null && msLeft > 0 && (closed === null || step < closed);
}

/** The notice that the person closes now, to be remembered. */
export const closedNotice = noticeAt;

/** Whether to warn of inactivity. Not if the session ends before that, because staying active would not help. */
export const isInactivityFirst = (idle: TimeoutPhase, msLeft: number): boolean =>
  idle.phase === 'warning' && idle.secondsLeft * MS_PER_SECOND < msLeft;

/** Query of the sign-in page that shows why the session ended. */
export const LIMIT_NOTE = '?session-limit';

const SIGN_IN_PAGE = '/login/';
/** Parts of a route that may identify a record, which must stay out of an address that a server sees. */
const PARAMETERS = /\?.*|\/?[^/?]*=.*/;

/** Address of the sign-in page, which then returns to the page `from`. @param note query for the note to show; '' for none */
export function signInAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  note: string,
): string {
  const query = `?target=${encodeURIComponent(pathname + hash.replace(PARAMETERS, ''))}`;
  // A browser loads nothing if only the fragment differs.
  return `${SIGN_IN_PAGE}${query === search ? '' : query}${note === '' ? '' : `#${note}`}`;
}
