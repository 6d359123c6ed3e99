import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareCodes, compareNames, compareNumbers, rowOrders, sortKey } from './sort-rows.rules.ts';

interface Row {
  day: string;
  amount: number | null;
  name: string;
}

const byDay = sortKey(({ day }: Row) => day, compareCodes);
const byAmount = sortKey(({ amount }: Row) => amount, compareNumbers);
const byName = sortKey(({ name }: Row) => name || null, compareNames);
const label = () => '';

const SORTS = {
  newest: { key: byDay, descending: true, label },
  oldest: { key: byDay, label },
  highest: { key: byAmount, descending: true, label },
  lowest: { key: byAmount, label },
  name: { key: byName, label },
};

const rows = fc.array(
  fc.record({
    day: fc.constantFrom('2026-11-01', '2026-11-02', '2026-12-01'),
    amount: fc.option(fc.integer({ min: -5, max: 5 }), { nil: null }),
    name: fc.constantFrom('zebra', 'Älpine', 'alpine', 'Clinic 10', 'Clinic 9', ''),
  }),
  { maxLength: 40 },
);

function compareAmounts(a: Row, b: Row, direction: 1 | -1): number {
  if (a.amount === null || b.amount === null) return Number(a.amount === null) - Number(b.amount === null);
  return direction * (a.amount - b.amount);
}

const newestFirst = (a: Row, b: Row): number => b.day.localeCompare(a.day);
const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Simple reference implementations of the sorts, for `Array.sort`. */
const NAIVE: Readonly<Record<keyof typeof SORTS, (a: Row, b: Row) => number>> = {
  newest: newestFirst,
  oldest: (a, b) => -newestFirst(a, b),
  highest: (a, b) => compareAmounts(a, b, -1) || newestFirst(a, b),
  lowest: (a, b) => compareAmounts(a, b, 1) || newestFirst(a, b),
  name: (a, b) => Number(!a.name) - Number(!b.name) || collator.compare(a.name, b.name) || newestFirst(a, b),
};

describe('rowOrders', () => {
  it.each(Object.entries(NAIVE))(
    'sorts by %s like a plain array sort, and uses the default order for rows that are equal',
    (name, by) => {
      fc.assert(
        fc.property(rows, (list) => {
          const sorted = Array.from(rowOrders(list, SORTS)(name), (position) => list[position]);
          expect(sorted).toEqual(list.toSorted(by));
        }),
      );
    },
  );

  it('computes each sort order only once', () => {
    const order = rowOrders([{ day: '2026-11-01', amount: 1, name: 'a' }], SORTS);
    expect(order('name')).toBe(order('name'));
  });

  it('uses the default sort for an unknown name, and keeps the input order if no sorts are defined', () => {
    const list = ['2026-11-01', '2026-11-02'].map((day) => ({ day, amount: null, name: '' }));
    expect([...rowOrders(list, SORTS)('nosuch')]).toEqual([1, 0]);
    expect([...rowOrders(list, {})('newest')]).toEqual([0, 1]);
  });
});
