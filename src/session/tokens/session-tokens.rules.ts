import type { SessionTokens } from '../session-machine.types.ts';

const MS_PER_SECOND = 1000;

interface TokenResponse {
  accessToken: string;
  lifetimeSeconds: number;
  refreshToken?: string;
}

/** When the session reaches its maximum age, in ms since 1970. @param seconds remaining time in the response; null if unknown @param requestedAt ms since 1970 */
export const sessionEnd = (seconds: number | null, requestedAt: number): number | null =>
  seconds === null ? null : requestedAt + seconds * MS_PER_SECOND;

/** @param requestedAt when the request was sent, in ms since 1970 */
export const toSessionTokens = (
  { accessToken, lifetimeSeconds, refreshToken }: TokenResponse,
  requestedAt: number,
): SessionTokens => ({
  access: accessToken,
  refresh: refreshToken ?? null,
  endsAt: requestedAt + lifetimeSeconds * MS_PER_SECOND,
});
