import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { PAGE_SIZES } from './pager.rules.ts';
import { filterRows } from './facets.rules.ts';
import { indexRows } from './list-index.rules.ts';
import {
  filterBy,
  goToPage,
  listPage,
  orderRows,
  resizePage,
  sortBy,
  toggleRow,
  type ListState,
} from './list-state.rules.ts';
import { listStateEntries } from './list-state.schema.ts';
import { FACETS, LIST, rowLists, type Row } from './list.fixture.ts';

const SORTS = ['newest', 'longest'];

const states: fc.Arbitrary<ListState> = fc.record({
  filters: fc.record({
    kind: fc.subarray(['letter', 'parcel', 'card']),
    sender: fc.subarray(['Ann', 'Bea', 'Cy']),
  }),
  sort: fc.constantFrom(...SORTS),
  page: fc.integer({ min: 1, max: 9 }),
  pageSize: fc.constantFrom(...PAGE_SIZES),
  open: fc.oneof(fc.constant('first' as const), fc.subarray(['0', '1', '2'])),
});

const FIRST: ListState = { filters: {}, sort: 'newest', page: 1, pageSize: 10, open: [] };

function pageOf(rows: readonly Row[], state: ListState) {
  const index = indexRows(rows, LIST);
  return listPage(orderRows(index, filterRows(index, state.filters), state.sort), state);
}

/** Simple reference implementations of the sorts, for `Array.sort`. */
const byDay = (a: Row, b: Row): number => b.day.localeCompare(a.day);
const NAIVE: Readonly<Record<string, (a: Row, b: Row) => number>> = {
  newest: byDay,
  longest: (a, b) => (b.pages ?? -1) - (a.pages ?? -1) || byDay(a, b),
};

describe('listPage', () => {
  it('returns the same rows as plain array operations', () => {
    fc.assert(
      fc.property(rowLists, states, (rows, state) => {
        const left = rows
          .filter((row) =>
            FACETS.every(
              (facet) => state.filters[facet]?.length === 0 || state.filters[facet]?.includes(row[facet]),
            ),
          )
          .toSorted(NAIVE[state.sort]);
        const shown = pageOf(rows, state);
        const start = (shown.page - 1) * state.pageSize;
        expect(shown.rows).toEqual(left.slice(start, start + state.pageSize));
        expect([shown.total, shown.all]).toEqual([left.length, rows.length]);
        expect(shown.page).toBe(Math.min(state.page, shown.pages));
      }),
    );
  });

  it("opens the rows in the state's `open`, or the first row of the page if `open` is 'first'", () => {
    fc.assert(
      fc.property(rowLists, states, (rows, state) => {
        const { open, rows: shown } = pageOf(rows, state);
        expect(open).toEqual(state.open === 'first' ? shown.slice(0, 1).map(({ id }) => id) : state.open);
      }),
    );
  });
});

describe('in a list', () => {
  it.each([
    [
      'choosing a filter goes to page 1 and opens the first row',
      filterBy(FIRST, 'kind', 'card'),
      { filters: { kind: ['card'] }, page: 1, open: 'first' },
    ],
    ['sorting goes to page 1 and closes all rows', sortBy('longest'), { sort: 'longest', page: 1, open: [] }],
    ['changing the page closes all rows', goToPage(3), { page: 3, open: [] }],
    [
      'changing the page size goes to page 1 and closes all rows',
      resizePage(50),
      { pageSize: 50, page: 1, open: [] },
    ],
    ['toggling a closed row opens it', toggleRow(['1'], '2'), { open: ['1', '2'] }],
    ['toggling an open row closes it', toggleRow(['1', '2'], '1'), { open: ['2'] }],
  ])('%s', (_name, changes, expected) => {
    expect(changes).toEqual(expected);
  });
});

describe('a persisted state', () => {
  const schema = v.object(listStateEntries(FACETS, SORTS));

  it('is unchanged after it is read back', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(v.parse(schema, JSON.parse(JSON.stringify(state)))).toEqual(state);
      }),
    );
  });

  it.each([
    ['an unknown facet', { filters: { kind: [], sender: [], color: [] } }],
    ['a missing facet', { filters: { kind: [] } }],
    ['an unknown sort', { sort: 'heaviest' }],
    ['page 0', { page: 0 }],
    ['a page size that is not offered', { pageSize: 20 }],
  ])('with %s is invalid', (_name, changes) => {
    const state = { ...FIRST, filters: { kind: [], sender: [] }, ...changes };
    expect(v.is(schema, state)).toBe(false);
  });
});
