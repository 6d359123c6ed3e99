import { describe, expect, it } from 'vitest';
import { vendorQuery } from './vendor.rules.ts';

const TODAY = '2026-11-21';
const plan = (planPeriod: 'A' | 'P', benefitAccumulationEndDate: string | null) => ({
  planPeriod,
  benefitAccumulationEndDate,
});
const queryFor = (...productList: ReturnType<typeof plan>[]) =>
  vendorQuery(
    { group: { groupNumber: '10452000', productList }, client: { clientNumber: '0020451' } },
    TODAY,
  );

describe('yearEndDate in the vendor query', () => {
  it.each([
    ['the end date of a single plan', [plan('A', '2026-12-31')], '20261231'],
    [
      'the latest end date of several active plans',
      [plan('A', '2026-12-31'), plan('A', '2027-06-30')],
      '20270630',
    ],
    [
      'the end date of the active plan rather than that of a previous plan',
      [plan('P', '2028-12-31'), plan('A', '2026-12-31')],
      '20261231',
    ],
    ['the end of the calendar year for a plan without an end date', [plan('A', null)], '20261231'],
    ['the end of the calendar year without plans', [], '20261231'],
  ])('is %s', (_case, plans, yearEndDate) => {
    expect(queryFor(...plans)).toEqual({ clientNumber: '0020451', groupNumber: '10452000', yearEndDate });
  });
});
