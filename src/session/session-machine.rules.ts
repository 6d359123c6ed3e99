/**
 * The session of one tab as a state machine (spec 000 §4 'Session'): what may follow what, and what has to be done
 * with it. Pure; `session-machine.ts` carries the effects out, in their order. An event that a state does not name
 * changes nothing: it came too late.
 */
import type {
  SessionEffect,
  SessionEvent,
  SessionTokens,
  TabSession,
  WithTokens,
} from './session-machine.types.ts';

/** What follows an event. */
interface Step<S extends WithTokens> {
  now: TabSession;
  effects: readonly SessionEffect<S>[];
}

type Ended = Extract<SessionEvent<WithTokens>, { type: 'ended' }>;
type In = Extract<TabSession, { state: 'signed-in' }>;

const OUT = { state: 'signed-out' } as const;
const FORGET = [{ do: 'forget' }, { do: 'forget-activity' }] as const;
const CLEAR = [...FORGET, { do: 'clear-cookies' }] as const;
const MARK_OUT = { do: 'mark', mark: 'out' } as const;

/** The services are told as far as a cookie says of what. */
const COOKIES_OVER = { do: 'tell-services', access: '' } as const;

const start = <S extends WithTokens>(session: S): Step<S> => ({
  now: { state: 'signed-in', tokens: session.tokens },
  effects: [{ do: 'keep', session }, { do: 'mark', mark: 'in' }, { do: 'announce' }],
});

/** Whoever was here must sign in again: first nothing of the member stays, in any tab. */
const refuse = <S extends WithTokens>({ tokens: { access } }: In, refused?: true): Step<S> => ({
  now: { state: 'refused' },
  effects: [
    { do: 'tell-services', access, ...(refused ? { refused } : {}) },
    { do: 'tell-out', access },
    ...CLEAR,
    { do: 'mark', mark: 'refused' },
  ],
});

/** A token that is renewed without a session that could use it. */
const revoked = <S extends WithTokens>(now: TabSession, { access }: SessionTokens): Step<S> => ({
  now,
  effects: [{ do: 'revoke', access }],
});

const stay = <S extends WithTokens>(now: TabSession): Step<S> => ({ now, effects: [] });

const goingTo = ({ to }: Ended) => (to === undefined ? [] : [{ do: 'go', to } as const]);

/** Everything goes, in all tabs, whoever is or was signed in. */
const endAll = <S extends WithTokens>(access: string, ended: Ended): Step<S> => ({
  now: OUT,
  effects: [
    ...(ended.untold ? [] : [{ do: 'tell-services', access } as const]),
    { do: 'tell-out', access },
    ...CLEAR,
    MARK_OUT,
    ...goingTo(ended),
  ],
});

/** What the mark of a session stands for is gone: its cookies go too, unless a tab may only be asleep. */
const unanswered = <S extends WithTokens>(abandoned: boolean): Step<S> => ({
  now: OUT,
  effects: abandoned
    ? [COOKIES_OVER, { do: 'forget-activity' }, { do: 'clear-cookies' }, MARK_OUT]
    : [MARK_OUT],
});

function fromSignedIn<S extends WithTokens>(now: In, event: SessionEvent<S>): Step<S> {
  const { access } = now.tokens;
  switch (event.type) {
    case 'signed-in':
      return start(event.session);
    case 'sign-out':
      return {
        now: { state: 'leaving', access },
        effects: [{ do: 'tell-out', access }, ...FORGET],
      };
    case 'ended':
      return endAll(access, event);
    case 'expired':
      return {
        now: OUT,
        effects: [
          { do: 'hide' },
          { do: 'tell-services', access },
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
          // Of what was renewed here while the other tab left, or is a session of its own, that tab could tell nobody.
          ...(event.access === access ? [] : [{ do: 'tell-services', access } as const]),
          ...FORGET,
          MARK_OUT,
          { do: 'go', ...(event.to === undefined ? {} : { to: event.to }) },
        ],
      };
    case 'refused':
      return event.access === access ? refuse(now, true) : stay(now);
    case 'forbidden':
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
    case 'amended':
      return {
        now,
        effects: [
          { do: 'amend', changes: event.changes },
          { do: 'tell-amended', changes: event.changes },
        ],
      };
    case 'told-amended':
      return { now, effects: [{ do: 'amend', changes: event.changes }] };
    case 'replaced':
      return {
        now: OUT,
        effects: [
          { do: 'hide' },
          { do: 'tell-services', access, replaced: true },
          { do: 'forget' },
          { do: 'reload' },
        ],
      };
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
    case 'noticed':
      return now.state === 'signed-out' ? { now: { state: 'asking' }, effects: [] } : stay(now);
    case 'cleared':
      return now.state === 'leaving' ? stay(now) : { now: OUT, effects: [COOKIES_OVER, ...CLEAR, MARK_OUT] };
    case 'unanswered':
      return isAsking ? unanswered(event.abandoned) : stay(now);
    case 'told-out':
      return isAsking ? { now: OUT, effects: [MARK_OUT] } : stay(now);
    case 'left':
      return now.state === 'leaving' ? { now: OUT, effects: event.replaced ? [] : CLEAR } : stay(now);
    case 'ended':
      if (now.state === 'leaving') return stay(now);
      // What was refused has been cleared; a session that has begun elsewhere since is another one.
      if (now.state === 'refused')
        return { now: OUT, effects: [{ do: 'forget' }, MARK_OUT, ...goingTo(event)] };
      return endAll(event.access ?? '', event);
    case 'renewed':
      return revoked(now, event.tokens);
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
