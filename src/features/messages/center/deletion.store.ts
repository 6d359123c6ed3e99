/**
 * Selected messages, and their deletion. A deletion waits a few seconds, so that it can be undone, and is sent when the
 * page is left at the latest (decisions/messages#deletions-wait-eight-seconds). In a simulation nothing is queued or sent.
 */
import { atom, computed } from 'nanostores';
import { raiseFlag } from '../../../lib/page/analytics.ts';
import { brandToday } from '../../../lib/date/brand-day.ts';
import { failureOf } from '../../../lib/remote/remote.ts';
import { currentSession } from '../../../session/session-machine.ts';
import { memberAtom } from '../../../session/member-data.store.ts';
import { whenSignedOut } from '../../../session/session.store.ts';
import { finishBeforeSignOut } from '../../../session/sign-out/last-calls.ts';
import { isSimulation } from '../../../session/simulation/is-simulation.ts';
import { UNDO_MS } from '../../../ui/dialog/toast.rules.ts';
import { countsAsUnread } from '../message-windows.rules.ts';
import { lowerUnreadCount, recountUnread, restoreUnreadCount } from '../unread.store.ts';
import type { CenterRow } from './center-rows.rules.ts';
import { countedIn, pageAfterDeletion, withoutDeleted } from './deletion.rules.ts';
import { deleteMessages } from './message-center.service.ts';
import { $messages, $rows, refineMessages, reloadQuietly, replaceList } from './message-center.store.ts';

type Rows = readonly CenterRow[];

interface Deletions {
  /** Queued rows, whose deletion can be undone. */
  waiting: Rows;
  sending: Rows;
  failed: Rows;
}

const NONE: Deletions = { waiting: [], sending: [], failed: [] };

/** Cleared at sign-out, once queued deletions are sent. */
export const $deletions = atom<Deletions>(NONE);

const change = (changes: Partial<Deletions>): void => $deletions.set({ ...$deletions.get(), ...changes });

/** Rows that the member sees as deleted. */
const $hidden = computed($deletions, ({ waiting, sending }): Rows => [...waiting, ...sending]);

export const $shownRows = computed([$rows, $hidden], (rows, hidden) => {
  const keys = new Set(hidden.map(({ key }) => key));
  return rows.filter(({ key }) => !keys.has(key));
});

const messagesOf = (rows: Rows) => rows.map(({ message }) => message);

/** The list with the counts as they will be once everything is sent; null until there is a list. */
export const $shownList = computed([$messages, $hidden], (messages, hidden) =>
  messages.state === 'ready' ? withoutDeleted(messages.value.list, messagesOf(hidden)) : null,
);

let timer: ReturnType<typeof setTimeout> | undefined;
let sent: Promise<void> = Promise.resolve();
/** How much the badge was lowered by for queued rows. */
const $lowered = memberAtom(0);

/** Keeps the badge in line with the headline while a deletion waits. @returns how much the badge was lowered by */
function lowerBadge(rows: Rows): number {
  const day = brandToday();
  return lowerUnreadCount(messagesOf(rows).filter((message) => countsAsUnread(message, 'badge', day)).length);
}

/** Stops the timer while the undo button has the pointer or the focus (WCAG 2.2.1). */
export const holdDeletions = (): void => clearTimeout(timer);

export function releaseDeletions(): void {
  clearTimeout(timer);
  if ($deletions.get().waiting.length > 0) timer = setTimeout(() => void sendDeletions(), UNDO_MS);
}

/** Queues messages. Undo then also restores those that were already waiting. */
export function queueDeletion(rows: Rows): void {
  if (isSimulation() || rows.length === 0) return;
  change({ waiting: [...$deletions.get().waiting, ...rows], failed: [] });
  $lowered.set($lowered.get() + lowerBadge(rows));
  raiseFlag('messages-deleted');
  releaseDeletions();
}

