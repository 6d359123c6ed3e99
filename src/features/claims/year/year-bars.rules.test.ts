import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chartSize, highestBar, monthBars, rowBar } from './year-bars.rules.ts';
import { costs, runs, someClaims } from './year-of-costs.fixture.ts';

it('a year of costs from generated claims has bars within the chart, with lengths proportional to the amounts', () => {
  fc.assert(
    fc.property(someClaims, (claims) => {
      const { months, people } = costs(claims);
      const { width, height } = chartSize(12);
      const bars = monthBars(months);
      for (const bar of bars) {
        expect(bar.x >= 0 && bar.x + bar.width <= width).toBe(true);
        expect(bar.y >= -1e-6 && bar.y + bar.height <= height + 1e-6).toBe(true);
      }
      const highest = highestBar(months);
      const inCents = bars.reduce((sum, bar) => sum + (bar.height * highest) / height, 0);
      const amounts = months.reduce((sum, { share, planPaid }) => sum + share + (planPaid ?? 0), 0);
      expect(inCents).toBeCloseTo(amounts, 0);
      for (const row of people) {
        const pieces = rowBar(row, highestBar(people));
        for (const [at, { x }] of pieces.entries()) {
          const before = pieces[at - 1];
          expect(x).toBeCloseTo(before ? before.x + before.width : 0);
        }
        const end = pieces.at(-1);
        expect(end ? end.x + end.width : 0).toBeLessThanOrEqual(100 + 1e-6);
      }
      for (const [at, bar] of bars.entries()) {
        const below = bars[at - 1];
        const isOnIt = below?.x === bar.x;
        expect(bar.y + bar.height).toBeCloseTo(isOnIt ? below.y : height);
      }
    }),
    runs,
  );
});
