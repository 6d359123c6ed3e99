import { beforeEach, describe, expect, it, vi } from 'vitest';
import { indexRows, type ListIndex } from './list-index.rules.ts';
import { FROM_FIRST_PAGE, type ListState, type Restart } from './list-state.rules.ts';
import { LIST, type Row } from './list.fixture.ts';
import { listStore } from './list.store.ts';

const INITIAL: ListState = {
  filters: { kind: [], sender: [] },
  sort: 'newest',
  page: 1,
  pageSize: 10,
  open: [],
};

const ROWS = Array.from({ length: 25 }, (_, at): Row => ({
  id: String(at),
  kind: at % 2 ? 'letter' : 'parcel',
  sender: 'Ann',
  day: `2026-11-${String(25 - at).padStart(2, '0')}`,
  pages: at,
}));

// Analytics flags are dispatched as events on the window.
beforeEach(() => void vi.stubGlobal('window', new EventTarget()));

let signOut = (): void => {};

async function loaded(persisted: ListState | null = null, restart?: Restart) {
  const states: ListState[] = [];
  const list = listStore<Row, ListState, { index: ListIndex<Row> }>({
    initial: INITIAL,
    persisted: { read: () => persisted, save: (state) => states.push(state) },
    flags: { filtered: 'claims-filtered', sorted: 'claims-sorted', paged: 'claims-paged' },
    whenSignedOut: (forget) => void (signOut = forget),
    ...(restart ? { restart } : {}),
  });
  list.restore();
  await list.load(() => Promise.resolve({ index: indexRows(ROWS, LIST) }));
  return { list, states };
}

describe('listStore', () => {
  it('filters, sorts, pages and opens rows, and persists each change', async () => {
    const { list, states } = await loaded();
    expect(list.$page.get()).toMatchObject({ page: 1, pages: 3, total: 25, all: 25, open: [] });
    list.toggleFilter('kind', 'letter');
    expect(list.$page.get()).toMatchObject({ pages: 2, total: 12, all: 25, open: ['1'] });
    list.sort('longest');
    expect(list.shownRows()[0]?.id).toBe('23');
    list.goToPage(2);
    expect(list.$page.get()?.rows.map(({ id }) => id)).toEqual(['3', '1']);
    list.toggleRow('3');
    expect(list.$page.get()?.open).toEqual(['3']);
    list.resizePage(50);
    expect(list.$page.get()).toMatchObject({ page: 1, pages: 1, open: [] });
    list.clearFilters();
    expect(list.$page.get()).toMatchObject({ total: 25, open: ['24'] });
    expect(states).toHaveLength(6);
    expect(states.at(-1)).toEqual(list.$state.get());
  });

  it('opens no row after a filter change if `restart` is FROM_FIRST_PAGE', async () => {
    const { list } = await loaded(null, FROM_FIRST_PAGE);
    list.goToPage(2);
    list.toggleFilter('kind', 'letter');
    expect(list.$page.get()).toMatchObject({ page: 1, total: 12, open: [] });
    list.clearFilters();
    expect(list.$page.get()).toMatchObject({ page: 1, total: 25, open: [] });
  });

  it('restores the persisted state, and is empty after sign-out', async () => {
    const { list } = await loaded({ ...INITIAL, sort: 'longest', page: 2 });
    expect(list.$page.get()?.rows[0]?.id).toBe('14');
    signOut();
    expect([list.$page.get(), list.shownRows(), list.$state.get()]).toEqual([null, [], INITIAL]);
  });
});

describe('a search in a list', () => {
  it('is limited to the filtered rows, is not persisted and sends no analytics event', async () => {
    const { list, states } = await loaded();
    const events: string[] = [];
    window.addEventListener('portal:analytics', () => events.push('raised'));
    list.goToPage(2);
    events.length = 0;
    list.search('ann 7');
    expect(list.$page.get()).toMatchObject({ page: 1, total: 2, all: 25, open: [] });
    expect(list.shownRows().map(({ id }) => id)).toEqual(['7', '17']);
    expect(events).toEqual([]);
    expect(JSON.stringify(states)).not.toContain('ann');
    list.toggleFilter('kind', 'parcel');
    expect(list.$page.get()).toMatchObject({ total: 0, all: 25 });
    list.search('');
    expect(list.$page.get()).toMatchObject({ total: 13, all: 25 });
    list.search('zoe');
    signOut();
    expect(list.$search.get()).toBe('');
  });

  it('ends when the member leaves the view, unless the member typed the search', async () => {
    const { list } = await loaded();
    list.searchThisVisit('ann 7');
    expect(list.$page.get()?.total).toBe(2);
    list.leave();
    expect(list.$page.get()?.total).toBe(25);
    list.search('ann 7');
    list.leave();
    expect(list.$page.get()?.total).toBe(2);
    list.searchThisVisit('ann 3');
    list.search('ann');
    list.leave();
    expect(list.$search.get()).toBe('ann');
  });
});
