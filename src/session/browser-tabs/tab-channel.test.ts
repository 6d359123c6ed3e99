/** Asking the other tabs for their session (decisions/session#browser-tabs-share-a-session). */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHANNEL } from '../storage/shell-keys.ts';
import type { StoredSession } from '../storage/stored-session.ts';
import { requestSession, type TabMessage } from './tab-channel.ts';

const SESSION: StoredSession = {
  user: { firstName: 'Maria' },
  tokens: { access: 'a', refresh: null, endsAt: 0 },
  facts: { flow: 'newer', simulation: false },
  cookie: 'C',
  profile: {},
};
let otherTab: BroadcastChannel;

/** Resolves when the other tab has received this tab's question. */
const asked = (): Promise<unknown> => new Promise((resolve) => (otherTab.onmessage = resolve));
const respond = (): void => otherTab.postMessage({ type: 'session', session: SESSION } satisfies TabMessage);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  otherTab = new BroadcastChannel(CHANNEL);
});

afterEach(() => {
  otherTab.close();
  vi.useRealTimers();
});

it('a tab on a busy device can share its session 900 ms after it was asked', async () => {
  const [question, session] = [asked(), requestSession(() => true)];
  await question;
  vi.advanceTimersByTime(900);
  respond();
  expect(await session).toEqual(SESSION);
});

it('a tab without a response asks for the sign-in after one second', async () => {
  const session = requestSession(() => true);
  vi.advanceTimersByTime(1000);
  expect(await session).toBeNull();
});

it('a session that does not match is passed over, and the next one is returned', async () => {
  const matches = vi.fn(({ cookie }: StoredSession) => cookie === 'C');
  const [question, session] = [asked(), requestSession(matches)];
  await question;
  otherTab.postMessage({ type: 'session', session: { ...SESSION, cookie: 'D' } } satisfies TabMessage);
  respond();
  expect((await session)?.cookie).toBe('C');
  expect(matches).toHaveBeenCalledTimes(2);
});
