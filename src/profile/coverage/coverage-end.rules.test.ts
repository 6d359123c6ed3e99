import { expect, it } from 'vitest';
import { endedOn } from './coverage-end.rules.ts';
import { clientOf, groupOf, personOf, planOf } from '../group/groups.fixture.ts';

const PIN = '1';
const TODAY = '2026-11-26';
const profileOf = (...plans: readonly (readonly [end: string | null, cancel?: string | null])[]) => ({
  pinNumber: PIN,
  clientList: [
    clientOf({
      groupList: [
        groupOf({
          productList: plans.map(([end, cancel = null]) =>
            planOf({
              coverageEndDate: end,
              memberList: [personOf({ pinNumber: PIN, coverageCancelDate: cancel })],
            }),
          ),
        }),
      ],
    }),
  ],
});
it.each([
  ['the last plan, if all have ended', profileOf(['2025-12-31'], ['2024-12-31']), '2025-12-31'],
  ['the person, before the plan does', profileOf(['2027-12-31', '2026-11-25']), '2026-11-25'],
  ['nothing on the last day', profileOf([TODAY]), null],
  ['nothing while a plan has no end', profileOf(['2025-12-31'], [null]), null],
  ['nothing of a member without a plan', profileOf(), null],
])('coverage ended with %s', (_, profile, end) => expect(endedOn(profile, TODAY)).toBe(end));
