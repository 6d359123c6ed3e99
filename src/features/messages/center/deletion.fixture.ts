/** Runs the deletion store without a browser: a page that can be hidden, and a message service that records its calls. */
import { afterEach, beforeEach, vi } from 'vitest';
import { network, respond } from '../../../lib/http/http.fixture.ts';
import { storageArea } from '../../../lib/storage/storage-area.fixture.ts';
import { sessionStore } from '../../../lib/storage/storage.ts';
import { profileOf } from '../../../profile/profile.fixture.ts';
import { $profile } from '../../../profile/profile.store.ts';
import { $session } from '../../../session/session.store.ts';
import { SESSION_INFO_KEY } from '../../../session/storage/shell-keys.ts';
import { recordOf } from '../../../session/user/user-record.fixture.ts';
import type { MessageList } from '../messages.schema.ts';
import { DEFAULT_REFINE } from './center-query.rules.ts';
import { $shownRows } from './deletion.store.ts';
import { $messages, $rows } from './message-center.store.ts';
import { listOf, messageOf } from './messages.fixture.ts';

interface Service {
  calls: [path: string, ids: string[], keepalive: boolean][];
  /** Status of all responses to deletions. */
  status: number;
  /** Status of the response to the deletion of special messages, if different. */
  specialStatus?: number;
  /** Number of requests for the unread count. */
  counted: number;
}

/** Emptied before each test. */
export const service: Service = { calls: [], status: 200, counted: 0 };

/** The page's listeners and whether it is hidden. */
export const page: { hidden: boolean; onPageHide?: () => void; onVisibilityChange?: () => void } = {
  hidden: false,
};

export async function serveMessages(request: Request): Promise<Response> {
  const path = request.url.replace(/.*\//, '');
  if (path === 'getMessages')
    return respond({ payload: { messageList: [], specialMessage: [], totalCount: 0, unread: 0 } });
  if (path === 'CountUnreadMessages') {
    service.counted += 1;
    return respond({ payload: [{ unreadMessagesCount: 2 }] });
  }
  const ids = (await request.text()).match(/(?:[MS])\d(?=")/g) ?? [];
  service.calls.push([path, ids, request.keepalive]);
  const { status, specialStatus } = service;
  const callStatus = path === 'deleteSpecialMessages' ? (specialStatus ?? status) : status;
  return respond({ payload: { status: 'SUCCESS', updatedCount: ids.length } }, callStatus);
}

export const showList = (list: MessageList): void =>
  $messages.set({ state: 'ready', value: { list, refine: DEFAULT_REFINE, day: '2026-11-21' } });

export const SPECIAL = [messageOf({ id: 'S1', isSpecial: true })];

/** Opens the message center with the special message S1 and the messages M1 to M3. */
export function openCenter(simulation: boolean): void {
  vi.stubGlobal('window', {
    sessionStorage: storageArea(new Map()),
    localStorage: storageArea(new Map()),
    location: { hostname: 'brand.example', search: '' },
    addEventListener(name: string, listen: () => void) {
      if (name === 'pagehide') page.onPageHide = listen;
    },
    dispatchEvent: () => true,
  });
  vi.stubGlobal(
    'document',
    Object.assign(page, {
      documentElement: { lang: 'en', dataset: {} },
      hidden: false,
      onPageHide: undefined,
      onVisibilityChange: undefined,
      querySelector: () => null,
      addEventListener(name: string, listen: () => void) {
        if (name === 'visibilitychange') page.onVisibilityChange = listen;
      },
    }),
  );
  sessionStore.set(SESSION_INFO_KEY, { simulation });
  $session.set({ state: 'signed-in', user: recordOf() });
  $profile.set({ state: 'ready', value: profileOf() });
  showList(listOf({ special: SPECIAL, others: [1, 2, 3].map((at) => messageOf({ id: `M${at}` })) }));
}

/** The keys of the visible rows. */
export const shown = (): string[] => $shownRows.get().map(({ key }) => key);
export const pick = (...keys: string[]) => $rows.get().filter(({ key }) => keys.includes(key));

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(service, { calls: [], status: 200, specialStatus: undefined, counted: 0 });
  network.mockImplementation(serveMessages);
  openCenter(false);
});

afterEach(() => {
  $session.set({ state: 'signed-out' });
  vi.useRealTimers();
});
