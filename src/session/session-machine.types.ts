export interface SessionTokens {
  access: string;
  /** Refresh token; null if the sign-in flow has none, in which case the session ends when the access token expires. */
  refresh: string | null;
  /** When the access token expires, in milliseconds since 1970. */
  endsAt: number;
}

export interface WithTokens {
  tokens: SessionTokens;
}

/** `asking`: waiting for another tab to share its session. `rejected`: the services rejected the session, or storage expired. */
export type SessionState =
  | { state: 'signed-out' }
  | { state: 'asking' }
  | { state: 'signed-in'; tokens: SessionTokens }
  | { state: 'signing-out'; access: string }
  | { state: 'rejected' };

export type SessionEvent<S extends WithTokens> =
  | { type: 'signed-in'; session: S }
  | { type: 'joined'; session: S }
  /** No other tab responded. `abandoned`: the session has passed its inactivity timeout, so not even a suspended tab can use it. */
  | { type: 'join-timed-out'; abandoned: boolean }
  /** A session cookie has appeared, because someone signed in in another tab. */
  | { type: 'session-detected' }
  /** No tab is signed in, but the cookies of an old session are left. */
  | { type: 'orphan-found' }
  | { type: 'sign-out-requested' }
  /** `replaced`: the cookies belong to a newer sign-in and must not be cleared. */
  | { type: 'sign-out-completed'; replaced: boolean }
  /** `access`: token to revoke if this page never had the session, because the sign-in leads to another site. `skipNotice`: do not notify the services (spec 000 §4). */
  | { type: 'session-ended'; access?: string; skipNotice?: true; to?: string }
  | { type: 'session-expired'; to: string }
  /** `access`: the access token of the other tab. */
  | { type: 'ended-in-other-tab'; access: string; to?: string }
  | { type: 'token-rejected'; access: string }
  /** The token is valid, but the user load got a 403 (spec 000 §8). */
  | { type: 'access-forbidden'; access: string }
  | { type: 'storage-lost' }
  | { type: 'tokens-refreshed'; replaces: string; tokens: SessionTokens }
  | { type: 'tokens-received'; replaces: string; tokens: SessionTokens }
  | { type: 'user-changed'; changes: object }
  | { type: 'user-changed-in-other-tab'; changes: object }
  /** The session cookie is missing or belongs to another session. Cookies of another session must not be cleared. */
  | { type: 'session-replaced' };

export type SessionEffect<S extends WithTokens> =
  | { do: 'save-session'; session: S }
  | { do: 'save-tokens'; tokens: SessionTokens }
  | { do: 'clear-storage' }
  | { do: 'clear-activity' }
  | { do: 'clear-cookies' }
  | { do: 'broadcast-sign-out'; access: string; to?: string }
  | { do: 'broadcast-tokens'; replaces: string; tokens: SessionTokens }
  | { do: 'save-user-changes'; changes: object }
  | { do: 'broadcast-user-changes'; changes: object }
  /**
   * Must run before `clear-storage`, which removes the name of the sign-in flow. `access`: '' if only cookies are left. `rejected`: the
   * services rejected the token. `replaced`: the cookies belong to another session.
   */
  | { do: 'notify-services'; access: string; rejected?: true; replaced?: true }
  | { do: 'revoke-token'; access: string }
  | { do: 'mark-page'; mark: 'in' | 'out' | 'rejected' }
  /** Fires the event `session:in`, which starts the member area. */
  | { do: 'announce-sign-in' }
  | { do: 'hide-page' }
  /** `to`: address to open; default: the brand's sign-out target. */
  | { do: 'navigate'; to?: string }
  | { do: 'reload' };
