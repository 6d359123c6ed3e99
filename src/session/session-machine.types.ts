/** What a session of a tab may be, what may happen to it, and what then has to be done (`session-machine.rules.ts`). */

/** Tokens of a session. */
export interface SessionTokens {
  access: string;
  /** Null where the flow gives none: the session then ends with its access token. */
  refresh: string | null;
  /** When the access token ends, milliseconds since 1970. */
  endsAt: number;
}

/** A session as tabs keep it and hand it to each other; the machine looks at its tokens alone. */
export interface WithTokens {
  tokens: SessionTokens;
}

/**
 * `asking`: other tabs are asked for their session. `leaving`: nothing of the member is left here, and the services
 * are being told. `refused`: the services, or our own storage, no longer take the session; whoever was here is
 * asked to sign in again.
 */
export type SessionState =
  | { state: 'signed-out' }
  | { state: 'asking' }
  | { state: 'signed-in'; tokens: SessionTokens }
  | { state: 'signing-out'; access: string }
  | { state: 'refused' };

export type SessionEvent<S extends WithTokens> =
  /** Somebody has signed in here. */
  | { type: 'signed-in'; session: S }
  /** Another tab has handed over its session. */
  | { type: 'joined'; session: S }
  /**
   * No other tab has answered. `abandoned`: nobody has used the session for as long as one may stand unused, so that no tab
   * can sleep that still has it.
   */
  | { type: 'join-timed-out'; abandoned: boolean }
  /** The browser has a session that this tab has not: somebody has signed in in another tab since it was opened. */
  | { type: 'session-detected' }
  /** Nobody is signed in here or anywhere: what is left of a session goes. */
  | { type: 'orphan-found' }
  /** Somebody wants to sign out. */
  | { type: 'sign-out-requested' }
  /**
   * The services know that somebody has signed out, or cannot be told. `replaced`: somebody else has signed in in the
   * browser meanwhile, whose cookies are not ours to touch.
   */
  | { type: 'sign-out-completed'; replaced: boolean }
  /**
   * The session is over for this browser, and nobody waits for the services. `access`: the token of whoever has just
   * signed in here on the way to another site; where nobody is signed in, what is left of a session goes. `skipNotice`: the
   * services are not called (spec 000 §4 'only if the … cookie is present'). `to`: where this tab goes.
   */
  | { type: 'session-ended'; access?: string; skipNotice?: true; to?: string }
  /** Nobody has used the session for too long, or the device slept past its end. `to`: where all tabs go. */
  | { type: 'session-expired'; to: string }
  /** Another tab has ended the session. `access`: the token that it held. */
  | { type: 'ended-in-other-tab'; access: string; to?: string }
  /** The services refused a call with this token, or its renewal. */
  | { type: 'token-rejected'; access: string }
  /** The services take the token, and do not let its person in (spec 000 §8 'User load failure with … 403'). */
  | { type: 'access-forbidden'; access: string }
  /** Storage has forgotten the session under an open page. */
  | { type: 'storage-lost' }
  /** The services gave new tokens for those of `replaces`. */
  | { type: 'tokens-refreshed'; replaces: string; tokens: SessionTokens }
  /** Another tab was given new tokens. */
  | { type: 'tokens-received'; replaces: string; tokens: SessionTokens }
  /** Something of the user record has changed here: a password was set, an agency chosen. */
  | { type: 'user-changed'; changes: object }
  /** The same in another tab of this session. */
  | { type: 'user-changed-in-other-tab'; changes: object }
  /** The browser's cookie is another session's, or gone: that session's cookies are not ours to touch. */
  | { type: 'session-replaced' };

export type SessionEffect<S extends WithTokens> =
  /** Keeps the session in this tab's storage. */
  | { do: 'save-session'; session: S }
  | { do: 'save-tokens'; tokens: SessionTokens }
  /** Takes everything of the session out of this tab's storage. */
  | { do: 'clear-storage' }
  /** Forgets when somebody was last here, in every tab. */
  | { do: 'clear-activity' }
  | { do: 'clear-cookies' }
  | { do: 'broadcast-sign-out'; access: string; to?: string }
  | { do: 'broadcast-tokens'; replaces: string; tokens: SessionTokens }
  /** Changes the record that this tab keeps. */
  | { do: 'save-user-changes'; changes: object }
  | { do: 'broadcast-user-changes'; changes: object }
  /**
   * Tells the services that the session of this token is over, '' for one of which only cookies are left; before `forget`,
   * which takes away how it began. `refused`: they no longer take the token. `replaced`: the cookies are another's.
   */
  | { do: 'notify-services'; access: string; refused?: true; replaced?: true }
  /** Tells the services that nobody will use this token. */
  | { do: 'revoke-token'; access: string }
  | { do: 'mark-page'; mark: 'in' | 'out' | 'refused' }
  /** Starts what waits for a member. */
  | { do: 'announce-sign-in' }
  /** Hides the page until the next one is there. */
  | { do: 'hide-page' }
  /** Leaves; without an address to where a sign-out leads. */
  | { do: 'navigate'; to?: string }
  | { do: 'reload' };
