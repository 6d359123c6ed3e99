/** Messages between browser tabs. Open pages of older releases use them too: add fields, but never rename a field. */
import { once } from '../../lib/page/once.ts';
import { sessionStore } from '../../lib/storage/storage.ts';
import type { StoredSession } from '../storage/stored-session.ts';
import { WINDOW_KEYS } from '../storage/session-keys.ts';
import { CHANNEL } from '../storage/shell-keys.ts';
import type { SessionTokens } from '../session-machine.types.ts';

export type TabMessage =
  | { type: 'who' }
  | { type: 'session'; session: StoredSession }
  | { type: 'tokens'; replaces: string; tokens: SessionTokens }
  | { type: 'amended'; cookie: string | null; changes: object }
  | { type: 'signed-out'; access: string; cookie: string | null; to?: string }
  /** Sent by a simulation window that has ended. */
  | { type: 'simulation-over'; access: string };

const isMessage = (data: unknown): data is TabMessage =>
  typeof data === 'object' && data !== null && 'type' in data;

/** One channel per tab, because a second channel would receive the messages of the first. */
const openChannel = once(() => new BroadcastChannel(CHANNEL));

export const postToTabs = (message: TabMessage): void => openChannel().postMessage(message);

export function onTabMessage(listen: (message: TabMessage) => void): () => void {
  const channel = openChannel();
  const onMessage = ({ data }: MessageEvent<unknown>): void => {
    if (isMessage(data)) listen(data);
  };
  channel.addEventListener('message', onMessage);
  return () => channel.removeEventListener('message', onMessage);
}

export const clearTabStorage = (): void => sessionStore.clear(WINDOW_KEYS);

const RESPONSE_TIMEOUT_MS = 1000;

/** Asks the other tabs for their session. @returns the first that passes `matches`; null if no tab responds in time */
export function requestSession(matches: (session: StoredSession) => boolean): Promise<StoredSession | null> {
  return new Promise((resolve) => {
    const settle = (session: StoredSession | null): void => {
      stop();
      clearTimeout(timer);
      resolve(session);
    };
    const timer = setTimeout(settle, RESPONSE_TIMEOUT_MS, null);
    const stop = onTabMessage((message) => {
      if (message.type === 'session' && matches(message.session)) settle(message.session);
    });
    postToTabs({ type: 'who' });
  });
}
