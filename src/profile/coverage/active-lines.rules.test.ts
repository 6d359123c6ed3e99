import { expect, it } from 'vitest';
import { planOf } from '../group/groups.fixture.ts';
import { activeLines } from './active-lines.rules.ts';

const TODAY = '2026-11-27';

it.each<[string, Parameters<typeof planOf>[0][], string[]]>([
  ['without plans', [], []],
  ['of two plans of a line', [{}, {}, { lineOfBusiness: 'D' }], ['medical', 'dental']],
  ['of a previous plan', [{ planPeriod: 'P' }], []],
  ['of a plan that has ended', [{ coverageEndDate: '2026-11-26' }], []],
  ['of a plan that ends today', [{ coverageEndDate: TODAY }], ['medical']],
])('active lines %s', (_, plans, lines) =>
  expect(activeLines({ productList: plans.map((plan) => planOf(plan)) }, TODAY)).toEqual(lines),
);
