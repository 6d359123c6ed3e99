/**
 * The session of this tab: the machine of `session-machine.rules.ts` at work. Everything that changes a session is an
 * event here; storage, cookies, the page's mark and the other tabs follow. Small: pages of visitors load it too.
 */
import { goTo } from '../lib/go.ts';
import { sessionStore } from '../lib/storage.ts';
import { clearActivity } from './timeout/last-activity.ts';
import { clearSessionCookies, clearSimulationCookies, singleSignOnToken } from './storage/session-cookies.ts';
import {
  updateStoredUser,
  isReplacedByAnotherSession,
  isBrowserSession,
  saveSession,
  saveTokens,
  storedSessionCookie,
  storedSessionInfo,
  storedTokens,
} from './storage/stored-session.ts';
import type { StoredSession, SessionInfo } from './storage/stored-session.ts';
import { notifySessionEnded } from './sign-out/session-ended.ts';
import { markSession, USER_KEY } from './storage/session-keys.ts';
import { SIGNED_IN_EVENT } from './storage/shell-keys.ts';
import { transition } from './session-machine.rules.ts';
import type { SessionEffect, SessionEvent, SessionState } from './session-machine.types.ts';
import { clearTabStorage, postToTabs } from './browser-tabs/tab-channel.ts';

type TabEvent = SessionEvent<StoredSession>;
type Effect = SessionEffect<StoredSession>;
type NotifyServicesEffect = Extract<Effect, { do: 'notify-services' }>;

const page = (): HTMLElement => document.documentElement;

/** As the page was opened: `boot.ts` has marked it, from storage and cookies. */
function initialState(): SessionState {
  const mark = page().dataset['session'];
  if (mark === 'asking') return { state: 'asking' };
  const tokens = storedTokens();
  if (mark === 'in' && tokens && sessionStore.get(USER_KEY) !== null) return { state: 'signed-in', tokens };
  if (mark === 'in') {
    clearTabStorage(); // half a session is none
    markSession('out');
  }
  return { state: 'signed-out' };
}

let now: SessionState | undefined;
/** How the session of this tab began: storage may have forgotten it by the time that it ends. */
let facts: SessionInfo = { flow: '', simulation: false };
const listeners = new Set<(now: SessionState) => void>();

/** The session of this tab at this moment. */
export function currentSession(): SessionState {
  if (now === undefined) {
    facts = storedSessionInfo();
    now = initialState();
  }
  return now;
}

/** Calls back at every change of state or of the record. @returns stops */
export function onSessionChange(listen: (now: SessionState) => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** The member area and the desk ask whoever was here to sign in again; other pages just show nobody. */
const asksToSignIn = (): boolean => document.querySelector('#member-preloads, #desk') !== null;

/** Loaded when it is needed: it brings the request wrapper. */
const revoke = async (access: string): Promise<void> =>
  (await import('./tokens/revoke-token.ts')).revokeQuietly(access);

/** Once the services are being told that the session is over: then the page may be left. */
let noticeSent: Promise<unknown> | undefined;

function notifyServices({ access, refused, replaced }: NotifyServicesEffect): void {
  const trusted = singleSignOnToken();
  if (access === '' && trusted === null) return; // nothing is left that they could end
  // On the way to another site a session is kept that the machine has not seen begin.
  const began = storedTokens() === null ? facts : storedSessionInfo();
  noticeSent = notifySessionEnded({
    access,
    trusted,
    refused: refused === true,
    replaced: replaced === true || !isBrowserSession({ cookie: storedSessionCookie() }),
    facts: began,
  });
}

/** What a window in which staff act as a member does in its own way: the session of the browser is the staff's own. */
const SIMULATION_EFFECTS: Readonly<Partial<Record<Effect['do'], (effect: Effect) => void>>> = {
  'broadcast-sign-out': (effect) => {
    if ('access' in effect) postToTabs({ type: 'simulation-over', access: effect.access });
  },
  'broadcast-tokens': () => {},
  'broadcast-user-changes': () => {},
  'clear-activity': () => {},
  'clear-cookies': clearSimulationCookies,
};

function navigateAfterNotice(how: () => unknown): void {
  if (noticeSent) void noticeSent.then(how);
  else how();
}

function runEffect(effect: Effect): void {
  switch (effect.do) {
    case 'save-session':
      ({ facts } = effect.session);
      return saveSession(effect.session);
    case 'save-tokens':
      return saveTokens(effect.tokens);
    case 'clear-storage':
      return clearTabStorage();
    case 'clear-activity':
      return clearActivity();
    case 'clear-cookies':
      return clearSessionCookies();
    case 'broadcast-sign-out':
      return postToTabs({
        type: 'signed-out',
        access: effect.access,
        cookie: storedSessionCookie(),
        ...(effect.to ? { to: effect.to } : {}),
      });
    case 'broadcast-tokens':
      return postToTabs({ type: 'tokens', replaces: effect.replaces, tokens: effect.tokens });
    case 'save-user-changes':
      return updateStoredUser(effect.changes);
    case 'broadcast-user-changes':
      return postToTabs({ type: 'amended', cookie: storedSessionCookie(), changes: effect.changes });
    case 'notify-services':
      return notifyServices(effect);
    case 'revoke-token':
      return void revoke(effect.access);
    case 'mark-page':
      if (effect.mark !== 'refused') return markSession(effect.mark);
      return asksToSignIn() ? undefined : markSession('out');
    case 'announce-sign-in':
      return void window.dispatchEvent(new Event(SIGNED_IN_EVENT));
    case 'hide-page':
      page().style.visibility = 'hidden';
      return;
    case 'navigate':
      return navigateAfterNotice(() => goTo(effect.to ?? page().dataset['logout'] ?? '/', 'replace'));
    case 'reload':
      return navigateAfterNotice(() => window.location.reload());
  }
}

/** A refusal says nothing of somebody else who has signed in in the browser since: this tab alone is behind. */
const withReplacedSession = (event: TabEvent): TabEvent =>
  (event.type === 'token-rejected' || event.type === 'access-forbidden') &&
  !facts.simulation &&
  isReplacedByAnotherSession(storedSessionCookie())
    ? { type: 'session-replaced' }
    : event;

/** Tells the session what has happened. */
export function dispatch(event: TabEvent): void {
  const before = currentSession();
  const step = transition(before, before.state === 'signed-in' ? withReplacedSession(event) : event);
  now = step.now;
  for (const effect of step.effects) {
    const alone = facts.simulation ? SIMULATION_EFFECTS[effect.do] : undefined;
    if (alone) alone(effect);
    else runEffect(effect);
  }
  const isNews =
    step.now.state !== before.state || step.effects.some((effect) => effect.do === 'save-user-changes');
  if (isNews) for (const listen of listeners) listen(step.now);
}
