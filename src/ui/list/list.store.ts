import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores';
import { raiseFlag, type AnalyticsFlag } from '../../lib/page/analytics.ts';
import { remote, type Remote } from '../../lib/remote/remote.ts';
import type { PageSize } from './pager.rules.ts';
import { filterRows, rowsAt } from './facets.rules.ts';
import type { ListIndex } from './list-index.rules.ts';
import {
  filterBy,
  FROM_FIRST_PAGE,
  FROM_FIRST_ROW,
  goToPage,
  listPage,
  orderRows,
  resizePage,
  sortBy,
  toggleRow,
  type ListState,
  type Restart,
} from './list-state.rules.ts';

interface ListOptions<State extends ListState> {
  initial: State;
  persisted: { read(): State | null; save(state: State): void };
  flags: Readonly<Record<'filtered' | 'sorted' | 'paged', AnalyticsFlag>>;
  /** Registers a callback for sign-out. Callers provide this function, because `src/ui` must not import the session. */
  whenSignedOut(forget: () => void): void;
  /** Page and open rows after filtering. Default: page 1 with its first row open. */
  restart?: Restart;
}

/** Separate stores, so that sorting does not filter again and paging does not sort again. */
function pageStores<Row, Loaded extends { index: ListIndex<Row> }>(
  $loaded: ReadableAtom<Remote<Loaded>>,
  $state: ReadableAtom<ListState>,
  $search: ReadableAtom<string>,
) {
  const $filters = computed($state, ({ filters }) => filters);
  const $sort = computed($state, ({ sort }) => sort);
  const $found = computed([$loaded, $search], (now, text) =>
    now.state === 'ready' ? now.value.index.find(text) : null,
  );
  const $filtered = computed([$loaded, $filters, $found], (now, filters, found) =>
    now.state === 'ready' ? filterRows(now.value.index, filters, found) : null,
  );
  const $ordered = computed([$loaded, $filtered, $sort], (now, filtered, sort) =>
    now.state === 'ready' && filtered ? orderRows<Row>(now.value.index, filtered, sort) : null,
  );
  /** The page to show; null until the rows are loaded. */
  const $page = computed([$ordered, $state], (ordered, state) => ordered && listPage(ordered, state));
  return { $filters, $ordered, $page };
}

/** A search sends no analytics flag. It also opens no row, because each opened row requests its detail. */
function searchActions($search: WritableAtom<string>, showFirstPage: () => void) {
  /** The text of a search that a link started; '' if there is no such search (decisions/claims#searching-the-claims-list). */
  let ownSearch = '';
  const search = (text: string): void => {
    if (text === $search.get()) return;
    $search.set(text);
    showFirstPage();
  };
  return {
    search,
    /** Starts the search that a link to one row triggers. The search ends when the member leaves the view. */
    searchThisVisit(text: string): void {
      search(text);
      ownSearch = text;
    },
    leave(): void {
      if (ownSearch !== '' && ownSearch === $search.get()) search('');
      ownSearch = '';
    },
    reset(): void {
      $search.set('');
      ownSearch = '';
    },
  };
}

/** The state and actions of a list. @typeParam Loaded the indexed rows, and other parts of the response that the list shows */
export function listStore<Row, State extends ListState, Loaded extends { index: ListIndex<Row> }>({
  initial,
  persisted,
  flags,
  whenSignedOut,
  restart = FROM_FIRST_ROW,
}: ListOptions<State>) {
  const loaded = remote<Loaded>();
  const $state = atom<State>(initial);
  /** The text of the search field; never persisted, because it may name a person. */
  const $search = atom('');
  const { $filters, $ordered, $page } = pageStores<Row, Loaded>(loaded.$value, $state, $search);
  const change = (changes: Partial<ListState> | Partial<State>): void => {
    const next = { ...$state.get(), ...changes };
    $state.set(next);
    persisted.save(next);
  };
  const changeAndTrack = (flag: AnalyticsFlag, changes: Partial<ListState> | Partial<State>): void => {
    change(changes);
    raiseFlag(flag);
  };
  const searching = searchActions($search, () => change(FROM_FIRST_PAGE));
  whenSignedOut(() => {
    loaded.clear();
    $state.set(initial);
    searching.reset();
  });

  return {
    $loaded: loaded.$value,
    $state,
    $filters,
    $search,
    $page,
    load: loaded.load,
    leave(): void {
      loaded.leave();
      searching.leave();
    },
    fail: loaded.fail,
    restore: (): void => $state.set(persisted.read() ?? initial),
    changeAndTrack,
    shownRows(): readonly Row[] {
      const ordered = $ordered.get();
      return ordered ? rowsAt(ordered.index.rows, ordered.positions) : [];
    },
    toggleFilter: (facet: string, option: string): void =>
      changeAndTrack(flags.filtered, filterBy($state.get(), facet, option, restart)),
    clearFilters: (): void => changeAndTrack(flags.filtered, { filters: initial.filters, ...restart }),
    search: searching.search,
    searchThisVisit: searching.searchThisVisit,
    sort: (sort: string): void => changeAndTrack(flags.sorted, sortBy(sort)),
    goToPage: (page: number): void => changeAndTrack(flags.paged, goToPage(page)),
    resizePage: (size: PageSize): void => changeAndTrack(flags.paged, resizePage(size)),
    toggleRow: (id: string): void => change(toggleRow($page.get()?.open ?? [], id)),
  };
}
