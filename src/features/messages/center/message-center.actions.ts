/** Event handlers of the message center. Each sends the queued deletions before it shows other messages. */
import { raiseFlag, type AnalyticsFlag } from '../../../lib/page/analytics.ts';
import { announce } from '../../../ui/page/announce.ts';
import { isSamePeriod } from '../../../ui/filter/date-range.rules.ts';
import { focusReloadedResult, headingId } from '../../../ui/list/list-actions.ts';
import {
  $deletions,
  $shownRows,
  deleteSelected,
  retryDeletion,
  select,
  sendDeletions,
  undoDeletion,
} from './deletion.store.ts';
import { DEFAULT_REFINE, isRefined } from './center-query.rules.ts';
import { CENTER_ID, toggleId } from './center-rows.rules.ts';
import type { CenterRefine } from './message-center.schema.ts';
import { $messages, $refine, loadMessages, refineMessages, restoreRefine } from './message-center.store.ts';
import { t } from './message-center.text.ts';
import { closeAll, openById } from './opened-messages.store.ts';

const focus = (id: string, options: FocusOptions = {}): void =>
  document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus(options);

const focusHeading = (): void => focus(headingId(CENTER_ID), { preventScroll: true });

async function show(changes: Partial<CenterRefine>, flag: AnalyticsFlag): Promise<void> {
  raiseFlag(flag);
  closeAll();
  select([]);
  await refineMessages(changes, sendDeletions(false));
}

export async function changeRefine(changes: Partial<CenterRefine>): Promise<void> {
  const isLoading = $messages.get().state === 'loading';
  if (isLoading && changes.period && isSamePeriod(changes.period, $refine.get().period)) return; // Enter was pressed twice
  await show(changes, 'messages-filtered');
}

export async function turnPage(page: number): Promise<void> {
  focusHeading();
  document.querySelector(`#${headingId(CENTER_ID)}`)?.scrollIntoView({ block: 'start' });
  await show({ page }, 'messages-paged');
}

/** Resets the filters. Moves the focus to the heading, because the pressed button disappears with the empty list's note. */
export async function showAllMessages(): Promise<void> {
  focusHeading();
  await changeRefine(DEFAULT_REFINE);
}

/** Loads the messages and opens the message that the address names. Focuses this message unless the member has moved the focus. */
export async function openMessageCenter(id: string | null): Promise<void> {
  await sendDeletions();
  closeAll();
  select([]);
  restoreRefine(id !== null);
  await loadMessages();
  if (id === null) return;
  const key = await openById(id);
  if (key === null) return;
  requestAnimationFrame(() => {
    if (document.activeElement?.matches('h1, h2, main, body')) focus(toggleId(key));
  });
}

/**
 * Searches again for the message that the address names. Used if a page of the list failed to load during the search.
 */
export async function retrySearch(id: string | null): Promise<void> {
  focusHeading();
  await openMessageCenter(id);
}

export async function retry(id: string | null): Promise<void> {
  if (isRefined($refine.get())) await loadMessages();
  else await openMessageCenter(id);
  focusReloadedResult(CENTER_ID);
}

/** Sends a failed deletion again. Moves the focus, because the pressed button disappears. */
export function pressRetryDeletion(): void {
  focusHeading();
  retryDeletion();
}

export function pressDelete(): void {
  if (!deleteSelected()) return;
  const { length: count } = $deletions.get().waiting;
  if (count > 0) announce(`${t('deleted', { count })} ${t('undoHint')}`);
  // The pressed button disappears together with the last row.
  if ($shownRows.get().length === 0) focusHeading();
}

export function pressUndo(): void {
  const { length: count } = undoDeletion();
  if (count > 0) announce(t('restored', { count }));
  focusHeading();
}
