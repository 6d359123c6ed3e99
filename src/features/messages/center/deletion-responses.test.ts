/** What the list and the badge show after responses to deletions (decisions/messages#deletions-wait-eight-seconds). */
import { expect, it, vi } from 'vitest';
import { network, respond } from '../../../lib/http/http.fixture.ts';
import { $session } from '../../../session/session.store.ts';
import { recordOf } from '../../../session/user/user-record.fixture.ts';
import type { MessageList } from '../messages.schema.ts';
import { $unreadCount, recountUnread } from '../unread.store.ts';
import { pick, serveMessages, service, showList, shown, SPECIAL } from './deletion.fixture.ts';
import { $deletions, queueDeletion, retryDeletion, sendDeletions, undoDeletion } from './deletion.store.ts';
import { $messages, $rows, reloadQuietly } from './message-center.store.ts';
import { listOf, messageOf } from './messages.fixture.ts';

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
  service.status = 500;
  queueDeletion(unread.slice(1, 2));
  expect($unreadCount.get()).toEqual({ state: 'ready', value: 2 });
  await sendDeletions(false);
  expect($unreadCount.get()).toEqual({ state: 'ready', value: 3 });

  // The count that the service returns after a deletion still includes messages that were queued during the call.
  service.status = 200;
  queueDeletion(unread.slice(1, 2));
  const sent = sendDeletions(false);
  queueDeletion(unread.slice(2, 3));
  await sent;
  await vi.waitFor(() => expect(service.counted).toBe(1));
  await vi.advanceTimersByTimeAsync(0);
  expect($unreadCount.get()).toEqual({ state: 'ready', value: 1 });
  undoDeletion();
  expect($unreadCount.get()).toEqual({ state: 'ready', value: 2 });
});

it('a failed deletion restores the rows and can be sent again', async () => {
  service.status = 500;
  queueDeletion(pick('M1'));
  await sendDeletions(false);
  expect([shown(), $deletions.get().failed]).toEqual([['S1', 'M1', 'M2', 'M3'], pick('M1')]);
  service.status = 200;
  retryDeletion();
  await sendDeletions();
  expect([service.calls.length, $deletions.get().failed]).toEqual([2, []]);
});

it('a retry of a failed deletion does not end the wait for another deletion', async () => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<undefined>();
  network.mockImplementationOnce(async (request: Request) => {
    await isReleased;
    return serveMessages(request);
  });
  queueDeletion(pick('M1'));
  void sendDeletions(false);
  service.status = 500;
  queueDeletion(pick('M2'));
  void sendDeletions(false);
  await vi.waitFor(() => expect($deletions.get().failed).toEqual(pick('M2')));
  service.status = 200;
  retryDeletion();
  const finished = vi.fn();
  void sendDeletions().then(finished);
  await vi.advanceTimersByTimeAsync(1000);
  expect([service.calls.at(-1)?.[1], finished.mock.calls.length]).toEqual([['M2'], 0]);
  release(undefined);
  await vi.waitFor(() => expect(finished).toHaveBeenCalledOnce());
});

/** Deletes all ordinary messages of the first page of two. @param reload responds to the request for the list */
function deletePage(special: MessageList['special'], reload: () => Promise<Response>): void {
  const others = Array.from({ length: 12 }, (_, at) => messageOf({ id: `M${at}` }));
  const list = listOf({ special, others });
  showList(list);
  network.mockImplementation((request: Request) =>
    request.url.endsWith('getMessages') ? reload() : serveMessages(request),
  );
  queueDeletion($rows.get().filter(({ key }) => key !== 'S1'));
  void sendDeletions();
}

it.each([
  ['no special message', []],
  ['a special message', SPECIAL],
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
  deletePage(SPECIAL, () => reloaded);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown()).toEqual(['S1']);
  release(respond({}, 500));
  await vi.advanceTimersByTimeAsync(60_000);
});

it('if one of several calls fails, only its messages are restored, and the unread messages are counted again', async () => {
  service.specialStatus = 500;
  $unreadCount.set({ state: 'ready', value: 3 });
  queueDeletion(pick('S1', 'M1', 'M2'));
  await sendDeletions(false);
  expect($deletions.get()).toEqual({ waiting: [], sending: [], failed: pick('S1') });
  await vi.waitFor(() => expect($unreadCount.get()).toEqual({ state: 'ready', value: 2 }));
  service.specialStatus = 200;
  retryDeletion();
  await sendDeletions();
  expect(service.calls.map(([path]) => path)).toEqual([
    'deleteSpecialMessages',
    'delStatusFlag',
    'deleteSpecialMessages',
  ]);
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
  showList(list);
  response.resolve(undefined);
  await Promise.all(reads);
  expect([shown(), $unreadCount.get()]).toEqual([['B1'], { state: 'ready', value: 9 }]);
});
