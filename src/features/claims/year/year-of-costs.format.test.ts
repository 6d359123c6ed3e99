import { describe, expect, it } from 'vitest';
import { showLongDate } from '../../../lib/date/date.ts';
import { claimWith } from '../claims.fixture.ts';
import type { Claim } from '../claims.schema.ts';
import { costPeriods } from './cost-periods.rules.ts';
import { yearOfCosts, type ReceivedClaims } from './year-of-costs.rules.ts';
import { gapsOf, inPeriod, periodName, summaryText } from './year-of-costs.format.ts';

const TODAY = '2026-11-23';
const [period, last] = costPeriods([], TODAY);
const settled = (changes: Partial<Claim> = {}): Claim =>
  claimWith({ memberCost: 1000, planPaid: 5000, ...changes });
const yearWith = (claims: readonly Claim[], changes: Partial<ReceivedClaims> = {}) =>
  yearOfCosts(
    {
      claims,
      skipped: 0,
      total: claims.length + (changes.skipped ?? 0),
      isPaidKnown: true,
      ...changes,
    },
    period,
    [],
  );

it("periodName says 'so far' for a period that is not over", () => {
  expect([period, last].map((listed) => listed && periodName(listed))).toEqual(['2026 so far', '2025']);
});

it.each([
  ['2027-06-30', `Since ${showLongDate('2026-07-01')}`],
  ['2026-10-31', `From ${showLongDate('2026-07-01')} to ${showLongDate('2026-10-31')}`],
])('inPeriod names the last day of a benefit year only if the year is over: %s', (end, text) => {
  const plan = { benefitAccumulationStartDate: '2026-07-01', benefitAccumulationEndDate: end };
  expect(costPeriods([plan], TODAY).slice(2).map(inPeriod)).toEqual([text]);
});

describe("the sentence with the year's totals", () => {
  it.each<[string, Parameters<typeof yearWith>]>([
    ['In 2026 so far, your plan paid $50.00 and your cost was $10.00, for 1 claim.', [[settled()]]],
    [
      'In 2026 so far, your cost was $10.00, for 1 claim. We don’t know what your plan paid.',
      [[settled({ planPaid: null })]],
    ],
    ['In 2026 so far, we haven’t decided any of these claims yet.', [[settled({ status: 'in-process' })]]],
    [
      'In 2026 so far, we don’t know the totals. The figures below are from the 1 claim that we could read.',
      [[settled()], { skipped: 2 }],
    ],
    ['In 2026 so far, we don’t know the totals.', [[], { skipped: 2 }]],
  ])('is: %s', (text, [claims, changes]) => {
    expect(summaryText(yearWith(claims, changes), period)).toBe(text);
  });
});

it('gapsOf returns a sentence for each gap in the figures, and an empty list if there are no gaps', () => {
  expect(gapsOf(yearWith([settled()]), '1-800-555-0110')).toEqual([]);
  const claims = [
    settled({ planPaid: null }),
    settled({ number: '2', memberCost: null }),
    settled({ number: '3', status: 'in-process' }),
  ];
  expect(gapsOf(yearWith([settled({ paid: 1200 })]), '1-800-555-0110')).toEqual([
    'Spending accounts paid more than your cost for 1 of the claims. We count these payments only up to your cost. Call 1-800-555-0110 to ask about the rest.',
  ]);
  const gaps = gapsOf(yearWith(claims, { skipped: 1, total: 9, isPaidKnown: false }), '1-800-555-0110');
  expect(gaps.map((gap) => gap.split(' ').slice(0, 4).join(' '))).toEqual([
    'The list of claims',
    'We couldn’t read 1',
    'We haven’t counted 1',
    'We don’t know what',
    'We couldn’t reach the',
    'We haven’t counted 1',
  ]);
});
