/**
 * Deletions can be undone while they are queued, and are sent when the member leaves (decisions/messages#deletions-wait-eight-seconds).
 */
import { expect, it, vi } from 'vitest';
import { $session } from '../../../session/session.store.ts';
import { UNDO_MS } from '../../../ui/dialog/toast.rules.ts';
import { openCenter, page, pick, service, shown } from './deletion.fixture.ts';
import {
  $deletions,
  $shownList,
  holdDeletions,
  queueDeletion,
  releaseDeletions,
  sendDeletions,
  sendWhenLeft,
  undoDeletion,
} from './deletion.store.ts';

it('a queued deletion hides its rows at once, and is sent when the undo time is over', async () => {
  queueDeletion(pick('M1', 'S1'));
  expect([shown(), $shownList.get()?.total]).toEqual([['M2', 'M3'], 2]);
  await vi.advanceTimersByTimeAsync(UNDO_MS - 1);
  expect(service.calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(service.calls).toEqual([
    ['deleteSpecialMessages', ['S1'], true],
    ['delStatusFlag', ['M1'], true],
  ]);
  await sendDeletions();
  expect($deletions.get()).toEqual({ waiting: [], sending: [], failed: [] });
});

it('undo restores all queued messages and sends nothing', async () => {
  queueDeletion(pick('M1'));
  queueDeletion(pick('M2'));
  expect(undoDeletion()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(2 * UNDO_MS);
  expect([shown(), service.calls]).toEqual([['S1', 'M1', 'M2', 'M3'], []]);
});

it('the undo timer stops while the undo button has the focus', async () => {
  queueDeletion(pick('M1'));
  holdDeletions();
  await vi.advanceTimersByTimeAsync(10 * UNDO_MS);
  expect(service.calls).toEqual([]);
  releaseDeletions();
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect(service.calls).toHaveLength(1);
});

it('leaving the page sends queued deletions before the browser stops the page', async () => {
  sendWhenLeft();
  queueDeletion(pick('M1'));
  page.onPageHide?.();
  await Promise.resolve(); // only microtasks run, because after `pagehide` the browser starts no further tasks
  await vi.waitFor(() => expect(service.calls).toEqual([['delStatusFlag', ['M1'], true]]));
});

it('hiding the page sends queued deletions, and showing the page again sends nothing', async () => {
  sendWhenLeft();
  queueDeletion(pick('M1'));
  page.onVisibilityChange?.();
  await Promise.resolve();
  expect(service.calls).toEqual([]);
  page.hidden = true;
  page.onVisibilityChange?.();
  await vi.waitFor(() => expect(service.calls).toEqual([['delStatusFlag', ['M1'], true]]));
});

it('leaving the view sends queued deletions immediately, and only once', async () => {
  const leave = sendWhenLeft();
  queueDeletion(pick('M1'));
  leave();
  await sendDeletions();
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect(service.calls).toEqual([['delStatusFlag', ['M1'], true]]);
});

it('signing out empties the queue of deletions', () => {
  queueDeletion(pick('M1'));
  $session.set({ state: 'signed-out' });
  expect($deletions.get().waiting).toEqual([]);
});

it('a deletion in a simulation is neither queued nor sent', async () => {
  openCenter(true);
  queueDeletion(pick('M1'));
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect([shown(), service.calls]).toEqual([['S1', 'M1', 'M2', 'M3'], []]);
});
