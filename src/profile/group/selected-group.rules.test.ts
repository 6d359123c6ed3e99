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

it('groupChoices() returns the groups of every client, in the order that the service sent', () => {
  const clientList = [
    clientOf({ clientId: 'A', groupList: [groupOf({ groupNumber: '1' }), groupOf({ groupNumber: '2' })] }),
    clientOf({ clientId: 'B', groupList: [groupOf({ groupNumber: '3' })] }),
  ];
  expect(
    groupChoices({ clientList }).map(({ group, client }) => `${client.clientId}${group.groupNumber}`),
  ).toEqual(['A1', 'A2', 'B3']);
});

describe('chooseGroup', () => {
  it.each([
    ['returns the first active group if no group is requested', [ended, active, other], null, active],
    ['returns the requested group even if its coverage has ended', [ended, active, other], 'old', ended],
    [
      'returns the first active group if the requested group is not the member’s',
      [ended, active],
      'strange',
      active,
    ],
    ['returns the first group if none is active', [ended], null, ended],
    ['returns null if the member has no group', [], 'now', null],
  ])('%s', (_, choices, requested, meant) => {
    expect(chooseGroup(choices, requested)).toBe(meant);
  });

  it('returns one of the member’s groups for any requested number', () => {
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

describe('shortEmployer (001 §9)', () => {
  it.each([
    ['Larkmoor Robotics', 'Larkmoor Robotics'],
    ['x'.repeat(30), 'x'.repeat(30)],
    ['x'.repeat(31), `${'x'.repeat(30)}…`],
    ['Larkmoor Robotics and Automation Systems, Inc.', 'Larkmoor Robotics and Automati…'],
    ['Twenty-nine letters are these and more', 'Twenty-nine letters are these…'],
  ])('for "%s", returns "%s"', (name, shown) => expect(shortEmployer(name)).toBe(shown));
});

it.each([
  ['of an employer', {}, true],
  ['that the member bought', { directPayIndicator: true }, false],
  ['of Medicare', { medicareIndicator: true }, false],
  ['of Medicare that the member pays for', { directPayIndicator: true, medicareIndicator: true }, false],
])('isThroughEmployer() for a plan %s (%j) returns %s', (_name, group, is) => {
  expect(isThroughEmployer(groupOf(group))).toBe(is);
});

describe('isDentalPlanGroup() (001 §2, §6)', () => {
  const dental = planOf({ benefitPlanType: 'DE' });
  const blueEdge = planOf({ benefitPlanType: '', blueEdgeDentalIndv: true });
  const ended = planOf({ planPeriod: 'P' });
  it.each([
    ['dental plans', [dental, dental], true],
    ['Blue Edge Dental', [blueEdge], true],
    ['both kinds of dental plans', [blueEdge, dental], true],
    ['a medical and a dental plan', [dental, planOf()], false],
    ['a dental plan and a medical plan that ended', [dental, ended], false],
    ['no plans', [], false],
  ])('is the opposite of showsMessageCenter() for a group with %s', (_name, productList, is) => {
    expect(isDentalPlanGroup({ productList })).toBe(is);
    expect(showsMessageCenter(true, { productList })).toBe(!is);
  });

  it('is true for every group for which isBlueEdgeDental() is true', () => {
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

it('showsMessageCenter() for an unknown group returns whether the brand has a message center', () => {
  expect([showsMessageCenter(true, null), showsMessageCenter(false, null)]).toEqual([true, false]);
});

it('showsMessageCenter() returns false for a medical group if the brand has no message center', () => {
  expect(showsMessageCenter(false, { productList: [planOf()] })).toBe(false);
});

describe('the last day of a group’s coverage', () => {
  const plans = (...ends: (string | null)[]) => ({
    productList: ends.map((coverageEndDate) => planOf({ coverageEndDate })),
  });
  it.each([
    ['is the last day of the plan that ends last', plans('2024-12-31', '2025-12-31'), '2025-12-31'],
    ['is null while a plan has no end date', plans('2025-12-31', null), null],
    ['is null if the group has no plan', plans(), null],
  ])('%s', (_, group, end) => expect(coverageEnd(group)).toBe(end));

  it.each([
    ['2025-12-30', null],
    ['2025-12-31', null],
    ['2026-01-01', '2025-12-31'],
  ])('is returned by endedOn() only after it has passed: on %s the result is %s', (today, end) =>
    expect(endedOn(plans('2025-12-31'), today)).toBe(end),
  );
});

describe('isBlueEdgeDental (000 §6)', () => {
  const dental = planOf({ blueEdgeDentalIndv: true });
  it.each([
    ['is true if the group has no other plans', [dental], true],
    ['is false with an additional medical plan', [dental, planOf()], false],
    ['is false if the group has no plans', [], false],
  ])('%s', (_, productList, is) => expect(isBlueEdgeDental({ productList })).toBe(is));
});
