/**
 * Message selection and deletion. A deletion is queued for a few seconds so that it can be undone, and is sent at the
 * latest when the member leaves the page (decisions/messages#deletions-wait-eight-seconds). In a simulation nothing is
 * queued or sent.
 */
import { atom, computed } from 'nanostores';
import { raiseFlag } from '../../../lib/page/analytics.ts';
import { brandToday } from '../../../lib/date/brand-day.ts';
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
import {
  $messages,
  $rows,
  loadMessages,
  refineMessages,
  reloadQuietly,
  replaceList,
} from './message-center.store.ts';

type Rows = readonly CenterRow[];

interface Deletions {
  /** Queued rows. Their deletion can still be undone. */
  waiting: Rows;
  sending: Rows;
  failed: Rows;
}

const NONE: Deletions = { waiting: [], sending: [], failed: [] };

/** Cleared at sign-out, after the queued deletions are sent. */
export const $deletions = atom<Deletions>(NONE);

const change = (changes: Partial<Deletions>): void => $deletions.set({ ...$deletions.get(), ...changes });

/** Rows hidden from the member because their deletion is queued or being sent. */
const $hidden = computed($deletions, ({ waiting, sending }): Rows => [...waiting, ...sending]);

export const $shownRows = computed([$rows, $hidden], (rows, hidden) => {
  const keys = new Set(hidden.map(({ key }) => key));
  return rows.filter(({ key }) => !keys.has(key));
});

const messagesOf = (rows: Rows) => rows.map(({ message }) => message);

/** The list with its counts as if all deletions had succeeded; null until the list is loaded. */
export const $shownList = computed([$messages, $hidden], (messages, hidden) =>
  messages.state === 'ready' ? withoutDeleted(messages.value.list, messagesOf(hidden)) : null,
);

let timer: ReturnType<typeof setTimeout> | undefined;
let sent: Promise<void> = Promise.resolve();
/** How much the badge was lowered for the queued rows. */
const $lowered = memberAtom(0);

/** Lowers the badge by the number of unread rows to delete. @returns how much the badge was lowered */
function lowerBadge(rows: Rows): number {
  const day = brandToday();
  return lowerUnreadCount(messagesOf(rows).filter((message) => countsAsUnread(message, day)).length);
}

/** Stops the timer while the undo button is hovered or focused (WCAG 2.2.1). */
export const holdDeletions = (): void => clearTimeout(timer);

export function releaseDeletions(): void {
  clearTimeout(timer);
  if ($deletions.get().waiting.length > 0) timer = setTimeout(() => void sendDeletions(), UNDO_MS);
}

/** Queues messages for deletion. Undo then also restores messages that were queued earlier. */
export function queueDeletion(rows: Rows): void {
  if (isSimulation() || rows.length === 0) return;
  change({ waiting: [...$deletions.get().waiting, ...rows], failed: [] });
  $lowered.set($lowered.get() + lowerBadge(rows));
  raiseFlag('messages-deleted');
  releaseDeletions();
}

export const $selectedRows = memberAtom<readonly string[]>([]);
export const $isNothingSelected = memberAtom(false);

export function select(keys: readonly string[]): void {
  $selectedRows.set(keys);
  $isNothingSelected.set(false);
}

export function toggleSelected(key: string): void {
  const selected = $selectedRows.get();
  select(selected.includes(key) ? selected.filter((other) => other !== key) : [...selected, key]);
}

/** Queues the selected rows for deletion. @returns false if nothing is selected (spec 001 §5) */
export function deleteSelected(): boolean {
  const selected = $selectedRows.get();
  const rows = $shownRows.get().filter(({ key }) => selected.includes(key));
  select([]);
  $isNothingSelected.set(rows.length === 0);
  queueDeletion(rows);
  return rows.length > 0;
}

/** Cancels all queued deletions. @returns the restored rows */
export function undoDeletion(): Rows {
  clearTimeout(timer);
  const { waiting } = $deletions.get();
  change({ waiting: [] });
  restoreUnreadCount($lowered.get());
  $lowered.set(0);
  return waiting;
}

/** Reloads this list page, or the previous page if this one no longer exists. No loading state if rows remain. */
async function showAfterDeletion(rows: Rows): Promise<void> {
  const messages = $messages.get();
  if (messages.state !== 'ready') return;
  const { list, refine } = messages.value;
  const deleted = messagesOf(rows);
  const page = pageAfterDeletion(refine.page, list.total, countedIn(deleted));
  if (page !== refine.page) return refineMessages({ page });
  const left = withoutDeleted(list, deleted);
  replaceList(left);
  const isPageEmpty = left.messages.length === 0 && left.total > 0;
  if (isPageEmpty && $rows.get().length === 0) return loadMessages();
  if (!(await reloadQuietly()) && isPageEmpty) return loadMessages(); // so that a failure has a retry button
}

/**
 * @param fewer how much the badge was lowered for these rows @param stays whether this page of the list stays on
 * screen
 */
async function sendRows(rows: Rows, fewer: number, stays: boolean): Promise<void> {
  change({ sending: [...$deletions.get().sending, ...rows] });
  const kept = await deleteMessages(messagesOf(rows));
  const { sending, failed } = $deletions.get();
  if (!rows.every((row) => sending.includes(row))) return; // the member signed out meanwhile
  const refused = rows.filter(({ message }) => kept.includes(message));
  const deleted = rows.filter((row) => !refused.includes(row));
  change({ sending: sending.filter((row) => !refused.includes(row)), failed: [...failed, ...refused] });
  if (deleted.length === 0) {
    restoreUnreadCount(fewer);
    if (stays) await reloadQuietly();
    return;
  }
  void recountUnread(() => $lowered.get());
  if (stays) await showAfterDeletion(deleted);
  change({ sending: $deletions.get().sending.filter((row) => !deleted.includes(row)) });
}

const waitFor = (sending: Promise<void>): void => {
  sent = Promise.all([sent, sending]).then(() => {});
};

/**
 * Sends the queued deletions. Resolves when all queued deletions are done. @param stays whether this page of the
 * list stays on screen
 */
export function sendDeletions(stays = true): Promise<void> {
  clearTimeout(timer);
  const { waiting } = $deletions.get();
  if (waiting.length > 0) {
    change({ waiting: [] });
    waitFor(sendRows(waiting, $lowered.get(), stays));
    $lowered.set(0);
  }
  return sent;
}

export function retryDeletion(): void {
  const { failed } = $deletions.get();
  if (failed.length === 0) return;
  change({ failed: [] });
  waitFor(sendRows(failed, lowerBadge(failed), true));
}

export const dismissFailure = (): void => change({ failed: [] });

/**
 * Sends queued deletions when the page is hidden. Later may be too late: phones close hidden pages without an event,
 * and a sign-out in another tab revokes the token. Call this when the message center opens. @returns a function that
 * also sends queued deletions; call it when the message center closes
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
  // At this point, a sign-out has not yet revoked the token.
  if (currentSession().state === 'signing-out') finishBeforeSignOut(sendDeletions(false));
  clearTimeout(timer);
  $deletions.set(NONE);
});
