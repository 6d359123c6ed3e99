import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceOf, clientOf, groupOf, planOf } from './groups.fixture.ts';
import {
  chooseGroup,
  coverageEnd,
  endedOn,
  groupChoices,
  showsMessageCenter,
  isBlueEdgeDental,
  isDentalPlanGroup,
  isThroughEmployer,
  shortEmployer,
} from './selected-group.rules.ts';

const previous = { productList: [planOf({ planPeriod: 'P' })] };
const ended = choiceOf({ groupNumber: 'old', ...previous });
const active = choiceOf({ groupNumber: 'now' });
const other = choiceOf({ groupNumber: 'dental' });

it('the choices are the groups of every client, in the service’s order', () => {
  const clientList = [
    clientOf({ clientId: 'A', groupList: [groupOf({ groupNumber: '1' }), groupOf({ groupNumber: '2' })] }),
    clientOf({ clientId: 'B', groupList: [groupOf({ groupNumber: '3' })] }),
  ];
  expect(
    groupChoices({ clientList }).map(({ group, client }) => `${client.clientId}${group.groupNumber}`),
  ).toEqual(['A1', 'A2', 'B3']);
});

describe('the selected group', () => {
  it.each([
    ['the first active one', [ended, active, other], null, active],
    ['the one that was chosen, also an ended one', [ended, active, other], 'old', ended],
    ['the first active one where the chosen one is not the member’s', [ended, active], 'strange', active],
    ['the first where none is active', [ended], null, ended],
    ['none where the member has none', [], 'now', null],
  ])('%s', (_, choices, requested, meant) => {
    expect(chooseGroup(choices, requested)).toBe(meant);
  });

  it('is always one of the member’s, whatever is in storage', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1 }), fc.option(fc.string()), (actives, requested) => {
        const choices = actives.map((isActive, at) =>
          choiceOf({ groupNumber: String(at), ...(isActive ? {} : previous) }),
        );
        const meant = chooseGroup(choices, requested);
        expect(choices).toContain(meant);
      }),
    );
  });
});

describe('an employer’s name (001 §9)', () => {
  it.each([
    ['Larkmoor Robotics', 'Larkmoor Robotics'],
    ['x'.repeat(30), 'x'.repeat(30)],
    ['x'.repeat(31), `${'x'.repeat(30)}…`],
    ['Larkmoor Robotics and Automation Systems, Inc.', 'Larkmoor Robotics and Automati…'],
    ['Twenty-nine letters are these and more', 'Twenty-nine letters are these…'],
  ])('%s', (name, shown) => expect(shortEmployer(name)).toBe(shown));
});

it.each([
  ['through an employer', {}, true],
  ['bought by the member', { directPayIndicator: true }, false],
  ['Medicare', { medicareIndicator: true }, false],
  ['Medicare that the member pays for', { directPayIndicator: true, medicareIndicator: true }, false],
])('a plan %s', (_name, group, is) => {
  expect(isThroughEmployer(groupOf(group))).toBe(is);
});

describe('a dental group (001 §2, §6)', () => {
  const dental = planOf({ benefitPlanType: 'DE' });
  const blueEdge = planOf({ benefitPlanType: '', blueEdgeDentalIndv: true });
  const ended = planOf({ planPeriod: 'P' });
  it.each([
    ['dental plans', [dental, dental], true],
    ['Blue Edge Dental', [blueEdge], true],
    ['both', [blueEdge, dental], true],
    ['a medical plan beside it', [dental, planOf()], false],
    ['a medical plan that ended', [dental, ended], false],
    ['no plans', [], false],
  ])('%s', (_name, productList, is) => {
    expect(isDentalPlanGroup({ productList })).toBe(is);
    expect(showsMessageCenter(true, { productList })).toBe(!is);
  });

  it('messages also need a message center; without a group, the brand decides', () => {
    expect([showsMessageCenter(true, null), showsMessageCenter(false, null)]).toEqual([true, false]);
    expect(showsMessageCenter(false, { productList: [planOf()] })).toBe(false);
  });

  it('every Blue Edge Dental group is a dental group', () => {
    const plan = fc.record({
      blueEdgeDentalIndv: fc.boolean(),
      benefitPlanType: fc.constantFrom('ME', 'DR', 'PH', 'VI', 'DE'),
    });
    fc.assert(
      fc.property(fc.array(plan), (productList) => {
        if (isBlueEdgeDental({ productList })) expect(isDentalPlanGroup({ productList })).toBe(true);
      }),
    );
  });
});

describe('the end of a group’s coverage', () => {
  const plans = (...ends: (string | null)[]) => ({
    productList: ends.map((coverageEndDate) => planOf({ coverageEndDate })),
  });
  it.each([
    ['the latest of its plans', plans('2024-12-31', '2025-12-31'), '2025-12-31'],
    ['none while one has no end date', plans('2025-12-31', null), null],
    ['none without a plan', plans(), null],
  ])('%s', (_, group, end) => expect(coverageEnd(group)).toBe(end));

  it.each([
    ['2025-12-30', null],
    ['2025-12-31', null],
    ['2026-01-01', '2025-12-31'],
  ])('on %s', (today, end) => expect(endedOn(plans('2025-12-31'), today)).toBe(end));
});

describe('a Blue Edge Dental group (000 §6)', () => {
  const dental = planOf({ blueEdgeDentalIndv: true });
  it.each([
    ['has that alone', [dental], true],
    ['is none with a medical plan beside it', [dental, planOf()], false],
    ['is none without plans', [], false],
  ])('%s', (_, productList, is) => expect(isBlueEdgeDental({ productList })).toBe(is));
});
