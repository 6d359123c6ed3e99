import { expect, it } from 'vitest';
import { hasEducation } from './education-opt-out.rules.ts';
import { groupOf, planOf } from './group/groups.fixture.ts';

const optedOut = (...codes: string[]) => groupOf({ optOutList: codes.map((code) => ({ code })) });

it.each([
  ['is true without a group', null, true],
  ['is true for a group without opt-outs', optedOut(), true],
  ['is true for an opt-out other than 904', optedOut('911'), true],
  ['is false for opt-out 904', optedOut('911', '904'), false],
  ['is true for a dental group', groupOf({ productList: [planOf({ benefitPlanType: 'DE' })] }), true],
])('hasEducation() %s', (_, group, isShown) => {
  expect(hasEducation(group)).toBe(isShown);
});
