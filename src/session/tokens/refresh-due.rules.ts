import type { SessionTokens } from '../session-machine.types.ts';

/** Milliseconds before the token's end, so that a slow call does not outlive it. Chosen here. */
const REFRESH_BEFORE_MS = 60_000;

/** `now` is in milliseconds since 1970. */
export const isRefreshDue = ({ refresh, endsAt }: SessionTokens, now: number): boolean =>
  refresh !== null && now >= endsAt - REFRESH_BEFORE_MS;
