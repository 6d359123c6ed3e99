/** How the tabs of one browser speak of the session: it stays on this device and origin. */
import { sessionStore } from '../../lib/storage.ts';
import type { StoredSession } from '../storage/stored-session.ts';
import { WINDOW_KEYS } from '../storage/session-keys.ts';
import { CHANNEL } from '../storage/shell-keys.ts';
import type { SessionTokens } from '../session-machine.types.ts';

export type TabMessage =
  /** Asks for the session of whichever tab has one. */
  | { type: 'who' }
  | { type: 'session'; session: StoredSession }
  | { type: 'tokens'; replaces: string; tokens: SessionTokens }
  /** The record of the session with this cookie has changed. */
  | { type: 'amended'; cookie: string | null; changes: object }
  /** `cookie`: the own cookie of the session that is over; null where that is not known. */
  | { type: 'signed-out'; access: string; cookie: string | null; to?: string }
  /** A window in which staff acted as a member has ended its session, and told the services. */
  | { type: 'simulation-over'; access: string };

const isMessage = (data: unknown): data is TabMessage =>
  typeof data === 'object' && data !== null && 'type' in data;

let opened: BroadcastChannel | undefined;

/** One channel a tab: a second one would hear what the first one says. */
function openChannel(): BroadcastChannel {
  opened ??= new BroadcastChannel(CHANNEL);
  return opened;
}

export const postToTabs = (message: TabMessage): void => openChannel().postMessage(message);

/** Hears what the other tabs say. @returns stops */
export function onTabMessage(listen: (message: TabMessage) => void): () => void {
  const channel = openChannel();
  const onMessage = ({ data }: MessageEvent<unknown>): void => {
    if (isMessage(data)) listen(data);
  };
  channel.addEventListener('message', onMessage);
  return () => channel.removeEventListener('message', onMessage);
}

/** Clears all that this tab keeps, but for what is the window's own. */
export const clearTabStorage = (): void => sessionStore.clear(WINDOW_KEYS);

const ANSWER_WITHIN_MS = 400;

/** The session of another tab that fits; null where none answers in time. */
export function requestSession(fits: (session: StoredSession) => boolean): Promise<StoredSession | null> {
  return new Promise((resolve) => {
    const settle = (session: StoredSession | null): void => {
      stop();
      clearTimeout(late);
      resolve(session);
    };
    const late = setTimeout(settle, ANSWER_WITHIN_MS, null);
    const stop = onTabMessage((message) => {
      if (message.type === 'session' && fits(message.session)) settle(message.session);
    });
    postToTabs({ type: 'who' });
  });
}
