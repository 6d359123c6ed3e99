import { expect, it } from 'vitest';
import { groupOf, planOf } from '../group/groups.fixture.ts';
import { linesExpected } from './lines-expected.rules.ts';

it.each([
  ['each active line once', ['M', 'X', 'M', 'D'], ['M', 'X', 'D']],
  ['medical without a product', [], ['M']],
])('keeps room for %s', (_, codes, lines) => {
  const productList = codes.map((lineOfBusiness) => planOf({ lineOfBusiness }));
  expect(linesExpected(groupOf({ productList }))).toEqual(lines);
});

it('keeps no room for previous products or products of type Y', () => {
  const productList = [
    planOf({ planPeriod: 'P', lineOfBusiness: 'D' }),
    planOf({ productTypeCode: 'Y', lineOfBusiness: 'V' }),
    planOf({ lineOfBusiness: 'X' }),
  ];
  expect(linesExpected(groupOf({ productList }))).toEqual(['X']);
  expect(linesExpected(null)).toEqual(['M']);
});
