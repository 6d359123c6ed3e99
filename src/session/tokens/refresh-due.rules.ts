import type { SessionTokens } from '../session-machine.types.ts';

/** A token is refreshed this long before it expires, so that it does not expire during a slow call. Not in the spec. */
const REFRESH_BEFORE_MS = 60_000;

/** Whether to refresh the tokens before the next call. @param now milliseconds since 1970 */
export const isRefreshDue = ({ refresh, endsAt }: SessionTokens, now: number): boolean =>
  refresh !== null && now >= endsAt - REFRESH_BEFORE_MS;
