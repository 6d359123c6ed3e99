import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths } from '../../lib/date/date.ts';
import { customLimits, edgesOf, isBetween, readSpan, type CustomRange } from './date-range.rules.ts';
import { isOnEdge, rangeWith } from './range-edges.rules.ts';
import { toUsDate } from '../../lib/date/date.ts';

const TODAY = '2026-11-21';
const limits = customLimits(TODAY);

/** A custom range that the form accepts, and the days to test: its first day, its last day, or both. */
const rangeAndDays = fc
  .record({
    back: fc.integer({ min: 0, max: 730 }),
    length: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 730 })),
    edges: fc.constantFrom('from', 'to', 'both'),
  })
  .map(({ back, length, edges }) => {
    const to = addDays(TODAY, -back);
    const earlier = addDays(to, -length);
    const range: CustomRange = { option: 'custom', from: earlier < limits.from ? limits.from : earlier, to };
    const days = [...(edges === 'to' ? [] : [range.from]), ...(edges === 'from' ? [] : [range.to])];
    return { range, days: [...new Set(days)] };
  });

describe('the start and end dates of a custom range (001 §5)', () => {
  it('are not inside the range, and isOnEdge() returns true for them', () => {
    fc.assert(
      fc.property(rangeAndDays, ({ range, days }) => {
        for (const day of days) {
          expect(isOnEdge(day, range)).toBe(true);
          expect(isBetween(day, edgesOf(range, TODAY))).toBe(false);
        }
        expect(isOnEdge(addDays(range.from, -1), range)).toBe(false);
      }),
    );
  });

  it('are inside the wider range that rangeWith() returns, unless they are too old', () => {
    fc.assert(
      fc.property(rangeAndDays, ({ range, days }) => {
        const offer = rangeWith(days, range, TODAY);
        const possible = days.filter((day) => day > limits.from);
        if (offer === null) {
          expect(possible).toEqual([]);
          return;
        }
        const edges = edgesOf(offer, TODAY);
        const out = possible.filter((day) => !isBetween(day, edges));
        // Twelve months is the longest preset, so no preset can include older days.
        expect(offer.option === 'twelveMonths' ? out.filter((day) => day >= '2025-11-21') : out).toEqual([]);
      }),
    );
  });

  it('stay valid if rangeWith() widens the custom range, and neither moves outward by more than one day', () => {
    fc.assert(
      fc.property(rangeAndDays, ({ range, days }) => {
        const offer = rangeWith(days, range, TODAY);
        if (offer?.option !== 'custom') return;
        expect([range.from, addDays(range.from, -1)]).toContain(offer.from);
        expect([range.to, addDays(range.to, 1)]).toContain(offer.to);
        const typed = { from: toUsDate(offer.from), to: toUsDate(offer.to) };
        expect(readSpan(typed, TODAY).problems).toEqual({});
      }),
    );
  });

  it('are replaced in rangeWith() by the shortest possible preset if the end date is today', () => {
    const range = { option: 'custom', from: '2026-11-01', to: TODAY } as const;
    const lastCustom = { from: range.from, to: range.to };
    expect(rangeWith([TODAY], range, TODAY)).toEqual({ option: 'thirtyDays', lastCustom });
    expect(rangeWith([TODAY], { ...range, from: '2026-05-20' }, TODAY)?.option).toBe('sixMonths');
    expect(rangeWith(['2026-05-20', TODAY], { ...range, from: '2026-05-20' }, TODAY)?.option).toBe(
      'twelveMonths',
    );
    expect(rangeWith([TODAY], { ...range, from: '2025-01-01' }, TODAY)?.option).toBe('twelveMonths');
  });

  it('both move outward if they are equal; rangeWith() returns null if the start would become too early', () => {
    const singleDay = { option: 'custom', from: '2026-11-05', to: '2026-11-05' } as const;
    expect(rangeWith(['2026-11-05'], singleDay, TODAY)).toEqual({
      option: 'custom',
      from: '2026-11-04',
      to: '2026-11-06',
    });
    const oldest = addMonths(TODAY, -24);
    expect(rangeWith([oldest], { option: 'custom', from: oldest, to: '2025-01-01' }, TODAY)).toBeNull();
  });
});
