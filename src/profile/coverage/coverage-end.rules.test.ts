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
  [
    'the end of the last plan if all plans have ended',
    profileOf(['2025-12-31'], ['2024-12-31']),
    '2025-12-31',
  ],
  [
    'the day on which the member left a plan that continues',
    profileOf(['2027-12-31', '2026-11-25']),
    '2026-11-25',
  ],
  ['null on the last day of coverage', profileOf([TODAY]), null],
  ['null while a plan has no end date', profileOf(['2025-12-31'], [null]), null],
  ['null for a member without a plan', profileOf(), null],
])('endedOn() returns %s', (_, profile, end) => expect(endedOn(profile, TODAY)).toBe(end));
