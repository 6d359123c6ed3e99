import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceOf, groupOf, personOf, planOf } from '../../profile/group/groups.fixture.ts';
import { drugPlanOf, groupOfPerson, groupWithDrugPlan, medicationTherapyId } from './prescriptions.rules.ts';

const TODAY = '2026-11-21';
const drug = (coverageBeginDate: string, coverageEndDate: string | null) =>
  planOf({ drugCoverage: true, coverageBeginDate, coverageEndDate });
const medical = planOf();
const current = drug('2025-01-01', null);
const ended = drug('2021-01-01', '2025-12-31');
const endedBefore = drug('2019-01-01', '2020-12-31');
const endedSoon = drug('2022-01-01', '2022-03-31');
const upcoming = drug('2027-01-01', null);
const upcomingLater = drug('2028-01-01', null);
const currentBefore = drug('2024-01-01', null);

describe('drugPlanOf (000 §6, 001 §4)', () => {
  it.each([
    ['none if there are only medical plans', [medical], { state: 'none' }],
    ['none if there are no plans', [], { state: 'none' }],
    ['a current plan', [medical, ended, current], { state: 'current', plan: current, open: true }],
    ['a plan as current on its last day', [drug('2026-01-01', TODAY)], { state: 'current' }],
    ['a plan as current on its first day', [drug(TODAY, null)], { state: 'current' }],
    [
      'an upcoming plan rather than an ended plan',
      [ended, upcoming],
      { state: 'upcoming', plan: upcoming, open: true },
    ],
    ['the plan that ended last', [endedBefore, ended], { state: 'ended', plan: ended, open: true }],
    ['the plan that ended last, not the one that began last', [endedSoon, ended], { plan: ended }],
    ['the upcoming plan that begins first', [upcomingLater, upcoming], { plan: upcoming }],
    ['the current plan that began last', [currentBefore, current], { plan: current }],
  ])('returns %s', (_, productList, state) => {
    expect(drugPlanOf({ productList }, false, TODAY)).toMatchObject(state);
  });

  it.each([
    ['ended', [ended], false],
    ['upcoming', [upcoming], false],
    ['current', [current], true],
  ])(
    'gives access only to a current plan if the brand requires current coverage: %s',
    (state, productList, open) => {
      expect(drugPlanOf({ productList }, true, TODAY)).toMatchObject({ state, open });
    },
  );

  it("returns 'none' if and only if no plan covers drugs", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(medical, current, ended, upcoming)), (productList) => {
        const { state } = drugPlanOf({ productList }, false, TODAY);
        expect(state === 'none').toBe(productList.every(({ drugCoverage }) => !drugCoverage));
      }),
    );
  });
});

describe('groupOfPerson', () => {
  const entry = { pinNumber: '1', coverageEffectiveDate: '2025-06-01', coverageCancelDate: '2026-09-07' };
  const stateOf = (plan: ReturnType<typeof drug>, pin = '1', ...changes: Partial<typeof entry>[]) => {
    const memberList = changes.map((change) => personOf({ ...entry, ...change }));
    const group = groupOfPerson(groupOf({ productList: [{ ...plan, memberList }] }), pin);
    return drugPlanOf(group, false, TODAY);
  };
  const of = (coverageBeginDate: string, coverageEndDate: string | null) => ({
    plan: { coverageBeginDate, coverageEndDate },
  });

  it.each([
    [
      'the days of a person who left a plan that continues',
      stateOf(current, '1', {}),
      { state: 'ended', ...of('2025-06-01', '2026-09-07') },
    ],
    [
      'the plan’s last day if it is before the person’s',
      stateOf(ended, '1', {}),
      { state: 'ended', ...of('2025-06-01', '2025-12-31') },
    ],
    [
      'the first and the last day of a person who left and returned',
      stateOf(current, '1', {}, { coverageEffectiveDate: '2026-10-01', coverageCancelDate: '2027-01-31' }),
      { state: 'current', ...of('2025-06-01', '2027-01-31') },
    ],
    [
      'the plan’s days for a person that the plan does not list',
      stateOf(current, '2', {}),
      { state: 'current', ...of('2025-01-01', null) },
    ],
  ])('returns %s', (_, state, expected) => expect(state).toMatchObject(expected));
});

it('groupWithDrugPlan returns only a group with a current drug plan', () => {
  const none = choiceOf({ groupNumber: '1' });
  const old = choiceOf({ groupNumber: '2', productList: [ended] });
  const good = choiceOf({ groupNumber: '3', productList: [current] });
  expect(groupWithDrugPlan([none, old, good], TODAY)).toBe(good);
  expect(groupWithDrugPlan([none, old], TODAY)).toBeNull();
});

it('medicationTherapyId is MTM followed by the ecId', () => {
  expect(medicationTherapyId('900481701')).toBe('MTM900481701');
});
