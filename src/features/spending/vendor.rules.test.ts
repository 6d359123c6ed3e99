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

describe("the vendor lookup's year end", () => {
  it.each([
    ['one plan', [plan('A', '2026-12-31')], '20261231'],
    [
      'several active plans, of which the latest counts',
      [plan('A', '2026-12-31'), plan('A', '2027-06-30')],
      '20270630',
    ],
    ['a previous plan, which does not count', [plan('P', '2028-12-31'), plan('A', '2026-12-31')], '20261231'],
    ['a plan without an end date, for which the calendar year counts', [plan('A', null)], '20261231'],
    ['no plan, for which the calendar year counts', [], '20261231'],
  ])('is the expected day for %s', (_case, plans, yearEndDate) => {
    expect(queryFor(...plans)).toEqual({ clientNumber: '0020451', groupNumber: '10452000', yearEndDate });
  });
});
