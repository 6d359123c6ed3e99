import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../../lib/date/date.ts';
import { propertyRuns } from '../../../lib/fields/property-runs.fixture.ts';
import { customLimits } from '../../../ui/filter/date-range.rules.ts';
import { costPeriods, daysSoFar, monthsOf } from './cost-periods.rules.ts';

const TODAY = '2026-11-23';
const plan = (from: string | null, to: string | null) => ({
  benefitAccumulationStartDate: from,
  benefitAccumulationEndDate: to,
});
const keys = (...plans: ReturnType<typeof plan>[]) => costPeriods(plans, TODAY).map(({ key }) => key);

it('the cost periods are this year, last year, and each benefit year that is not a calendar year', () => {
  expect(keys()).toEqual(['2026', '2025']);
  expect(keys(plan('2026-01-01', '2026-12-31'))).toEqual(['2026', '2025']);
  const prairie = plan('2026-07-01', '2027-06-30');
  expect(keys(prairie, prairie)).toEqual(['2026', '2025', '2026-07-01 2027-06-30']);
  expect(keys(plan('2025-07-01', '2026-06-30'), prairie)).toEqual([
    '2026',
    '2025',
    '2026-07-01 2027-06-30',
    '2025-07-01 2026-06-30',
  ]);
});

it.each([
  ['without dates', plan(null, null)],
  ['only partly covered by the claims', plan('2024-07-01', '2025-06-30')],
  ['that has not begun', plan('2026-12-01', '2027-11-30')],
  ['that is longer than a year', plan('2026-01-01', '2028-12-31')],
])('the cost periods do not include a benefit year %s', (_what, dates) => {
  expect(keys(dates)).toEqual(['2026', '2025']);
});

it('daysSoFar ends today for a period that is not over', () => {
  const [now, last] = costPeriods([], TODAY);
  expect([now.isOpen, daysSoFar(now, TODAY)]).toEqual([true, { from: '2026-01-01', to: TODAY }]);
  expect([last?.isOpen, last && daysSoFar(last, TODAY).to]).toEqual([false, '2025-12-31']);
});

it('monthsOf lists every month that a span touches', () => {
  expect(monthsOf({ from: '2025-11-15', to: '2026-02-14' })).toEqual([
    '2025-11-01',
    '2025-12-01',
    '2026-01-01',
    '2026-02-01',
  ]);
});

it('the offered calendar years are always within the two years for which claims are available', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4000 }), (days) => {
      const today = addDays('2024-01-01', days);
      for (const period of costPeriods([], today)) {
        expect(period.from >= customLimits(today).from).toBe(true);
        const { from, to } = daysSoFar(period, today);
        expect(from <= to && to <= today).toBe(true);
      }
    }),
    { numRuns: propertyRuns(1000) },
  );
});
