/**
 * The session of one tab as a state machine (spec 000 §4 'Session'): what may follow what, and what has to be done
 * with it. Pure; `session-tab.ts` carries the effects out, in their order. An event that a state does not name
 * changes nothing: it came too late.
 */

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
export type TabSession =
  | { state: 'signed-out' }
  | { state: 'asking' }
  | { state: 'signed-in'; tokens: SessionTokens }
  | { state: 'leaving'; access: string }
  | { state: 'refused' };

export type SessionEvent<S extends WithTokens> =
  /** Somebody has signed in here. */
  | { type: 'signed-in'; session: S }
  /** Another tab has handed over its session. */
  | { type: 'joined'; session: S }
  /** No other tab has answered. */
  | { type: 'unanswered' }
  /** Somebody wants to sign out. */
  | { type: 'sign-out' }
  /** The services know that somebody has signed out, or cannot be told. */
  | { type: 'left' }
  /** The session is over for this browser, without asking the services; where nobody is signed in, its traces go. */
  | { type: 'ended' }
  /** Nobody has used the session for too long, or the device slept past its end. `to`: where all tabs go. */
  | { type: 'expired'; to: string }
  /** Another tab has ended the session. `access`: the token that it held. */
  | { type: 'told-out'; access: string; to?: string }
  /** The services refused a call with this token, or its renewal. */
  | { type: 'refused'; access: string }
  /** Storage has forgotten the session under an open page. */
  | { type: 'storage-lost' }
  /** The services gave new tokens for those of `replaces`. */
  | { type: 'renewed'; replaces: string; tokens: SessionTokens }
  /** Another tab was given new tokens. */
  | { type: 'told-tokens'; replaces: string; tokens: SessionTokens }
  /** The browser's cookie is another session's, or gone: that session's cookies are not ours to touch. */
  | { type: 'replaced' }
  /** Canned answers and true ones change places: neither's session means anything to the other. */
  | { type: 'dropped' };

export type SessionEffect<S extends WithTokens> =
  /** Keeps the session in this tab's storage. */
  | { do: 'keep'; session: S }
  | { do: 'keep-tokens'; tokens: SessionTokens }
  /** Takes everything of the session out of this tab's storage. */
  | { do: 'forget' }
  /** Forgets when somebody was last here, in every tab. */
  | { do: 'forget-activity' }
  | { do: 'clear-cookies' }
  | { do: 'tell-out'; access: string; to?: string }
  | { do: 'tell-tokens'; replaces: string; tokens: SessionTokens }
  /** Tells the services that nobody will use this token. */
  | { do: 'revoke'; access: string }
  | { do: 'mark'; mark: 'in' | 'out' | 'refused' }
  /** Starts what waits for a member. */
  | { do: 'announce' }
  /** Hides the page until the next one is there. */
  | { do: 'hide' }
  /** Leaves; without an address to where a sign-out leads. */
  | { do: 'go'; to?: string }
  | { do: 'reload' };

/** What follows an event. */
export interface Step<S extends WithTokens> {
  now: TabSession;
  effects: readonly SessionEffect<S>[];
}

type In = Extract<TabSession, { state: 'signed-in' }>;

const OUT = { state: 'signed-out' } as const;
const FORGET = [{ do: 'forget' }, { do: 'forget-activity' }] as const;
const CLEAR = [...FORGET, { do: 'clear-cookies' }] as const;
const MARK_OUT = { do: 'mark', mark: 'out' } as const;

const start = <S extends WithTokens>(session: S): Step<S> => ({
  now: { state: 'signed-in', tokens: session.tokens },
  effects: [{ do: 'keep', session }, { do: 'mark', mark: 'in' }, { do: 'announce' }],
});

/** Whoever was here must sign in again: first nothing of the member stays, in any tab. */
const refuse = <S extends WithTokens>({ tokens }: In): Step<S> => ({
  now: { state: 'refused' },
  effects: [{ do: 'tell-out', access: tokens.access }, ...CLEAR, { do: 'mark', mark: 'refused' }],
});

/** A token that is renewed without a session that could use it. */
const revoked = <S extends WithTokens>(now: TabSession, { access }: SessionTokens): Step<S> => ({
  now,
  effects: [{ do: 'revoke', access }],
});

