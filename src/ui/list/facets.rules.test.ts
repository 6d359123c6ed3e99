import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  filterRows,
  isFacetShown,
  noFilters,
  passingRows,
  rowsAt,
  toggleOption,
  type Filters,
} from './facets.rules.ts';
import { indexRows, type ListIndex } from './list-index.rules.ts';
import { FACETS, isIn, LIST, rowLists, type Row } from './list.fixture.ts';

const filters = fc.record({
  kind: fc.subarray(['letter', 'parcel', 'card']),
  sender: fc.subarray(['Ann', 'Bea', 'Cy', 'Dee']),
});

const left = (index: ListIndex<Row>, chosen: Filters): Row[] =>
  rowsAt(index.rows, passingRows(index, filterRows(index, chosen), 'newest'));

/** Whether a row passes the filters, as a simple reference implementation. */
const passes = (row: Row, chosen: Filters): boolean =>
  FACETS.every((facet) => chosen[facet]?.length === 0 || chosen[facet]?.includes(row[facet]));

describe('list filters', () => {
  it('return the same rows as a plain array filter and sort', () => {
    fc.assert(
      fc.property(rowLists, filters, (rows, chosen) => {
        const expected = rows
          .filter((row) => passes(row, chosen))
          .toSorted((a, b) => b.day.localeCompare(a.day));
        expect(left(indexRows(rows, LIST), chosen)).toEqual(expected);
      }),
    );
  });

  it('return and count only rows that the current search also finds', () => {
    fc.assert(
      fc.property(rowLists, filters, fc.constantFrom('ann', 'be', '1', 'zoe', ''), (rows, chosen, word) => {
        const index = indexRows(rows, LIST);
        const filtered = filterRows(index, chosen, index.find(word));
        const matching = rows.filter((row) => isIn(row, word));
        expect(rowsAt(rows, passingRows(index, filtered, 'newest'))).toEqual(
          matching.filter((row) => passes(row, chosen)).toSorted((a, b) => b.day.localeCompare(a.day)),
        );
        for (const { id, choices } of filtered.facets)
          for (const { option, count } of choices)
            expect(count).toBe(matching.filter((row) => passes(row, { ...chosen, [id]: [option] })).length);
      }),
    );
  });

  it('return every row if no option is chosen, and return the same rows when applied twice', () => {
    fc.assert(
      fc.property(rowLists, filters, (rows, chosen) => {
        const index = indexRows(rows, LIST);
        expect(left(index, noFilters(FACETS))).toHaveLength(rows.length);
        expect(left(index, {})).toHaveLength(rows.length);
        const once = left(index, chosen);
        expect(left(indexRows(once, LIST), chosen)).toEqual(once);
      }),
    );
  });

  it('show for each option how many rows remain if it is the only chosen option of its facet', () => {
    fc.assert(
      fc.property(rowLists, filters, (rows, chosen) => {
        for (const { id, choices } of filterRows(indexRows(rows, LIST), chosen).facets)
          for (const { option, count } of choices)
            expect(count).toBe(rows.filter((row) => passes(row, { ...chosen, [id]: [option] })).length);
      }),
    );
  });

  it('show a chosen option even if no row has that option', () => {
    const rows: Row[] = [{ id: '1', kind: 'letter', sender: 'Ann', day: '2026-11-01', pages: 1 }];
    const { total, facets } = filterRows(indexRows(rows, LIST), { kind: ['card'] });
    expect(total).toBe(0);
    expect(facets[0]).toEqual({
      id: 'kind',
      label: 'Kind',
      choices: [
        { option: 'letter', label: 'a letter', count: 1, chosen: false },
        { option: 'card', label: 'a card', count: 0, chosen: true },
      ],
    });
  });

  it('are empty again after an option is toggled twice', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FACETS), fc.string(), (facet, option) => {
        const once = toggleOption(noFilters(FACETS), facet, option);
        expect(once[facet]).toEqual([option]);
        expect(toggleOption(once, facet, option)).toEqual(noFilters(FACETS));
      }),
    );
  });
});

describe('a facet', () => {
  it('is hidden if it has fewer than two options, unless an option is chosen', () => {
    const facet = (...chosen: boolean[]) => ({
      id: 'kind',
      label: '',
      choices: chosen.map((isChosen, at) => ({ option: String(at), label: '', count: 1, chosen: isChosen })),
    });
    expect(isFacetShown(facet())).toBe(false);
    expect(isFacetShown(facet(false))).toBe(false);
    expect(isFacetShown(facet(true))).toBe(true);
    expect(isFacetShown(facet(false, false))).toBe(true);
  });

  it('sorts its options by rank, then by code', () => {
    fc.assert(
      fc.property(rowLists, (rows) => {
        const [kind, sender] = indexRows(rows, LIST).facets;
        const kinds = new Set(rows.map((row) => row.kind));
        expect(kind?.options).toEqual(['parcel', 'letter', 'card'].filter((name) => kinds.has(name)));
        expect(sender?.options).toEqual([...new Set(rows.map((row) => row.sender))].sort());
      }),
    );
  });
});

describe('indexRows', () => {
  it('puts ten thousand rows of three senders in three buckets', () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => ({
      id: String(at),
      kind: 'letter',
      sender: `S${at % 3}`,
      day: '2026-11-01',
      pages: null,
    }));
    const index = indexRows(rows, LIST);
    expect(index.buckets.map(({ size }) => size)).toEqual([3334, 3333, 3333]);
    expect(filterRows(index, { sender: ['S0'] }).total).toBe(3334);
  });
});
