import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../lib/fields/property-runs.fixture.ts';
import { healthPlanWith, rowWith, TODAY } from './health-plan.fixture.ts';
import {
  endForOrder,
  healthPlanRows,
  isCanceled,
  planStanding,
  rowOfProgress,
} from './health-plan-rows.rules.ts';
import type { HealthPlan } from './health-plans.schema.ts';

const rowsOf = (...plans: readonly Partial<HealthPlan>[]) =>
  healthPlanRows(plans.map(healthPlanWith), 'shown', TODAY);
const names = (...plans: readonly Partial<HealthPlan>[]) =>
  rowsOf(...plans).map(({ plans: [first] }) => first.name);

describe('a plan’s standing (001 §4)', () => {
  it.each([
    ['2025-01-01', null, true, true],
    ['2025-01-01', '2026-12-31', true, true],
    ['2025-01-01', TODAY, true, true],
    ['2025-01-01', '2026-11-21', false, false],
    [TODAY, null, true, true],
    ['2027-01-01', null, true, false],
  ])('for dates from %s to %s has isActive %s and isCurrent %s', (begin, end, isActive, isCurrent) => {
    const period = isActive ? 'active' : 'previous';
    expect(planStanding({ begin, end }, TODAY)).toEqual({ isActive, isCurrent, period });
  });

  it('treats a blank end date as ten years ahead', () => {
    expect(endForOrder(null, TODAY)).toBe('2036-11-22');
    expect(endForOrder('2026-12-31', TODAY)).toBe('2026-12-31');
  });

  it('depends on the dates, not on the service’s flags', () => {
    const [row] = rowsOf({ end: '2020-12-31', isActive: true, isCurrent: true, period: 'active' });
    expect([row?.isActive, row?.period]).toEqual([false, 'previous']);
  });
});

describe('the order of rows (001 §4)', () => {
  it('puts the latest end date first, and treats a blank end date as ten years ahead', () => {
    expect(
      names(
        { name: 'ended', end: '2023-12-31' },
        { name: 'eleven years', end: '2037-12-31' },
        { name: 'this year', end: '2026-12-31' },
        { name: 'open' },
      ),
    ).toEqual(['eleven years', 'open', 'this year', 'ended']);
  });

  it('is medical, drug, pharmacy, vision, dental if the end dates are equal', () => {
    const types = ['dental', 'vision', 'pharmacy', 'drug', 'medical'] as const;
    expect(names(...types.map((type) => ({ type, name: type })))).toEqual(types.toReversed());
  });
});

describe('integrated plans (001 §4)', () => {
  const medical = { isIntegrated: true };
  const drug = { isIntegrated: true, type: 'drug', productNumber: 'RX', name: 'Choice Drug' } as const;

  it('share one row, which lists their types in order, if their dates are equal', () => {
    const [row, ...others] = rowsOf(drug, medical);
    expect(others).toEqual([]);
    expect(row?.plans.map(({ type }) => type)).toEqual(['medical', 'drug']);
    expect(row?.types).toEqual(['medical', 'drug']);
  });

  it.each([
    ['another begin date', { ...drug, begin: '2025-07-01' }],
    ['another end date', { ...drug, end: '2026-12-31' }],
    ['another group', { ...drug, groupNumber: 'G2' }],
    ['not integrated', { ...drug, isIntegrated: false }],
    ['canceled', { ...drug, status: 'Canceled' }],
  ])('get separate rows if one plan differs from the other: %s', (_, other) =>
    expect(rowsOf(medical, other)).toHaveLength(2),
  );
});

describe('canceled plans (001 §4)', () => {
  it.each([
    ['Canceled', true],
    ['CANCELED ', true],
    ['Active', false],
    ['', false],
  ])('include a plan with the status %j: %s', (status, canceled) =>
    expect(isCanceled({ status })).toBe(canceled),
  );

  it('are listed if the brand’s canceledPlans is "shown", and left out if it is "omitted"', () => {
    const plans = [healthPlanWith(), healthPlanWith({ status: 'Canceled', productNumber: 'OLD' })];
    expect(healthPlanRows(plans, 'omitted', TODAY)).toHaveLength(1);
    expect(healthPlanRows(plans, 'shown', TODAY)).toHaveLength(2);
  });
});

it('healthPlanRows lists each plan once, and its order does not depend on the order in the response', () => {
  const day = fc.constantFrom('2024-01-01', '2025-01-01', '2026-12-31', '2027-12-31');
  const plan = fc.record({
    begin: day,
    end: fc.option(day),
    type: fc.constantFrom('medical' as const, 'drug' as const, 'dental' as const),
    groupNumber: fc.constantFrom('G1', 'G2'),
    isIntegrated: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(plan, { maxLength: 8 }), (drawn) => {
      const plans = drawn.map((changes, at) => healthPlanWith({ ...changes, productNumber: `P${at}` }));
      const rows = healthPlanRows(plans, 'shown', TODAY);
      expect(new Set(rows.flatMap((row) => row.plans))).toEqual(new Set(plans));
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
      const keys = (list: readonly HealthPlan[]) =>
        healthPlanRows(list, 'shown', TODAY).map(({ key }) => key);
      expect(keys(plans.toReversed())).toEqual(keys(plans));
      const ends = rows.map(({ end }) => endForOrder(end, TODAY));
      expect(ends).toEqual(ends.toSorted().toReversed());
    }),
    { numRuns: propertyRuns(1000) },
  );
});

describe('rowOfProgress', () => {
  const rows = rowsOf(
    {},
    { type: 'pharmacy', productNumber: 'RX' },
    { productNumber: 'PPO', begin: '2020-01-01', end: '2022-12-31' },
  );
  const key = {
    groupNumber: 'G1',
    line: 'medical',
    start: '2026-01-01',
    end: '2026-12-31',
    productNumber: '',
  };

  it.each([
    [{}, 'PPO', '2025-01-01'],
    [{ line: 'drug' }, 'RX', '2025-01-01'],
    [{ productNumber: 'RX' }, 'RX', '2025-01-01'],
    [{ start: '2022-01-01', end: '2022-12-31' }, 'PPO', '2020-01-01'],
  ])('for %j returns the row of product %s that begins on %s', (changes, productNumber, begin) => {
    const row = rowOfProgress(rows, { ...key, ...changes });
    expect([row?.plans[0].productNumber, row?.begin]).toEqual([productNumber, begin]);
  });

  it('returns null if no row matches', () => {
    expect(rowOfProgress(rows, { ...key, groupNumber: 'G9' })).toBeNull();
    expect(rowOfProgress(rows, { ...key, line: 'dental' })).toBeNull();
  });

  it('finds a merged row by the second plan in it', () => {
    const merged = [
      rowWith({ isIntegrated: true }, { isIntegrated: true, type: 'drug', productNumber: 'RX' }),
    ];
    expect(rowOfProgress(merged, { ...key, line: 'drug' })).toBe(merged[0]);
  });
});
