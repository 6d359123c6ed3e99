/**
 * What the tabs of one browser tell each other: a new tab asks for the session of the others, a sign-out
 * ends it in all. Stays on this device and origin; small, because visitor pages load it too.
 */
import { CHANNEL, markSession, SIGNED_IN_EVENT, TOKEN_KEY, USER_KEY } from './session-keys.ts';
import { sessionStore } from '../lib/storage.ts';
import { keepingStubMode, stubPerson } from '../lib/stub-mode.ts';

interface SharedSession {
  user: unknown;
  token: unknown;
}
/** `stubs`: a tab in stub mode shares nothing with one that is not. */
type TabMessage = { stubs: boolean } & (
  { type: 'who' } | ({ type: 'session' } & SharedSession) | { type: 'signed-out'; to?: string }
);

const inStubMode = (): boolean => (__STUBS__ ? stubPerson(window.sessionStorage) !== null : false);

const ANSWER_WITHIN_MS = 400;

const isMessage = (data: unknown): data is TabMessage =>
  typeof data === 'object' && data !== null && 'type' in data;

let opened: BroadcastChannel | undefined;

/** One channel a tab: a second one would hear what the first one says. */
function openChannel(): BroadcastChannel {
  opened ??= new BroadcastChannel(CHANNEL);
  return opened;
}

/** Clears all that this tab keeps of the session. */
export function forgetSession(): void {
  if (__STUBS__) keepingStubMode(window.sessionStorage, sessionStore.clear);
  else sessionStore.clear();
}

/** Asks the other tabs for their session; marks the page 'in' when one answers, 'out' otherwise. */
function askOthers(channel: BroadcastChannel): void {
  channel.postMessage({ type: 'who', stubs: inStubMode() } satisfies TabMessage);
  setTimeout(() => {
    if (document.documentElement.dataset['session'] === 'asking') markSession('out');
  }, ANSWER_WITHIN_MS);
}

function join({ user, token }: SharedSession): void {
  if (!user || !token) return; // the other tab's storage has forgotten in the meantime
  sessionStore.set(USER_KEY, user);
  sessionStore.set(TOKEN_KEY, token);
  markSession('in');
  window.dispatchEvent(new Event(SIGNED_IN_EVENT));
}

/** Opens the channel of this tab. @param leave goes where the tab that ended the session says, or where a sign-out leads */
export function connectTabs(leave: (to?: string) => void): void {
  const channel = openChannel();
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data) || data.stubs !== inStubMode()) return;
    const mark = document.documentElement.dataset['session'];
    if (data.type === 'who' && mark === 'in') {
      channel.postMessage({
        type: 'session',
        stubs: inStubMode(),
        user: sessionStore.get(USER_KEY),
        token: sessionStore.get(TOKEN_KEY),
      } satisfies TabMessage);
    }
    if (data.type === 'session' && mark === 'asking') join(data);
    if (data.type === 'signed-out' && mark === 'in') {
      forgetSession();
      markSession('out');
      leave(data.to);
    }
  });
  if (document.documentElement.dataset['session'] === 'asking') askOthers(channel);
}

/** Ends the session in every other tab. @param to where they go then; left out: where a sign-out leads */
export function tellSignedOut(to?: string): void {
  const message: TabMessage = { type: 'signed-out', stubs: inStubMode(), ...(to ? { to } : {}) };
  openChannel().postMessage(message);
}
