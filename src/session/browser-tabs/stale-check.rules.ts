/** Whether a session was replaced or ended outside this tab (spec 000 §4 'Session stale check'). Pure. */

/** How long a response of the services counts, ms. */
const CHECK_INTERVAL_MS = 60_000;

/**
 * @param own the session cookie when this tab joined; null if it could not read one
 * @param current the cookie now; null if it is gone
 */
export const isStale = (own: string | null, current: string | null): boolean =>
  own !== null && own !== current;

/** Whether to ask the services again. Both are milliseconds since 1970; a clock that was set back counts as due. */
export const isCheckDue = (checkedAt: number, now: number): boolean =>
  now < checkedAt || now - checkedAt >= CHECK_INTERVAL_MS;
