export interface SessionTokens {
  access: string;
  /** Null if the sign-in flow has no refresh token; the session then ends with its access token. */
  refresh: string | null;
  /** Milliseconds since 1970. */
  endsAt: number;
}

export interface WithTokens {
  tokens: SessionTokens;
}

/** `rejected`: the services rejected the session, or storage expired. */
export type SessionState =
  | { state: 'signed-out' }
  | { state: 'asking' }
  | { state: 'signed-in'; tokens: SessionTokens }
  | { state: 'signing-out'; access: string }
  | { state: 'rejected' };

export type SessionEvent<S extends WithTokens> =
  | { type: 'signed-in'; session: S }
  | { type: 'joined'; session: S }
  /** `abandoned`: idle past its timeout, so no suspended tab can still have the session. */
  | { type: 'join-timed-out'; abandoned: boolean }
  /** The session cookie appeared: someone signed in in another tab. */
  | { type: 'session-detected' }
  /** No tab is signed in, but cookies of a session are left. */
  | { type: 'orphan-found' }
  | { type: 'sign-out-requested' }
  /** `replaced`: another sign-in owns the cookies now; leave them. */
  | { type: 'sign-out-completed'; replaced: boolean }
  /** `access`: token of a sign-in that leads to another site. `skipNotice`: do not call the services (spec 000 §4). */
  | { type: 'session-ended'; access?: string; skipNotice?: true; to?: string }
  | { type: 'session-expired'; to: string }
  /** `access`: the token that the other tab held. */
  | { type: 'ended-in-other-tab'; access: string; to?: string }
  | { type: 'token-rejected'; access: string }
  /** The token is valid, but the user load got a 403 (spec 000 §8). */
  | { type: 'access-forbidden'; access: string }
  | { type: 'storage-lost' }
  | { type: 'tokens-refreshed'; replaces: string; tokens: SessionTokens }
  | { type: 'tokens-received'; replaces: string; tokens: SessionTokens }
  | { type: 'user-changed'; changes: object }
  | { type: 'user-changed-in-other-tab'; changes: object }
  /** The session cookie is gone or belongs to another session; leave that session's cookies. */
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
   * Must run before `clear-storage`, which removes the sign-in flow. `access`: '' if only cookies are left. `rejected`: the
   * services rejected the token. `replaced`: the cookies belong to another session.
   */
  | { do: 'notify-services'; access: string; rejected?: true; replaced?: true }
  | { do: 'revoke-token'; access: string }
  | { do: 'mark-page'; mark: 'in' | 'out' | 'rejected' }
  /** Fires `session:in`, which starts the member area. */
  | { do: 'announce-sign-in' }
  | { do: 'hide-page' }
  /** Without an address: the brand's sign-out target. */
  | { do: 'navigate'; to?: string }
  | { do: 'reload' };
