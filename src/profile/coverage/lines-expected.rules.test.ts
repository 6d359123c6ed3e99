import { expect, it } from 'vitest';
import { groupOf, planOf } from '../group/groups.fixture.ts';
import { linesExpected } from './lines-expected.rules.ts';

it.each([
  ['each line of active plans once', ['M', 'X', 'M', 'D'], ['M', 'X', 'D']],
  ['"M" if the group has no plan', [], ['M']],
])('linesExpected() returns %s', (_, codes, lines) => {
  const productList = codes.map((lineOfBusiness) => planOf({ lineOfBusiness }));
  expect(linesExpected(groupOf({ productList }))).toEqual(lines);
});

it('linesExpected() leaves out previous plans, and also plans of product type Y, which have no progress', () => {
  const productList = [
    planOf({ planPeriod: 'P', lineOfBusiness: 'D' }),
    planOf({ productTypeCode: 'Y', lineOfBusiness: 'V' }),
    planOf({ lineOfBusiness: 'X' }),
  ];
  expect(linesExpected(groupOf({ productList }))).toEqual(['X']);
  expect(linesExpected(null)).toEqual(['M']);
});
