const CHECK_INTERVAL_MS = 60_000;

/** Whether the session cookie differs from the tab's `own` (spec 000 §4 'Session stale check'). */
export const isStale = (own: string | null, current: string | null): boolean =>
  own !== null && own !== current;

/** In ms since 1970; a clock that was set back counts as due. */
export const isCheckDue = (checkedAt: number, now: number): boolean =>
  now < checkedAt || now - checkedAt >= CHECK_INTERVAL_MS;
