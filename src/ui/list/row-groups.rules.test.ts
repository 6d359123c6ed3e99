import { expect, it } from 'vitest';
import { rowGroups } from './row-groups.rules.ts';

it('rowGroups() groups neighboring rows that share a heading, and returns the position of each group’s first row', () => {
  const groups = rowGroups(['a1', 'a2', 'b1', 'a3'], (row) => row.charAt(0));
  expect(groups).toEqual([
    { heading: 'a', from: 0, rows: ['a1', 'a2'] },
    { heading: 'b', from: 2, rows: ['b1'] },
    { heading: 'a', from: 3, rows: ['a3'] },
  ]);
  expect(rowGroups([], String)).toEqual([]);
});
