import { expect, it } from 'vitest';
import { planOf } from '../group/groups.fixture.ts';
import { activeLines } from './active-lines.rules.ts';

const TODAY = '2026-11-27';

it.each<[string, Parameters<typeof planOf>[0][], string[]]>([
  ['is empty without plans', [], []],
  ['contains each line once', [{}, {}, { lineOfBusiness: 'D' }], ['medical', 'dental']],
  ['leaves out a previous plan', [{ planPeriod: 'P' }], []],
  ['leaves out a plan that has ended', [{ coverageEndDate: '2026-11-26' }], []],
  ['contains the line of a plan that ends today', [{ coverageEndDate: TODAY }], ['medical']],
])('activeLines() %s', (_, plans, lines) =>
  expect(activeLines({ productList: plans.map((plan) => planOf(plan)) }, TODAY)).toEqual(lines),
);
