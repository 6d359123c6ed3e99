import type { SessionTokens } from '../session-machine.types.ts';

/** Milliseconds. Chosen here: a slow call must not outlive its token. */
const REFRESH_BEFORE_MS = 60_000;

/** `now` is in milliseconds since 1970. */
export const isRefreshDue = ({ refresh, endsAt }: SessionTokens, now: number): boolean =>
  refresh !== null && now >= endsAt - REFRESH_BEFORE_MS;