/** Keys of rows. */
export const $selectedRows = memberAtom<readonly string[]>([]);
/** Whether Delete was pressed without a selection. */
export const $isNothingSelected = memberAtom(false);

export function select(keys: readonly string[]): void {
  $selectedRows.set(keys);
  $isNothingSelected.set(false);
}

export function toggleSelected(key: string): void {
  const selected = $selectedRows.get();
  select(selected.includes(key) ? selected.filter((other) => other !== key) : [...selected, key]);
}

/** @returns false if nothing is selected (spec 001 §5) */
export function deleteSelected(): boolean {
  const selected = $selectedRows.get();
  const rows = $shownRows.get().filter(({ key }) => selected.includes(key));
  select([]);
  $isNothingSelected.set(rows.length === 0);
  queueDeletion(rows);
  return rows.length > 0;
}

/** @returns the restored rows */
export function undoDeletion(): Rows {
  clearTimeout(timer);
  const { waiting } = $deletions.get();
  change({ waiting: [] });
  restoreUnreadCount($lowered.get());
  $lowered.set(0);
  return waiting;
}

/** Reloads the page without a loading state; shows the previous page if this one no longer exists. */
async function showAfterDeletion(rows: Rows): Promise<void> {
  const messages = $messages.get();
  if (messages.state !== 'ready') return;
  const { list, refine } = messages.value;
  const deleted = messagesOf(rows);
  const page = pageAfterDeletion(refine.page, list.total, countedIn(deleted));
  if (page !== refine.page) return refineMessages({ page });
  replaceList(withoutDeleted(list, deleted));
  return reloadQuietly();
}

/** @param fewer how much the badge was lowered by @param stays whether the page with these rows stays on screen */
async function sendRows(rows: Rows, fewer: number, stays: boolean): Promise<void> {
  change({ sending: [...$deletions.get().sending, ...rows] });
  let isDone = false;
  try {
    await deleteMessages(messagesOf(rows));
    isDone = true;
  } catch (error) {
    failureOf(error);
  }
  const { sending, failed } = $deletions.get();
  if (!rows.every((row) => sending.includes(row))) return; // the member has signed out
  if (isDone) void recountUnread(() => $lowered.get());
  else restoreUnreadCount(fewer);
  if (isDone && stays) await showAfterDeletion(rows);
  change({
    sending: $deletions.get().sending.filter((row) => !rows.includes(row)),
    ...(isDone ? {} : { failed: [...failed, ...rows] }),
  });
  if (!isDone && stays) await reloadQuietly();
}

/** Sends the queued messages. Resolves when these and earlier ones are done. @param stays as for `sendRows` */
export function sendDeletions(stays = true): Promise<void> {
  clearTimeout(timer);
  const { waiting } = $deletions.get();
  if (waiting.length > 0) {
    change({ waiting: [] });
    sent = Promise.all([sent, sendRows(waiting, $lowered.get(), stays)]).then(() => {});
    $lowered.set(0);
  }
  return sent;
}

export function retryDeletion(): void {
  const { failed } = $deletions.get();
  if (failed.length === 0) return;
  change({ failed: [] });
  sent = sendRows(failed, lowerBadge(failed), true);
}

export const dismissFailure = (): void => change({ failed: [] });

/**
 * Call it when the message center opens, and its result when it closes, which sends queued deletions. They are also sent when
 * the page is hidden: phones close hidden pages without an event, and a sign-out in another tab ends the token.
 */
export function sendWhenLeft(): () => void {
  const left = new AbortController();
  const { signal } = left;
  const send = (): void => void sendDeletions();
  window.addEventListener('pagehide', send, { signal });
  document.addEventListener('visibilitychange', () => document.hidden && send(), { signal });
  return () => {
    left.abort();
    void sendDeletions(false);
  };
}

whenSignedOut(() => {
  // At this point a sign-out has not ended the token yet.
  if (currentSession().state === 'signing-out') finishBeforeSignOut(sendDeletions(false));
  clearTimeout(timer);
  $deletions.set(NONE);
});
