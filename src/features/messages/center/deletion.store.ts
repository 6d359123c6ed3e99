/**
 * Deletions wait a few seconds, so that they can be undone, and are sent at the latest when the page is left (decision
 * 190). In a simulation nothing is queued or sent.
 */
import { atom, computed } from 'nanostores';
import { raiseFlag } from '../../../lib/analytics.ts';
import type { Failure } from '../../../lib/failure.ts';
import { failureOf } from '../../../lib/remote.ts';
import { currentSession } from '../../../session/session-machine.ts';
import { whenSignedOut } from '../../../session/session.store.ts';
import { isSimulation } from '../../../session/simulation/is-simulation.ts';
import { recountUnread } from '../unread.store.ts';
import type { CenterRow } from './center-rows.rules.ts';
import { countedIn, pageAfterDeletion, withoutDeleted } from './deletion.rules.ts';
import { deleteMessages } from './message-center.service.ts';
import {
  $messages,
  $rows,
  refineMessages,
  reloadQuietly,
  replaceList,
  type CenterContext,
} from './message-center.store.ts';

/** Time to undo a deletion, without the time in which its button has the pointer or the focus. */
export const UNDO_MS = 8000;

type Deletion =
  | { state: 'none' }
  /** `waiting`: can be undone. */
  | { state: 'waiting' | 'sending'; rows: readonly CenterRow[] }
  | { state: 'failed'; rows: readonly CenterRow[]; failure: Failure };

const NONE: Deletion = { state: 'none' };

/** Cleared at sign-out, once it is sent. */
export const $deletion = atom<Deletion>(NONE);

/** Rows that are deleted as far as the member is concerned. */
const hiddenRows = (deletion: Deletion): readonly CenterRow[] =>
  deletion.state === 'waiting' || deletion.state === 'sending' ? deletion.rows : [];

export const $shownRows = computed([$rows, $deletion], (rows, deletion) => {
  const hidden = new Set(hiddenRows(deletion).map(({ key }) => key));
  return rows.filter(({ key }) => !hidden.has(key));
});

/** Counts as they are once the deletion is sent. */
export const $shownList = computed([$messages, $deletion], (messages, deletion) =>
  messages.state === 'ready'
    ? withoutDeleted(
        messages.value.list,
        hiddenRows(deletion).map(({ message }) => message),
      )
    : null,
);

let timer: ReturnType<typeof setTimeout> | undefined;
let context: CenterContext | null = null;
let sending: Promise<void> = Promise.resolve();

/** While the button to undo has the pointer or the focus, the time stands still (WCAG 2.2.1). */
export const holdDeletions = (): void => clearTimeout(timer);

export function releaseDeletions(): void {
  clearTimeout(timer);
  if ($deletion.get().state === 'waiting') timer = setTimeout(() => void sendDeletions(), UNDO_MS);
}

/** Queues messages; those that still wait are undone together with them. */
export function queueDeletion(rows: readonly CenterRow[], where: CenterContext): void {
  if (isSimulation() || rows.length === 0) return;
  const before = $deletion.get();
  const waiting = before.state === 'waiting' ? before.rows : [];
  context = where;
  $deletion.set({ state: 'waiting', rows: [...waiting, ...rows] });
  raiseFlag('messages-deleted');
  releaseDeletions();
}

export function undoDeletion(): void {
  clearTimeout(timer);
  if ($deletion.get().state === 'waiting') $deletion.set(NONE);
}

/** Shows the page as the service has it now, without a loading state; the page before if this one is gone. */
async function showAfterDeletion(rows: readonly CenterRow[], where: CenterContext): Promise<void> {
  const messages = $messages.get();
  if (messages.state !== 'ready') return;
  const { list, refine } = messages.value;
  const deleted = rows.map(({ message }) => message);
  const page = pageAfterDeletion(refine.page, list.total, countedIn(deleted));
  if (page !== refine.page) return refineMessages({ page }, where);
  replaceList(withoutDeleted(list, deleted));
  return reloadQuietly(where);
}

/** @param stays whether the page with these rows stays on screen */
async function sendRows(rows: readonly CenterRow[], where: CenterContext, stays: boolean): Promise<void> {
  const mine: Deletion = { state: 'sending', rows };
  $deletion.set(mine);
  try {
    await deleteMessages(rows.map(({ message }) => message));
    void recountUnread(where.timeZone);
    if (stays) await showAfterDeletion(rows, where);
    if ($deletion.get() === mine) $deletion.set(NONE);
  } catch (error) {
    const failure = failureOf(error);
    if ($deletion.get() === mine) $deletion.set({ state: 'failed', rows, failure });
    if (stays) await reloadQuietly(where);
  }
}

/** Sends what waits. Resolves when it and earlier deletions are done. @param stays as for `sendRows` */
export function sendDeletions(stays = true): Promise<void> {
  clearTimeout(timer);
  const deletion = $deletion.get();
  if (deletion.state === 'waiting' && context) sending = sendRows(deletion.rows, context, stays);
  return sending;
}

export function retryDeletion(): void {
  const deletion = $deletion.get();
  if (deletion.state === 'failed' && context) sending = sendRows(deletion.rows, context, true);
}

export function dismissFailure(): void {
  if ($deletion.get().state === 'failed') $deletion.set(NONE);
}

/** While the message center is open. The result sends what waits. */
export function sendWhenLeft(): () => void {
  const send = (): void => void sendDeletions();
  window.addEventListener('pagehide', send);
  return () => {
    window.removeEventListener('pagehide', send);
    void sendDeletions(false);
  };
}

whenSignedOut(() => {
  // A sign-out has not ended the token yet.
  if (currentSession().state === 'signing-out') void sendDeletions(false);
  clearTimeout(timer);
  $deletion.set(NONE);
});
