/** The open messages. Opening a message marks it read (spec 001 §4 'Message status'). */
import { raiseFlag } from '../../../lib/page/analytics.ts';
import { brandToday } from '../../../lib/date/brand-day.ts';
import type { Failure } from '../../../lib/remote/failure.ts';
import { newest } from '../../../lib/remote/in-flight.ts';
import { failureOf } from '../../../lib/remote/remote.ts';
import { memberAtom, memberNow } from '../../../session/member-data.store.ts';
import { isSimulation } from '../../../session/simulation/is-simulation.ts';
import { countsAsUnread } from '../message-windows.rules.ts';
import { lowerUnreadCount, restoreUnreadCount } from '../unread.store.ts';
import {
  centerRows,
  isReadByOpening,
  pagesOf,
  rowOfId,
  withStatus,
  type CenterRow,
} from './center-rows.rules.ts';
import { markRead } from './message-center.service.ts';
import { $messages, $refine, $rows, readPage, replaceList, showPage } from './message-center.store.ts';

export const $openRows = memberAtom<readonly string[]>([]);
/** Result of searching for the message that the address names. `failed` means that a page of the list did not load. */
export const $searched = memberAtom<{ state: 'found' | 'missing' } | { state: 'failed'; failure: Failure }>({
  state: 'found',
});

/** The row that became unread again because the service could not mark it read. */
export const $notMarked = memberAtom<CenterRow | null>(null);

/** Forgets a failure after it was shown, so that it is not shown again when the message center reopens. */
export function forgetNotMarked(row: CenterRow): void {
  if ($notMarked.get() === row) $notMarked.set(null);
}

function replaceStatus(id: string, status: 'read' | 'unread'): void {
  const messages = $messages.get();
  if (messages.state === 'ready') replaceList(withStatus(messages.value.list, id, status));
}

/**
 * Marks an opened message read. In a simulation the message stays unread, because staff opened it, not the member
 * (decisions/staff#a-simulation-changes-nothing).
 */
export async function markOpened(row: CenterRow): Promise<void> {
  const { message } = row;
  if (!isReadByOpening(message) || isSimulation()) return;
  $notMarked.set(null);
  replaceStatus(message.id, 'read');
  const lowered = countsAsUnread(message, brandToday()) ? lowerUnreadCount() : 0;
  try {
    // 0 means that the message was already read elsewhere, so the service's count no longer includes the message.
    if ((await markRead(message)) === 0) restoreUnreadCount(lowered);
  } catch (error) {
    failureOf(error);
    restoreUnreadCount(lowered);
    replaceStatus(message.id, 'unread');
    $notMarked.set(row);
  }
}

function openRow(row: CenterRow): void {
  $openRows.set([...$openRows.get(), row.key]);
  raiseFlag('message-opened');
  void markOpened(row);
}

export function toggleRow(row: CenterRow): void {
  const open = $openRows.get();
  if (open.includes(row.key)) $openRows.set(open.filter((key) => key !== row.key));
  else openRow(row);
}

const startSearch = newest();

/** Searches the following pages for the message, and shows the page that contains it. */
async function findOnLaterPages(id: string, isCurrent: () => boolean): Promise<CenterRow | undefined> {
  const first = $messages.get();
  if (first.state !== 'ready') return undefined;
  const pages = pagesOf(first.value.list.total);
  for (let page = 2; page <= pages; page += 1) {
    const value = await readPage({ ...$refine.get(), page }, new AbortController().signal);
    if (!isCurrent()) return undefined;
    const row = rowOfId(centerRows(value.list, page), id);
    if (!row) continue;
    showPage(value);
    return row;
  }
  return undefined;
}

async function searchPages(id: string, isCurrent: () => boolean): Promise<string | null> {
  const row = rowOfId($rows.get(), id) ?? (await findOnLaterPages(id, isCurrent));
  if (!isCurrent()) return null;
  if (row) openRow(row);
  $searched.set({ state: !row && $messages.get().state === 'ready' ? 'missing' : 'found' });
  return row?.key ?? null;
}

/**
 * Opens the message that the address names (spec 001 §2). @returns the key of its row; null if no page contains it or
 * `closeAll` ended the search
 */
export async function openById(id: string): Promise<string | null> {
  const [isNewest, isSameMember] = [startSearch(), memberNow()];
  const isCurrent = (): boolean => isNewest() && isSameMember();
  try {
    return await searchPages(id, isCurrent);
  } catch (error) {
    const failure = failureOf(error);
    if (isCurrent()) $searched.set({ state: 'failed', failure });
    return null;
  }
}

/** Closes all messages and ends a search. Call this when the page or the filters change. */
export function closeAll(): void {
  startSearch();
  $openRows.set([]);
  $searched.set({ state: 'found' });
}