const stay = <S extends WithTokens>(now: TabSession): Step<S> => ({ now, effects: [] });

/** Everything goes, in all tabs, whoever is or was signed in. */
const endAll = <S extends WithTokens>(access: string): Step<S> => ({
  now: OUT,
  effects: [{ do: 'tell-out', access }, ...CLEAR, MARK_OUT],
});

function fromSignedIn<S extends WithTokens>(now: In, event: SessionEvent<S>): Step<S> {
  const { access, refresh } = now.tokens;
  switch (event.type) {
    case 'signed-in':
      return start(event.session);
    case 'sign-out':
      return {
        now: { state: 'leaving', access },
        effects: [{ do: 'tell-out', access }, ...FORGET],
      };
    case 'ended':
      return endAll(access);
    case 'expired':
      return {
        now: OUT,
        effects: [
          { do: 'hide' },
          { do: 'tell-out', access, to: event.to },
          ...CLEAR,
          MARK_OUT,
          { do: 'go', to: event.to },
        ],
      };
    case 'told-out':
      return {
        now: OUT,
        effects: [
          // What was renewed here while the other tab left, it could not revoke.
          ...(refresh !== null && event.access !== access ? [{ do: 'revoke', access } as const] : []),
          ...FORGET,
          MARK_OUT,
          { do: 'go', ...(event.to === undefined ? {} : { to: event.to }) },
        ],
      };
    case 'refused':
      return event.access === access ? refuse(now) : stay(now);
    case 'storage-lost':
      return refuse(now);
    case 'renewed':
      if (event.replaces !== access) return revoked(now, event.tokens);
      return {
        now: { ...now, tokens: event.tokens },
        effects: [
          { do: 'keep-tokens', tokens: event.tokens },
          { do: 'tell-tokens', replaces: access, tokens: event.tokens },
        ],
      };
    case 'told-tokens':
      if (event.replaces !== access) return stay(now);
      return {
        now: { ...now, tokens: event.tokens },
        effects: [{ do: 'keep-tokens', tokens: event.tokens }],
      };
    case 'replaced':
      return { now: OUT, effects: [{ do: 'hide' }, { do: 'forget' }, { do: 'reload' }] };
    case 'dropped':
      return { now: OUT, effects: [...CLEAR, MARK_OUT] };
    default:
      return stay(now);
  }
}

/** Nobody is signed in here: what may still come. */
function fromOut<S extends WithTokens>(now: Exclude<TabSession, In>, event: SessionEvent<S>): Step<S> {
  const isAsking = now.state === 'asking';
  switch (event.type) {
    case 'signed-in':
      return now.state === 'leaving' ? stay(now) : start(event.session);
    case 'joined':
      return isAsking ? start(event.session) : stay(now);
    case 'unanswered':
    case 'told-out':
      return isAsking ? { now: OUT, effects: [MARK_OUT] } : stay(now);
    case 'left':
      return now.state === 'leaving' ? { now: OUT, effects: CLEAR } : stay(now);
    case 'ended':
      return now.state === 'leaving' ? stay(now) : endAll('');
    case 'renewed':
      return revoked(now, event.tokens);
    case 'dropped':
      return { now: OUT, effects: [...CLEAR, MARK_OUT] };
    default:
      return stay(now);
  }
}

/**
 * What an event does to the session of a tab (spec 000 §4, §8 'Shell').
 * @returns the next state, and what has to be done, in this order
 */
export const nextSession = <S extends WithTokens>(now: TabSession, event: SessionEvent<S>): Step<S> =>
  now.state === 'signed-in' ? fromSignedIn(now, event) : fromOut(now, event);

/** How long before its end an access token is renewed, ms. Chosen here: a slow call must not outlive its token. */
const RENEW_BEFORE_MS = 60_000;

/** Whether an access token is to be renewed before it is used again. @param now milliseconds since 1970 */
export const isRenewalDue = ({ refresh, endsAt }: SessionTokens, now: number): boolean =>
  refresh !== null && now >= endsAt - RENEW_BEFORE_MS;
