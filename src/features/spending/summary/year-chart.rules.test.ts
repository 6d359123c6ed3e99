import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '../../../lib/fields/property-runs.fixture.ts';
import { barsOf, CHART, monthsOfYear } from './year-chart.rules.ts';

const amount = fc.integer({ min: 0, max: 1_000_000 });
const months = fc
  .array(fc.record({ moneyIn: amount, moneyOut: amount }), { minLength: 1, maxLength: 12 })
  .map((uses) => uses.map((use, at) => ({ month: monthsOfYear(2026)[at] ?? '', ...use })));

it('barsOf draws bars with heights that match the amounts, inside the drawing and without overlaps', () => {
  fc.assert(
    fc.property(months, (uses) => {
      const bars = barsOf(uses);
      const amounts = uses.flatMap(({ moneyIn, moneyOut }) => [moneyIn, moneyOut]);
      const highest = Math.max(...amounts);
      expect(bars).toHaveLength(amounts.filter((cents) => cents > 0).length);
      for (const [at, { x, y, width, height }] of bars.entries()) {
        expect(y + height).toBeCloseTo(CHART.height);
        expect(x >= 0 && x + width <= CHART.width && y >= -1e-9).toBe(true);
        expect(bars[at + 1]?.x ?? CHART.width).toBeGreaterThanOrEqual(x + width - 1e-9);
      }
      expect(bars.map(({ height }) => Math.round((height * highest) / CHART.height))).toEqual(
        amounts.filter((cents) => cents > 0),
      );
    }),
    { numRuns: propertyRuns(1000) },
  );
});
