/**
 * Deletions can be undone while they are queued, and are sent when the member leaves (decisions/messages#deletions-wait-eight-seconds).
 */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { respond, network } from '../../../lib/http/http.fixture.ts';
import { storageArea } from '../../../lib/storage/storage-area.fixture.ts';
import { sessionStore } from '../../../lib/storage/storage.ts';
import { profileOf } from '../../../profile/profile.fixture.ts';
import { $profile } from '../../../profile/profile.store.ts';
import { $session } from '../../../session/session.store.ts';
import { SESSION_INFO_KEY } from '../../../session/storage/shell-keys.ts';
import { recordOf } from '../../../session/user/user-record.fixture.ts';
import type { MessageList } from '../messages.schema.ts';
import { DEFAULT_REFINE } from './center-query.rules.ts';
import {
  $deletions,
  $shownList,
  $shownRows,
  holdDeletions,
  queueDeletion,
  releaseDeletions,
  retryDeletion,
  sendDeletions,
  sendWhenLeft,
  undoDeletion,
} from './deletion.store.ts';
import { UNDO_MS } from '../../../ui/dialog/toast.rules.ts';
import { $unreadCount, recountUnread } from '../unread.store.ts';
import { $messages, $rows, reloadQuietly } from './message-center.store.ts';
import { listOf, messageOf } from './messages.fixture.ts';

let onPageHide: (() => void) | undefined;
let onVisibilityChange: (() => void) | undefined;
const page = { hidden: false };
let calls: [path: string, ids: string[], keepalive: boolean][] = [];
let status = 200;
let specialStatus: number | undefined;
let counted = 0;

