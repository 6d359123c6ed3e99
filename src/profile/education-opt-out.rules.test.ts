import { expect, it } from 'vitest';
import { hasEducation } from './education-opt-out.rules.ts';
import { groupOf, planOf } from './group/groups.fixture.ts';

const optedOut = (...codes: string[]) => groupOf({ optOutList: codes.map((code) => ({ code })) });

it.each([
  ['no group', null, true],
  ['a group without opt-outs', optedOut(), true],
  ['another opt-out', optedOut('911'), true],
  ['opt-out 904', optedOut('911', '904'), false],
  ['a dental group', groupOf({ productList: [planOf({ benefitPlanType: 'DE' })] }), true],
])('%s: educational material is shown: %s', (_, group, isShown) => {
  expect(hasEducation(group)).toBe(isShown);
});
