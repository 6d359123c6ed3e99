/**
 * Opening a message marks it read and lowers the badge, but never below the service's count (decisions/messages#each-unread-count-names-its-days).
 */
import { beforeEach, expect, it, vi } from 'vitest';
import { today } from '../../../lib/date/date.ts';
import { respond, network } from '../../../lib/http/http.fixture.ts';
import { storageArea } from '../../../lib/storage/storage-area.fixture.ts';
import { sessionStore } from '../../../lib/storage/storage.ts';
import { profileOf } from '../../../profile/profile.fixture.ts';
import { $profile } from '../../../profile/profile.store.ts';
import { $session } from '../../../session/session.store.ts';
import { SESSION_INFO_KEY } from '../../../session/storage/shell-keys.ts';
import { recordOf } from '../../../session/user/user-record.fixture.ts';
import type { Message } from '../messages.schema.ts';
import { $unreadCount } from '../unread.store.ts';
import { DEFAULT_REFINE } from './center-query.rules.ts';
import { $messages, $rows } from './message-center.store.ts';
import { listOf, messageOf } from './messages.fixture.ts';
import {
  $notMarked,
  $openRows,
  $searched,
  closeAll,
  forgetNotMarked,
  openById,
  toggleRow,
} from './opened-messages.store.ts';

const TODAY = today('UTC');

/**
 * Opens the only message and waits for the response. @param updated number of messages that the service reports as
 * updated; null makes the call fail
 */
async function open(changes: Partial<Message>, updated: number | null = 1): Promise<void> {
  network.mockImplementation(() =>
    Promise.resolve(
      updated === null
        ? respond({}, 500)
        : respond({ payload: { status: 'SUCCESS', updatedCount: updated } }),
    ),
  );
  const list = listOf({ special: [], others: [messageOf({ date: TODAY, ...changes })] });
  $messages.set({ state: 'ready', value: { list, refine: DEFAULT_REFINE, day: TODAY } });
  $openRows.set([]);
  for (const row of $rows.get()) toggleRow(row);
  await new Promise((done) => setTimeout(done)); // wait until the response is handled
}

const badge = (): unknown => {
  const count = $unreadCount.get();
  return count.state === 'ready' ? count.value : count.state;
};
const statuses = (): string[] => $rows.get().map(({ message }) => message.status);

beforeEach(() => {
  vi.stubGlobal('document', { querySelector: () => ({ dataset: { timeZone: 'UTC' } }) });
  vi.stubGlobal('window', {
    sessionStorage: storageArea(new Map()),
    localStorage: storageArea(new Map()),
    location: { hostname: 'brand.example', search: '' },
    dispatchEvent: () => true,
  });
  sessionStore.set(SESSION_INFO_KEY, { simulation: false });
  $session.set({ state: 'signed-in', user: recordOf() });
  $unreadCount.set({ state: 'ready', value: 4 });
});

it.each([
  ['an unread message', {}, 1, 3, 'read'],
  ['a message that was read in another tab', {}, 0, 4, 'read'],
  ['a message older than the days that the badge covers', { date: '2020-01-01' }, 1, 4, 'read'],
  ['a read message', { status: 'read' }, 1, 4, 'read'],
  ['a message without an id', { id: '-999' }, 1, 4, 'unread'],
  ['a message that the service fails to mark read', {}, null, 4, 'unread'],
] as const)(
  'after opening %s (%j, updated: %j), the badge is %d and the status is %s',
  async (_name, changes, updated, count, status) => {
    await open(changes, updated);
    expect([badge(), statuses()]).toEqual([count, [status]]);
    expect($notMarked.get()?.message.id).toBe(updated === null ? 'MSG1' : undefined);
  },
);

it('forgetNotMarked clears the announced failure, but not a later failure', async () => {
  await open({}, null);
  const first = $notMarked.get();
  await open({}, null);
  const second = $notMarked.get();
  if (!first || !second) throw new Error('marked');
  forgetNotMarked(first);
  expect($notMarked.get()).toBe(second);
  forgetNotMarked(second);
  expect($notMarked.get()).toBeNull();
});

it('opening a message changes the list and the badge before the service responds', async () => {
  const opened = open({});
  expect([badge(), statuses()]).toEqual([3, ['read']]);
  await opened;
});

it('opening a message never lowers the badge below zero', async () => {
  $unreadCount.set({ state: 'ready', value: 0 });
  await open({});
  expect(badge()).toBe(0);
});

it('opening a message in a simulation leaves it unread and sends nothing', async () => {
  sessionStore.set(SESSION_INFO_KEY, { simulation: true });
  await open({});
  expect([badge(), statuses(), $openRows.get()]).toEqual([4, ['unread'], ['MSG1']]);
  expect(network).not.toHaveBeenCalled();
});

const NO_MESSAGES = { payload: { messageList: [], specialMessage: [], totalCount: 0, unread: 0 } };

/** Searches a list of three pages for a missing message. `respondFirst` responds to the first request, for page 2. */
function search() {
  const requested: string[] = [];
  const second = Promise.withResolvers<Response>();
  network.mockImplementation((request: Request) => {
    if (!request.url.endsWith('getMessages'))
      return Promise.resolve(respond({ payload: { status: 'SUCCESS', updatedCount: 1 } }));
    requested.push(request.url);
    return requested.length === 1 ? second.promise : Promise.resolve(respond(NO_MESSAGES));
  });
  $profile.set({ state: 'ready', value: profileOf() });
  const others = Array.from({ length: 25 }, (_, at) => messageOf({ id: `M${at}`, date: TODAY }));
  $messages.set({
    state: 'ready',
    value: { list: listOf({ special: [], others }), refine: DEFAULT_REFINE, day: TODAY },
  });
  $searched.set({ state: 'found' });
  return { requested, done: openById('GONE'), respondFirst: second.resolve };
}

it('the search for a message continues after the member opens another one', async () => {
  const { requested, done, respondFirst } = search();
  for (const row of $rows.get().slice(0, 1)) toggleRow(row);
  respondFirst(respond(NO_MESSAGES));
  await done;
  expect(requested).toHaveLength(2); // pages 2 and 3
  expect($searched.get().state).toBe('missing');
});

it.each([
  ['is empty', NO_MESSAGES, 200],
  ['fails', {}, 500],
])('a search that closeAll() ended reports nothing if the requested page %s', async (_, body, status) => {
  const { requested, done, respondFirst } = search();
  closeAll();
  respondFirst(respond(body, status));
  expect(await done).toBeNull();
  expect(requested).toHaveLength(1);
  expect($searched.get().state).toBe('found');
});
