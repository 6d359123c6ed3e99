/** States, events and effects of a tab's session (`session-machine.rules.ts`). */

export interface SessionTokens {
  access: string;
  /** Null where the sign-in flow gives none: the session ends with its access token. */
  refresh: string | null;
  /** Expiry of the access token, milliseconds since 1970. */
  endsAt: number;
}

/** A session as tabs store and share it; the machine only reads the tokens. */
export interface WithTokens {
  tokens: SessionTokens;
}

/**
 * `asking`: waiting for another tab's session. `signing-out`: storage is cleared, the services' response is
 * pending. `refused`: the services rejected the session or storage expired; the member is asked to sign in again.
 */
export type SessionState =
  | { state: 'signed-out' }
  | { state: 'asking' }
  | { state: 'signed-in'; tokens: SessionTokens }
  | { state: 'signing-out'; access: string }
  | { state: 'refused' };

export type SessionEvent<S extends WithTokens> =
  | { type: 'signed-in'; session: S }
  | { type: 'joined'; session: S }
  /**
   * No other tab responded. `abandoned`: the session has been idle past its timeout, so no suspended tab can still
   * have it.
   */
  | { type: 'join-timed-out'; abandoned: boolean }
  /** The session cookie appeared: someone signed in in another tab after this page was opened. */
  | { type: 'session-detected' }
  /** No tab is signed in, but cookies of a session are left. */
  | { type: 'orphan-found' }
  | { type: 'sign-out-requested' }
  /** The services responded or timed out. `replaced`: another sign-in owns the cookies now; leave them. */
  | { type: 'sign-out-completed'; replaced: boolean }
  /**
   * The session is over in this browser, without waiting for the services. `access`: the token of a sign-in that
   * leads to another site. `skipNotice`: do not call the services (spec 000 §4 'only if the … cookie is present').
   * `to`: where this tab goes.
   */
  | { type: 'session-ended'; access?: string; skipNotice?: true; to?: string }
  /** Idle timeout. `to`: where all tabs go. */
  | { type: 'session-expired'; to: string }
  /** `access`: the token that the other tab held. */
  | { type: 'ended-in-other-tab'; access: string; to?: string }
  /** A call with this token, or its refresh, got a 401. */
  | { type: 'token-rejected'; access: string }
  /** The token is valid, but the user load got a 403 (spec 000 §8 'User load failure with … 403'). */
  | { type: 'access-forbidden'; access: string }
  /** Storage expired under an open page. */
  | { type: 'storage-lost' }
  | { type: 'tokens-refreshed'; replaces: string; tokens: SessionTokens }
  | { type: 'tokens-received'; replaces: string; tokens: SessionTokens }
  /** The user record changed here: a password was set, an agency chosen. */
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
   * Tells the services that the session has ended; `access` is '' where only cookies are left. Must come before
   * `clear-storage`, which removes the sign-in flow. `refused`: the services rejected the token. `replaced`: the
   * cookies belong to another session.
   */
  | { do: 'notify-services'; access: string; refused?: true; replaced?: true }
  /** Revokes a token that no session uses. */
  | { do: 'revoke-token'; access: string }
  | { do: 'mark-page'; mark: 'in' | 'out' | 'refused' }
  /** Fires `session:in`, which starts the member area. */
  | { do: 'announce-sign-in' }
  /** Hides the page until the next one loads. */
  | { do: 'hide-page' }
  /** Without an address: the brand's sign-out target. */
  | { do: 'navigate'; to?: string }
  | { do: 'reload' };
