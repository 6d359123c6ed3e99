/**
 * The session of this tab: the machine of `session-machine.rules.ts` at work. Everything that changes a session is an
 * event here; storage, cookies, the page's mark and the other tabs follow. Small: pages of visitors load it too.
 */
import { goTo } from '../lib/go.ts';
import { sessionStore } from '../lib/storage.ts';
import { forgetActivity } from './timeout/last-activity.ts';
import { clearSessionCookies, clearSimulationCookies, trustedToken } from './storage/session-cookies.ts';
import {
  amendKept,
  isAnothers,
  isThisBrowsers,
  keepSession,
  keepTokens,
  keptCookie,
  keptFacts,
  keptTokens,
} from './storage/stored-session.ts';
import type { KeptSession, SessionFacts } from './storage/stored-session.ts';
import { sayOver } from './sign-out/session-ended.ts';
import { markSession, USER_KEY } from './storage/session-keys.ts';
import { SIGNED_IN_EVENT } from './storage/shell-keys.ts';
import { nextSession } from './session-machine.rules.ts';
import type { SessionEffect, SessionEvent, TabSession } from './session-machine.types.ts';
import { forgetStorage, say } from './browser-tabs/tab-channel.ts';

type TabEvent = SessionEvent<KeptSession>;
type Effect = SessionEffect<KeptSession>;
type TellServices = Extract<Effect, { do: 'tell-services' }>;

const page = (): HTMLElement => document.documentElement;

/** As the page was opened: `boot.ts` has marked it, from storage and cookies. */
function opened(): TabSession {
  const mark = page().dataset['session'];
  if (mark === 'asking') return { state: 'asking' };
  const tokens = keptTokens();
  if (mark === 'in' && tokens && sessionStore.get(USER_KEY) !== null) return { state: 'signed-in', tokens };
  if (mark === 'in') {
    forgetStorage(); // half a session is none
    markSession('out');
  }
  return { state: 'signed-out' };
}

let now: TabSession | undefined;
/** How the session of this tab began: storage may have forgotten it by the time that it ends. */
let facts: SessionFacts = { flow: '', simulation: false };
const listeners = new Set<(now: TabSession) => void>();

/** The session of this tab at this moment. */
export function sessionNow(): TabSession {
  if (now === undefined) {
    facts = keptFacts();
    now = opened();
  }
  return now;
}

/** Calls back at every change of state or of the record. @returns stops */
export function onSession(listen: (now: TabSession) => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** The member area and the desk ask whoever was here to sign in again; other pages just show nobody. */
const asksToSignIn = (): boolean => document.querySelector('#member-preloads, #desk') !== null;

/** Loaded when it is needed: it brings the request wrapper. */
const revoke = async (access: string): Promise<void> =>
  (await import('./tokens/revoke-token.ts')).revokeQuietly(access);

/** Once the services are being told that the session is over: then the page may be left. */
let onItsWay: Promise<unknown> | undefined;

function tellServices({ access, refused, replaced }: TellServices): void {
  const trusted = trustedToken();
  if (access === '' && trusted === null) return; // nothing is left that they could end
  // On the way to another site a session is kept that the machine has not seen begin.
  const began = keptTokens() === null ? facts : keptFacts();
  onItsWay = sayOver({
    access,
    trusted,
    refused: refused === true,
    replaced: replaced === true || !isThisBrowsers({ cookie: keptCookie() }),
    facts: began,
  });
}

/** What a window in which staff act as a member does in its own way: the session of the browser is the staff's own. */
const DO_ALONE: Readonly<Partial<Record<Effect['do'], (effect: Effect) => void>>> = {
  'tell-out': (effect) => {
    if ('access' in effect) say({ type: 'simulation-over', access: effect.access });
  },
  'tell-tokens': () => {},
  'tell-amended': () => {},
  'forget-activity': () => {},
  'clear-cookies': clearSimulationCookies,
};

function leave(how: () => unknown): void {
  if (onItsWay) void onItsWay.then(how);
  else how();
}

function carryOut(effect: Effect): void {
  switch (effect.do) {
    case 'keep':
      ({ facts } = effect.session);
      return keepSession(effect.session);
    case 'keep-tokens':
      return keepTokens(effect.tokens);
    case 'forget':
      return forgetStorage();
    case 'forget-activity':
      return forgetActivity();
    case 'clear-cookies':
      return clearSessionCookies();
    case 'tell-out':
      return say({
        type: 'signed-out',
        access: effect.access,
        cookie: keptCookie(),
        ...(effect.to ? { to: effect.to } : {}),
      });
    case 'tell-tokens':
      return say({ type: 'tokens', replaces: effect.replaces, tokens: effect.tokens });
    case 'amend':
      return amendKept(effect.changes);
    case 'tell-amended':
      return say({ type: 'amended', cookie: keptCookie(), changes: effect.changes });
    case 'tell-services':
      return tellServices(effect);
    case 'revoke':
      return void revoke(effect.access);
    case 'mark':
      if (effect.mark !== 'refused') return markSession(effect.mark);
      return asksToSignIn() ? undefined : markSession('out');
    case 'announce':
      return void window.dispatchEvent(new Event(SIGNED_IN_EVENT));
    case 'hide':
      page().style.visibility = 'hidden';
      return;
    case 'go':
      return leave(() => goTo(effect.to ?? page().dataset['logout'] ?? '/', 'replace'));
    case 'reload':
      return leave(() => window.location.reload());
  }
}

/** A refusal says nothing of somebody else who has signed in in the browser since: this tab alone is behind. */
const seenFromHere = (event: TabEvent): TabEvent =>
  (event.type === 'refused' || event.type === 'forbidden') && !facts.simulation && isAnothers(keptCookie())
    ? { type: 'replaced' }
    : event;

/** Tells the session what has happened. */
export function tell(event: TabEvent): void {
  const before = sessionNow();
  const step = nextSession(before, before.state === 'signed-in' ? seenFromHere(event) : event);
  now = step.now;
  for (const effect of step.effects) {
    const alone = facts.simulation ? DO_ALONE[effect.do] : undefined;
    if (alone) alone(effect);
    else carryOut(effect);
  }
  const isNews = step.now.state !== before.state || step.effects.some((effect) => effect.do === 'amend');
  if (isNews) for (const listen of listeners) listen(step.now);
}
