/**
 * The session of one browser tab as a pure state machine (spec 000 §4 'Session'; decisions/session#one-state-machine). A state ignores
 * every event that it does not handle, because such an event has arrived too late.
 */
import type {
  SessionEffect,
  SessionEvent,
  SessionTokens,
  SessionState,
  WithTokens,
} from './session-machine.types.ts';

interface Transition<S extends WithTokens> {
  now: SessionState;
  effects: readonly SessionEffect<S>[];
}

type EventOf<Type> = Extract<SessionEvent<WithTokens>, { type: Type }>;
type SignedInState = Extract<SessionState, { state: 'signed-in' }>;

const SIGNED_OUT = { state: 'signed-out' } as const;
const CLEAR_STORAGE = [{ do: 'clear-storage' }, { do: 'clear-activity' }] as const;
const CLEAR_BROWSER = [...CLEAR_STORAGE, { do: 'clear-cookies' }] as const;
const MARK_SIGNED_OUT = { do: 'mark-page', mark: 'out' } as const;

const NOTIFY_COOKIE_SESSION_ENDED = { do: 'notify-services', access: '' } as const;

const startSession = <S extends WithTokens>(session: S): Transition<S> => ({
  now: { state: 'signed-in', tokens: session.tokens },
  effects: [{ do: 'save-session', session }, { do: 'mark-page', mark: 'in' }, { do: 'announce-sign-in' }],
});

/** Clears the session in all tabs. The user must sign in again. */
const requireSignIn = <S extends WithTokens>(
  { tokens: { access } }: SignedInState,
  rejected?: true,
): Transition<S> => ({
  now: { state: 'rejected' },
  effects: [
    { do: 'notify-services', access, ...(rejected ? { rejected } : {}) },
    { do: 'broadcast-sign-out', access },
    ...CLEAR_BROWSER,
    { do: 'mark-page', mark: 'rejected' },
  ],
});

const revokeUnusedToken = <S extends WithTokens>(
  now: SessionState,
  { access }: SessionTokens,
): Transition<S> => ({
  now,
  effects: [{ do: 'revoke-token', access }],
});

const ignore = <S extends WithTokens>(now: SessionState): Transition<S> => ({ now, effects: [] });

const navigateTo = ({ to }: EventOf<'session-ended'>) =>
  to === undefined ? [] : [{ do: 'navigate', to } as const];

const endAll = <S extends WithTokens>(access: string, ended: EventOf<'session-ended'>): Transition<S> => ({
  now: SIGNED_OUT,
  effects: [
    ...(ended.skipNotice ? [] : [{ do: 'notify-services', access } as const]),
    { do: 'broadcast-sign-out', access },
    ...CLEAR_BROWSER,
    MARK_SIGNED_OUT,
    ...navigateTo(ended),
  ],
});

const giveUpJoining = <S extends WithTokens>(abandoned: boolean): Transition<S> => ({
  now: SIGNED_OUT,
  effects: abandoned
    ? [NOTIFY_COOKIE_SESSION_ENDED, { do: 'clear-activity' }, { do: 'clear-cookies' }, MARK_SIGNED_OUT]
    : [MARK_SIGNED_OUT],
});

const expire = <S extends WithTokens>(access: string, { to }: EventOf<'session-expired'>): Transition<S> => ({
  now: SIGNED_OUT,
  effects: [
    { do: 'hide-page' },
    { do: 'notify-services', access },
    { do: 'broadcast-sign-out', access, to },
    ...CLEAR_BROWSER,
    MARK_SIGNED_OUT,
    { do: 'navigate', to },
  ],
});

const endWithOtherTab = <S extends WithTokens>(
  access: string,
  ended: EventOf<'ended-in-other-tab'>,
): Transition<S> => ({
  now: SIGNED_OUT,
  effects: [
    // The other tab ends only its own token. If this tab has a newer token or one from another session, this tab ends its token itself.
    ...(ended.access === access ? [] : [{ do: 'notify-services', access } as const]),
    { do: 'clear-storage' }, // the last activity may belong to a newer session
    MARK_SIGNED_OUT,
    { do: 'navigate', ...(ended.to === undefined ? {} : { to: ended.to }) },
  ],
});

