const CHECK_INTERVAL_MS = 60_000;

/** Whether the browser's session cookie differs from the one that this tab signed in with (spec 000 §4 'Session stale check'). */
export const isStale = (own: string | null, current: string | null): boolean =>
  own !== null && own !== current;

/** Whether to check the session with the services again. Times are in ms since 1970. A check is also due after the clock was set back. */
export const isCheckDue = (checkedAt: number, now: number): boolean =>
  now < checkedAt || now - checkedAt >= CHECK_INTERVAL_MS;
