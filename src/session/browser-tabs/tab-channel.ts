/**
 * Messages about the session between the browser tabs of one origin. Their form is shared with pages of older
 * releases that are still open: add to it, do not rename.
 */
import { sessionStore } from '../../lib/storage.ts';
import type { StoredSession } from '../storage/stored-session.ts';
import { WINDOW_KEYS } from '../storage/session-keys.ts';
import { CHANNEL } from '../storage/shell-keys.ts';
import type { SessionTokens } from '../session-machine.types.ts';

export type TabMessage =
  | { type: 'who' }
  | { type: 'session'; session: StoredSession }
  | { type: 'tokens'; replaces: string; tokens: SessionTokens }
  /** The user record of the session with this cookie has changed. */
  | { type: 'amended'; cookie: string | null; changes: object }
  /** `cookie`: the session cookie of the ended session; null if unknown. */
  | { type: 'signed-out'; access: string; cookie: string | null; to?: string }
  /** A simulation window has ended its session and notified the services. */
  | { type: 'simulation-over'; access: string };

const isMessage = (data: unknown): data is TabMessage =>
  typeof data === 'object' && data !== null && 'type' in data;

let opened: BroadcastChannel | undefined;

/** One channel per tab: a second one would receive the messages of the first. */
function openChannel(): BroadcastChannel {
  opened ??= new BroadcastChannel(CHANNEL);
  return opened;
}

export const postToTabs = (message: TabMessage): void => openChannel().postMessage(message);

/** @returns unsubscribes */
export function onTabMessage(listen: (message: TabMessage) => void): () => void {
  const channel = openChannel();
  const onMessage = ({ data }: MessageEvent<unknown>): void => {
    if (isMessage(data)) listen(data);
  };
  channel.addEventListener('message', onMessage);
  return () => channel.removeEventListener('message', onMessage);
}

/** Clears session storage, except for values of the window itself. */
export const clearTabStorage = (): void => sessionStore.clear(WINDOW_KEYS);

const RESPONSE_TIMEOUT_MS = 400;

/**
 * Requests the session of another tab.
 * @param matches accepts or rejects a response
 * @returns null if no tab responds in time
 */
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
