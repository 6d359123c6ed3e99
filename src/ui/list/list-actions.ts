/** Actions on a list. Each announces its result; filter actions also scroll to the list (WCAG 4.1.3, decisions/claims#announcing-changes-in-a-list). */
import { announce } from '../page/announce.ts';
import type { ListPage } from './list-state.rules.ts';
import { countText, resultText } from './list-counts.format.ts';
import { t } from './list.text.ts';

export const headingId = (id: string): string => `${id}-list-heading`;

const headingOf = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`#${CSS.escape(headingId(id))}`);

/** Announces the result and scrolls only as far as needed to show the list's heading, so that the pressed control stays visible. */
export function showResult(id: string, text: string): void {
  announce(text);
  requestAnimationFrame(() => headingOf(id)?.scrollIntoView({ block: 'nearest' }));
}

/** Moves focus to the list's heading after a reload, unless the member has moved focus elsewhere since. */
export const focusReloadedResult = (id: string): void =>
  void requestAnimationFrame(() => {
    if (document.activeElement?.matches('h1, main, body') === true)
      headingOf(id)?.focus({ preventScroll: true });
  });

interface ChangedList<Row> {
  $page: { get(): ListPage<Row> | null };
  $search: { get(): string };
  toggleFilter(facet: string, option: string): void;
  clearFilters(): void;
  sort(sort: string): void;
  search(text: string): void;
}

export interface ListActions {
  toggleFilter(facet: string, option: string): void;
  clearFilters(): void;
  sort(sort: string): void;
  search(text: string): void;
  showResult(): void;
}

/** @param note text to announce after the count; '' for none */
export function listActions<Row>(
  id: string,
  list: ChangedList<Row>,
  note: () => string = () => '',
): ListActions {
  const showPage = (): void => {
    const page = list.$page.get();
    if (!page) return;
    // If filters leave no row, an alert announces that. A search has no alert, so announce its count here.
    const isNotFound = page.total === 0 && list.$search.get() !== '';
    showResult(id, [isNotFound ? `${countText(page)}.` : resultText(page), note()].filter(Boolean).join(' '));
  };
  return {
    toggleFilter(facet, option) {
      const pressed = document.activeElement;
      list.toggleFilter(facet, option);
      showPage();
      // If no row has the removed option, the option and its checkbox disappear, and focus moves to the heading.
      requestAnimationFrame(() => {
        if (pressed?.isConnected === false) headingOf(id)?.focus({ preventScroll: true });
      });
    },
    clearFilters() {
      list.clearFilters();
      showPage();
    },
    sort(sort) {
      list.sort(sort);
      announce(t('sorted', { order: list.$page.get()?.definition.sorts[sort]?.label() ?? '' }));
    },
    search(text) {
      list.search(text);
      const page = list.$page.get();
      if (page) announce([`${countText(page)}.`, note()].filter(Boolean).join(' '));
    },
    showResult: showPage,
  };
}
