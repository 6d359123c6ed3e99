import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../lib/date/date.ts';
import { edgesOf, isBetween, spanOf, type RangeChoice } from '../../../ui/filter/date-range.rules.ts';
import { isOnEdge } from '../../../ui/filter/range-edges.rules.ts';
import { edgeClaimsOf } from './claims-edges.rules.ts';
import { filterRows } from '../../../ui/list/facets.rules.ts';
import { indexRows } from '../../../ui/list/list-index.rules.ts';
import { claimsListOf } from './claims-list.rules.ts';
import { CONTEXT, claimWith, TODAY } from '../claims.fixture.ts';
import type { Claim } from '../claims.schema.ts';

const DEFINITION = claimsListOf(CONTEXT);

/** Splits the claims of a period as the store does. */
const loaded = (claims: readonly Claim[], period: RangeChoice) => ({
  shown: claims.filter(({ serviceDate }) => isBetween(serviceDate, edgesOf(period, TODAY))),
  atEdges: indexRows(
    claims.filter(({ serviceDate }) => isOnEdge(serviceDate, period)),
    DEFINITION,
  ),
  period,
  day: TODAY,
});

const claimsOf = (days: readonly number[]) =>
  days.map((back, at) =>
    claimWith({
      number: String(at),
      serviceDate: addDays(TODAY, -back),
      status: at % 2 ? 'denied' : 'approved',
    }),
  );

const cases = fc.record({
  claims: fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 30 }).map(claimsOf),
  back: fc.integer({ min: 0, max: 10 }),
  length: fc.integer({ min: 0, max: 10 }),
});

describe('claims on the first and last day of a period (001 §5)', () => {
  it('in a custom period are counted but not shown', () => {
    fc.assert(
      fc.property(cases, ({ claims, back, length }) => {
        const to = addDays(TODAY, -back);
        const period = { option: 'custom', from: addDays(to, -length), to } as const;
        const { shown, ...rest } = loaded(claims, period);
        const within = claims.filter(({ serviceDate }) => period.from <= serviceDate && serviceDate <= to);
        expect(shown.length + (edgeClaimsOf(rest, {})?.count ?? 0)).toBe(within.length);
      }),
    );
  });

  it('are all shown after the member switches from that period to the suggested longer period', () => {
    fc.assert(
      fc.property(cases, ({ claims, back, length }) => {
        const to = addDays(TODAY, -back);
        const period = { option: 'custom', from: addDays(to, -length), to } as const;
        const { shown, ...rest } = loaded(claims, period);
        const edge = edgeClaimsOf(rest, {});
        if (!edge?.include) return;
        const next = loaded(claims, edge.include).shown.map(({ number }) => number);
        const expected = claims.filter(({ serviceDate }) => edge.days.includes(serviceDate));
        for (const { number } of [...shown, ...expected]) expect(next).toContain(number);
      }),
    );
  });

  it('are counted only if they match the filters', () => {
    const claims = claimsOf([9, 9, 16, 16, 16]);
    const period = { option: 'custom', from: addDays(TODAY, -16), to: addDays(TODAY, -9) } as const;
    const { shown, ...rest } = loaded(claims, period);
    expect(shown).toEqual([]);
    expect(edgeClaimsOf(rest, {})).toEqual({
      count: 5,
      days: ['2026-11-05', '2026-11-12'],
      include: { option: 'custom', from: '2026-11-04', to: '2026-11-13' },
    });
    expect(edgeClaimsOf(rest, { status: ['denied'] })?.count).toBe(2);
    expect(edgeClaimsOf(rest, { status: ['adjusted'] })).toBeNull();
  });

  it('are not excluded by a preset period', () => {
    const claims = claimsOf([0, 30, 60]);
    for (const option of ['thirtyDays', 'sixtyDays'] as const) {
      const { shown, ...rest } = loaded(claims, { option });
      expect(edgeClaimsOf(rest, {})).toBeNull();
      expect(shown.map(({ serviceDate }) => serviceDate)).toContain(spanOf({ option }, TODAY).from);
    }
    expect(filterRows(indexRows(claims, DEFINITION), {}).total).toBe(3);
  });
});
