import fc from 'fast-check';
import { expect, it } from 'vitest';
import { costs, runs, someClaims, YEAR } from './year-of-costs.fixture.ts';
import type { Costs } from './year-of-costs.rules.ts';
import { costFileName, costLines, figureNames, sectionsOf, SECTIONS } from './year-table.rules.ts';

it('a year of costs from generated claims is saved as a file with the rows of the tables and their total', () => {
  fc.assert(
    fc.property(someClaims, (claims) => {
      const year = costs(claims);
      const sections = sectionsOf(year);
      const rows = [...SECTIONS.flatMap((section) => sections[section]), year.total];
      const lines = costLines(year, ['a note']).slice(1, -1);
      const read = lines.map((line) =>
        line.slice(2).map((cell) => (cell === 'Not known' ? null : Number(cell))),
      );
      const figures = figureNames(year);
      const dollars = (row: Costs) =>
        figures.map((name) => {
          const figure = row[name];
          return name === 'claims' || figure === null ? figure : figure / 100;
        });
      expect(read).toEqual(rows.map(dollars));
    }),
    runs,
  );
});

it('the name of the saved file contains the period, but nothing about the member', () => {
  expect(costFileName(YEAR, false)).toBe('health-costs-2026-01-01-to-2026-11-23.csv');
  expect(costFileName(YEAR, true)).toBe('part-of-health-costs-2026-01-01-to-2026-11-23.csv');
});
