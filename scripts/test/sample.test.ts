import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brands } from '../../src/brand/brand-groups.fixture.ts';
import { covering, isLongRun, sampleOne, sampleSpread } from './sample.ts';

const traits = fc.array(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 4 }), {
  minLength: 1,
});

test('covering() returns rows that together have every trait, but no more rows than there are traits', () => {
  fc.assert(
    fc.property(traits, (rows) => {
      const sample = covering(rows, (row) => row);
      expect(new Set(sample.flat())).toEqual(new Set(rows.flat()));
      expect(sample.length).toBeLessThanOrEqual(new Set(rows.flat()).size);
      expect(covering(rows, (row) => row)).toEqual(sample);
    }),
  );
});

test('covering() returns fewer than half of the brands, and these together have every family and header style', () => {
  const traitsOf = ({ sharedBrandCode, theme }: (typeof brands)[number]) => [sharedBrandCode, theme.header];
  const sample = covering(brands, traitsOf);
  expect(new Set(sample.flatMap(traitsOf))).toEqual(new Set(brands.flatMap(traitsOf)));
  expect(sample.length).toBeLessThan(brands.length / 2);
});

test("sampleOne() returns one row chosen by the table's name, but returns all rows if isLongRun is true", () => {
  const rows = ['a', 'b', 'c'];
  const chosen = ['home', 'claims', 'sign-in', 'messages', 'desk'].map((table) => sampleOne(rows, table));
  expect(new Set(chosen.flat())).toEqual(new Set(rows));
  for (const sample of chosen) expect(sample).toHaveLength(isLongRun ? rows.length : 1);
});

test('sampleSpread() returns the requested number of rows, spread over the table and in its order', () => {
  const rows = Array.from({ length: 17 }, (_, at) => at);
  expect(sampleSpread(rows, 5)).toEqual(isLongRun ? rows : [0, 4, 7, 11, 14]);
  expect(sampleSpread(rows, 40)).toEqual(rows);
});
