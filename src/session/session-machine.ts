/** Runs the effects of `session-machine.rules.ts` in this tab. Keep this file small, because visitor pages load it too. */
import { navigateTo } from '../lib/navigation/navigation.ts';
import { sessionStore } from '../lib/storage/storage.ts';
import { clearActivity } from './timeout/last-activity.ts';
import { clearCookiesOfLastSimulation } from './simulation/simulation-windows.ts';
import { clearSessionCookies, singleSignOnToken } from './storage/session-cookies.ts';
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

function initialState(): SessionState {
  const mark = page().dataset['session'];
  if (mark === 'asking') return { state: 'asking' };
  const tokens = storedTokens();
  if (mark === 'in' && tokens && sessionStore.get(USER_KEY) !== null) return { state: 'signed-in', tokens };
  if (mark === 'in') {
    clearTabStorage(); // the user record or the token is missing
    markSession('out');
  }
  return { state: 'signed-out' };
}

let now: SessionState | undefined;
/** A copy of the stored session info, because storage may expire before the session ends. */
let sessionInfo: SessionInfo = { flow: '', simulation: false };
const listeners = new Set<(now: SessionState) => void>();

export function currentSession(): SessionState {
  if (now === undefined) {
    sessionInfo = storedSessionInfo();
    now = initialState();
  }
  return now;
}

/** Calls `listen` when the session's state or the user record changes. @returns a function that removes the listener */
export function onSessionChange(listen: (now: SessionState) => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

const asksToSignIn = (): boolean => document.querySelector('#member-preloads, #desk') !== null;

/** Revokes a token. Imported on demand, because the module imports the request wrapper. */
const revoke = async (access: string): Promise<void> =>
  (await import('./tokens/revoke-token.ts')).revokeQuietly(access);

let noticeSent: Promise<unknown> | undefined;

function notifyServices({ access, rejected, replaced }: NotifyServicesEffect): void {
  const trusted = singleSignOnToken();
  if (access === '' && trusted === null) return; // there is nothing left to end
  // Prefer storage: a sign-in that opens another page writes storage without an event, which leaves `sessionInfo` stale.
  const info = storedTokens() === null ? sessionInfo : storedSessionInfo();
  noticeSent = notifySessionEnded({
    access,
    trusted,
    rejected: rejected === true,
    replaced: replaced === true || !isBrowserSession({ cookie: storedSessionCookie() }),
    info,
  });
}

/** Effects in a window where staff act as a member. They must not change the browser's session, which belongs to the staff. */
const SIMULATION_EFFECTS: Readonly<Partial<Record<Effect['do'], (effect: Effect) => void>>> = {
  'broadcast-sign-out': (effect) => {
    if ('access' in effect) postToTabs({ type: 'simulation-over', access: effect.access });
  },
  'broadcast-tokens': () => {},
  'broadcast-user-changes': () => {},
  'clear-activity': () => {},
  'clear-cookies': () => void clearCookiesOfLastSimulation(),
};

/** Navigates only after listeners have cleared the member's data, so that no unsaved change stops the navigation. */
const navigateAfterNotice = (how: () => unknown): void => void Promise.resolve(noticeSent).then(how);

function runEffect(effect: Effect): void {
  switch (effect.do) {
    case 'save-session':
      ({ facts: sessionInfo } = effect.session);
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
      if (effect.mark !== 'rejected') return markSession(effect.mark);
      if (asksToSignIn()) return;
      markSession('out');
      runEffect({ do: 'hide-page' }); // the page may show what the user entered
      return runEffect({ do: 'reload' });
    case 'announce-sign-in':
      return void window.dispatchEvent(new Event(SIGNED_IN_EVENT));
    case 'hide-page':
      page().style.visibility = 'hidden';
      return;
    case 'navigate':
      return navigateAfterNotice(() => navigateTo(effect.to ?? page().dataset['logout'] ?? '/', 'replace'));
    case 'reload':
      return navigateAfterNotice(() => window.location.reload());
  }
}

/** Converts the rejection of a token to `session-replaced` if another session has replaced this tab's session. */
const withReplacedSession = (event: TabEvent): TabEvent =>
  (event.type === 'token-rejected' || event.type === 'access-forbidden') &&
  !sessionInfo.simulation &&
  isReplacedByAnotherSession(storedSessionCookie())
    ? { type: 'session-replaced' }
    : event;

export function dispatch(event: TabEvent): void {
  const before = currentSession();
  const step = transition(before, before.state === 'signed-in' ? withReplacedSession(event) : event);
  now = step.now;
  for (const effect of step.effects) {
    const alone = sessionInfo.simulation ? SIMULATION_EFFECTS[effect.do] : undefined;
    if (alone) alone(effect);
    else runEffect(effect);
  }
  const isNews =
    step.now.state !== before.state || step.effects.some((effect) => effect.do === 'save-user-changes');
  if (isNews) for (const listen of listeners) listen(step.now);
}