async function serveMessages(request: Request): Promise<Response> {
  const path = request.url.replace(/.*\//, '');
  if (path === 'getMessages')
    return respond({ payload: { messageList: [], specialMessage: [], totalCount: 0, unread: 0 } });
  if (path === 'CountUnreadMessages') {
    counted += 1;
    return respond({ payload: [{ unreadMessagesCount: 2 }] });
  }
  const ids = (await request.text()).match(/(?:[MS])\d(?=")/g) ?? [];
  calls.push([path, ids, request.keepalive]);
  const callStatus = path === 'deleteSpecialMessages' ? (specialStatus ?? status) : status;
  return respond({ payload: { status: 'SUCCESS', updatedCount: ids.length } }, callStatus);
}

function open(simulation: boolean): void {
  vi.stubGlobal('window', {
    sessionStorage: storageArea(new Map()),
    localStorage: storageArea(new Map()),
    location: { hostname: 'brand.example', search: '' },
    addEventListener(name: string, listen: () => void) {
      if (name === 'pagehide') onPageHide = listen;
    },
    dispatchEvent: () => true,
  });
  vi.stubGlobal(
    'document',
    Object.assign(page, {
      documentElement: { lang: 'en', dataset: {} },
      hidden: false,
      querySelector: () => null,
      addEventListener(name: string, listen: () => void) {
        if (name === 'visibilitychange') onVisibilityChange = listen;
      },
    }),
  );
  sessionStore.set(SESSION_INFO_KEY, { simulation });
  const special = [messageOf({ id: 'S1', isSpecial: true })];
  const others = [1, 2, 3].map((at) => messageOf({ id: `M${at}` }));
  const list = listOf({ special, others });
  $session.set({ state: 'signed-in', user: recordOf() });
  $profile.set({ state: 'ready', value: profileOf() });
  $messages.set({ state: 'ready', value: { list, refine: DEFAULT_REFINE, day: '2026-11-21' } });
}

const shown = (): string[] => $shownRows.get().map(({ key }) => key);
const pick = (...keys: string[]) => $rows.get().filter(({ key }) => keys.includes(key));

beforeEach(() => {
  vi.useFakeTimers();
  [calls, status, specialStatus, counted, onPageHide] = [[], 200, undefined, 0, undefined];
  network.mockImplementation(serveMessages);
  open(false);
});

afterEach(() => {
  $session.set({ state: 'signed-out' });
  vi.useRealTimers();
});

it('a queued deletion hides its rows at once, and is sent when the undo time is over', async () => {
  queueDeletion(pick('M1', 'S1'));
  expect([shown(), $shownList.get()?.total]).toEqual([['M2', 'M3'], 2]);
  await vi.advanceTimersByTimeAsync(UNDO_MS - 1);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toEqual([
    ['deleteSpecialMessages', ['S1'], true],
    ['delStatusFlag', ['M1'], true],
  ]);
  await sendDeletions();
  expect($deletions.get()).toEqual({ waiting: [], sending: [], failed: [] });
});

it('the badge excludes queued messages, and counts them again after undo or a failure', async () => {
  const { date } = $rows.get()[1]?.message ?? { date: '' };
  vi.setSystemTime(`${date}T18:00:00Z`);
  const unread = $rows
    .get()
    .map((row) => ({ ...row, message: { ...row.message, status: 'unread' as const } }));
  $unreadCount.set({ state: 'ready', value: 3 });
  queueDeletion(unread.slice(0, 3)); // a special message, which the badge never counts, and two other messages
  expect($unreadCount.get()).toEqual({ state: 'ready', value: 1 });
  undoDeletion();
  expect($unreadCount.get()).toEqual({ state: 'ready', value: 3 });
  status = 500;
  queueDeletion(unread.slice(1, 2));
  expect($unreadCount.get()).toEqual({ state: 'ready', value: 2 });
  await sendDeletions(false);
  expect($unreadCount.get()).toEqual({ state: 'ready', value: 3 });

  // The count that the service returns after a deletion still includes messages that were queued during the call.
  status = 200;
  queueDeletion(unread.slice(1, 2));
  const sent = sendDeletions(false);
  queueDeletion(unread.slice(2, 3));
  await sent;
  await vi.waitFor(() => expect(counted).toBe(1));
  await vi.advanceTimersByTimeAsync(0);
  expect($unreadCount.get()).toEqual({ state: 'ready', value: 1 });
  undoDeletion();
  expect($unreadCount.get()).toEqual({ state: 'ready', value: 2 });
});

it('undo restores all queued messages and sends nothing', async () => {
  queueDeletion(pick('M1'));
  queueDeletion(pick('M2'));
  expect(undoDeletion()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(2 * UNDO_MS);
  expect([shown(), calls]).toEqual([['S1', 'M1', 'M2', 'M3'], []]);
});

it('the undo timer stops while the undo button has the focus', async () => {
  queueDeletion(pick('M1'));
  holdDeletions();
  await vi.advanceTimersByTimeAsync(10 * UNDO_MS);
  expect(calls).toEqual([]);
  releaseDeletions();
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect(calls).toHaveLength(1);
});

it('leaving the page sends queued deletions before the browser stops the page', async () => {
  sendWhenLeft();
  queueDeletion(pick('M1'));
  onPageHide?.();
  await Promise.resolve(); // only microtasks run, because after `pagehide` the browser starts no further tasks
  await vi.waitFor(() => expect(calls).toEqual([['delStatusFlag', ['M1'], true]]));
});

it('hiding the page sends queued deletions, and showing the page again sends nothing', async () => {
  sendWhenLeft();
  queueDeletion(pick('M1'));
  onVisibilityChange?.();
  await Promise.resolve();
  expect(calls).toEqual([]);
  page.hidden = true;
  onVisibilityChange?.();
  await vi.waitFor(() => expect(calls).toEqual([['delStatusFlag', ['M1'], true]]));
});

it('leaving the view sends queued deletions immediately, and only once', async () => {
  const leave = sendWhenLeft();
  queueDeletion(pick('M1'));
  leave();
  await sendDeletions();
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect(calls).toEqual([['delStatusFlag', ['M1'], true]]);
});

it('a failed deletion restores the rows and can be sent again', async () => {
  status = 500;
  queueDeletion(pick('M1'));
  await sendDeletions(false);
  expect([shown(), $deletions.get().failed]).toEqual([['S1', 'M1', 'M2', 'M3'], pick('M1')]);
  status = 200;
  retryDeletion();
  await sendDeletions();
  expect([calls.length, $deletions.get().failed]).toEqual([2, []]);
});

it('a retry of a failed deletion does not end the wait for another deletion', async () => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<undefined>();
  network.mockImplementationOnce(async (request: Request) => {
    await isReleased;
    return serveMessages(request);
  });
  queueDeletion(pick('M1'));
  void sendDeletions(false);
  status = 500;
  queueDeletion(pick('M2'));
  void sendDeletions(false);
  await vi.waitFor(() => expect($deletions.get().failed).toEqual(pick('M2')));
  status = 200;
  retryDeletion();
  const finished = vi.fn();
  void sendDeletions().then(finished);
  await vi.advanceTimersByTimeAsync(1000);
  expect([calls.at(-1)?.[1], finished.mock.calls.length]).toEqual([['M2'], 0]);
  release(undefined);
  await vi.waitFor(() => expect(finished).toHaveBeenCalledOnce());
});

/** Deletes all ordinary messages of the first page of two. @param reload responds to the request for the list */
function deletePage(special: MessageList['special'], reload: () => Promise<Response>): void {
  const others = Array.from({ length: 12 }, (_, at) => messageOf({ id: `M${at}` }));
  const list = listOf({ special, others });
  $messages.set({ state: 'ready', value: { list, refine: DEFAULT_REFINE, day: '2026-11-21' } });
  network.mockImplementation((request: Request) =>
    request.url.endsWith('getMessages') ? reload() : serveMessages(request),
  );
  queueDeletion($rows.get().filter(({ key }) => key !== 'S1'));
  void sendDeletions();
}
const special = [messageOf({ id: 'S1', isSpecial: true })];

it.each([
  ['no special message', []],
  ['a special message', special],
])(
  'the list offers a retry if it fails to load after all messages on its page were deleted (%s is left)',
  async (_, left) => {
    deletePage(left, () => Promise.resolve(respond({}, 500)));
    await vi.advanceTimersByTimeAsync(60_000);
    expect($messages.get().state).toBe('failed');
  },
);

it('the list keeps a special message while it loads after all other messages on its page were deleted', async () => {
  const { promise: reloaded, resolve: release } = Promise.withResolvers<Response>();
  deletePage(special, () => reloaded);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown()).toEqual(['S1']);
  release(respond({}, 500));
  await vi.advanceTimersByTimeAsync(60_000);
});

it('if one of several calls fails, only its messages are restored, and the unread messages are counted again', async () => {
  specialStatus = 500;
  $unreadCount.set({ state: 'ready', value: 3 });
  queueDeletion(pick('S1', 'M1', 'M2'));
  await sendDeletions(false);
  expect($deletions.get()).toEqual({ waiting: [], sending: [], failed: pick('S1') });
  await vi.waitFor(() => expect($unreadCount.get()).toEqual({ state: 'ready', value: 2 }));
  specialStatus = 200;
  retryDeletion();
  await sendDeletions();
  expect(calls.map(([path]) => path)).toEqual([
    'deleteSpecialMessages',
    'delStatusFlag',
    'deleteSpecialMessages',
  ]);
});

it('signing out empties the queue of deletions', () => {
  queueDeletion(pick('M1'));
  $session.set({ state: 'signed-out' });
  expect($deletions.get().waiting).toEqual([]);
});

it('a message list or unread count that arrives after sign-out is not shown to the next member', async () => {
  const response = Promise.withResolvers<undefined>();
  network.mockImplementation((request: Request) => response.promise.then(() => serveMessages(request)));
  $unreadCount.set({ state: 'ready', value: 3 });
  const reads = [reloadQuietly(), recountUnread(() => 0)];
  $session.set({ state: 'signed-out' });
  $session.set({ state: 'signed-in', user: recordOf({ userId: 'U2' }) });
  $unreadCount.set({ state: 'ready', value: 9 });
  const list = listOf({ special: [], others: [messageOf({ id: 'B1' })] });
  $messages.set({ state: 'ready', value: { list, refine: DEFAULT_REFINE, day: '2026-11-21' } });
  response.resolve(undefined);
  await Promise.all(reads);
  expect([shown(), $unreadCount.get()]).toEqual([['B1'], { state: 'ready', value: 9 }]);
});

it('a deletion in a simulation is neither queued nor sent', async () => {
  open(true);
  queueDeletion(pick('M1'));
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect([shown(), calls]).toEqual([['S1', 'M1', 'M2', 'M3'], []]);
});
