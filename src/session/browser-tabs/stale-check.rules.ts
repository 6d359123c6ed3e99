/** Whether a session has been replaced or ended behind a tab's back (spec 000 §4 'Session stale check'). Pure. */

/** How long an answer of the services counts, ms: who comes back to a tab every other second asks once. */
const CHECK_INTERVAL_MS = 60_000;

/**
 * @param kept the session's cookie as this tab took it up; null where it could not read one
 * @param current the same cookie now; null where it is gone
 */
export const isStale = (kept: string | null, current: string | null): boolean =>
  kept !== null && kept !== current;

/** Whether the services are to be asked again. Both are milliseconds since 1970; a clock set back asks. */
export const isCheckDue = (asked: number, now: number): boolean =>
  now < asked || now - asked >= CHECK_INTERVAL_MS;