const reloadAfter = <S extends WithTokens>(replaced: string): Transition<S> => ({
  now: SIGNED_OUT,
  effects: [
    { do: 'hide-page' },
    { do: 'notify-services', access: replaced, replaced: true },
    { do: 'clear-storage' },
    { do: 'reload' },
  ],
});

function fromSignedIn<S extends WithTokens>(now: SignedInState, event: SessionEvent<S>): Transition<S> {
  const { access } = now.tokens;
  switch (event.type) {
    case 'signed-in':
      return startSession(event.session);
    case 'sign-out-requested':
      return {
        now: { state: 'signing-out', access },
        effects: [{ do: 'broadcast-sign-out', access }, ...CLEAR_STORAGE],
      };
    case 'session-ended':
      return endAll(access, event);
    case 'session-expired':
      return expire(access, event);
    case 'ended-in-other-tab':
      return endWithOtherTab(access, event);
    case 'token-rejected':
      return event.access === access ? requireSignIn(now, true) : ignore(now);
    case 'access-forbidden':
      return event.access === access ? requireSignIn(now) : ignore(now);
    case 'storage-lost':
      return requireSignIn(now);
    case 'tokens-refreshed':
      if (event.replaces !== access) return revokeUnusedToken(now, event.tokens);
      return {
        now: { ...now, tokens: event.tokens },
        effects: [
          { do: 'save-tokens', tokens: event.tokens },
          { do: 'broadcast-tokens', replaces: access, tokens: event.tokens },
        ],
      };
    case 'tokens-received':
      if (event.replaces !== access) return ignore(now);
      return {
        now: { ...now, tokens: event.tokens },
        effects: [{ do: 'save-tokens', tokens: event.tokens }],
      };
    case 'user-changed':
      return {
        now,
        effects: [
          { do: 'save-user-changes', changes: event.changes },
          { do: 'broadcast-user-changes', changes: event.changes },
        ],
      };
    case 'user-changed-in-other-tab':
      return { now, effects: [{ do: 'save-user-changes', changes: event.changes }] };
    case 'session-replaced':
      return reloadAfter(access);
    default:
      return ignore(now);
  }
}

function fromOtherStates<S extends WithTokens>(
  now: Exclude<SessionState, SignedInState>,
  event: SessionEvent<S>,
): Transition<S> {
  const isAsking = now.state === 'asking';
  switch (event.type) {
    case 'signed-in':
      return now.state === 'signing-out' ? ignore(now) : startSession(event.session);
    case 'joined':
      return isAsking ? startSession(event.session) : ignore(now);
    case 'session-detected':
      return now.state === 'signed-out' ? { now: { state: 'asking' }, effects: [] } : ignore(now);
    case 'orphan-found':
      return now.state === 'signing-out'
        ? ignore(now)
        : { now: SIGNED_OUT, effects: [NOTIFY_COOKIE_SESSION_ENDED, ...CLEAR_BROWSER, MARK_SIGNED_OUT] };
    case 'join-timed-out':
      return isAsking ? giveUpJoining(event.abandoned) : ignore(now);
    case 'ended-in-other-tab':
      return isAsking ? { now: SIGNED_OUT, effects: [MARK_SIGNED_OUT] } : ignore(now);
    case 'sign-out-completed':
      return now.state === 'signing-out'
        ? { now: SIGNED_OUT, effects: event.replaced ? [] : CLEAR_BROWSER }
        : ignore(now);
    case 'session-ended':
      if (now.state === 'signing-out') return ignore(now);
      // A rejected session's cookies are already cleared. Any cookies now belong to a newer session, so they stay.
      if (now.state === 'rejected')
        return { now: SIGNED_OUT, effects: [{ do: 'clear-storage' }, MARK_SIGNED_OUT, ...navigateTo(event)] };
      return endAll(event.access ?? '', event);
    case 'tokens-refreshed':
      return revokeUnusedToken(now, event.tokens);
    default:
      return ignore(now);
  }
}

export const transition = <S extends WithTokens>(now: SessionState, event: SessionEvent<S>): Transition<S> =>
  now.state === 'signed-in' ? fromSignedIn(now, event) : fromOtherStates(now, event);
