/**
 * What a press on a filter or a sort does besides changing the list: it announces the result and brings it into view
 * (WCAG 4.1.3, decision 081).
 */
import { announce } from '../announce.ts';
import type { ListPage } from './list-state.rules.ts';
import { resultText } from './list-words.ts';
import { t } from './list.text.ts';

/** Id of the heading with the count. */
export const headingId = (id: string): string => `${id}-list-heading`;

const headingOf = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`#${CSS.escape(headingId(id))}`);

/** Announces a result and scrolls as little as it takes to see the count, so that what was pressed stays in view too. */
export function showResult(id: string, text: string): void {
  announce(text);
  requestAnimationFrame(() => headingOf(id)?.scrollIntoView({ block: 'nearest' }));
}

/** Moves focus to the count, unless the member has moved it to something else since the list was reloaded. */
export const focusReloadedResult = (id: string): void =>
  void requestAnimationFrame(() => {
    if (document.activeElement?.matches('h1, main, body') === true)
      headingOf(id)?.focus({ preventScroll: true });
  });

interface ChangedList<Row> {
  $page: { get(): ListPage<Row> | null };
  toggleFilter(facet: string, option: string): void;
  clearFilters(): void;
  sort(sort: string): void;
}

export interface ListActions {
  toggleFilter(facet: string, option: string): void;
  clearFilters(): void;
  sort(sort: string): void;
  /** Announces what is shown now; nothing if the list could not be loaded. */
  showResult(): void;
}

/**
 * @param id of the list
 * @param list its store
 * @param note announced after the count; empty for nothing
 */
export function listActions<Row>(
  id: string,
  list: ChangedList<Row>,
  note: () => string = () => '',
): ListActions {
  const showPage = (): void => {
    const page = list.$page.get();
    if (page) showResult(id, [resultText(page), note()].filter(Boolean).join(' '));
  };
  return {
    toggleFilter(facet, option) {
      list.toggleFilter(facet, option);
      showPage();
    },
    clearFilters() {
      list.clearFilters();
      showPage();
    },
    sort(sort) {
      list.sort(sort);
      announce(t('sorted', { order: list.$page.get()?.definition.sorts[sort]?.label() ?? '' }));
    },
    showResult: showPage,
  };
}
