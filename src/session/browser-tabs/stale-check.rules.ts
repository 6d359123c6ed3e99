const CHECK_INTERVAL_MS = 60_000;

/** Whether the session cookie differs from the tab's `own` (spec 000 §4 'Session stale check'). */
export const isStale = (own: string | null, current: string | null): boolean =>
  own !== null && own !== current;

/** Times in ms since 1970. Also due if the clock was set back. */
export const isCheckDue = (checkedAt: number, now: number): boolean =>
  now < checkedAt || now - checkedAt >= CHECK_INTERVAL_MS;
