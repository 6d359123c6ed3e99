import { describe, expect, it } from 'vitest';
import { choiceOf, groupOf, planOf } from '../../profile/group/groups.fixture.ts';
import { collectorOf, otherGroups, planNames, premiumStatus } from './pay-premium.rules.ts';

const TODAY = '2026-11-21';

describe('who collects the premium (000 §6)', () => {
  it.each([
    [true, false, 'direct'],
    [true, true, 'direct'],
    [false, true, 'medicare'],
    [false, false, 'employer'],
  ] as const)('direct pay %s, Medicare %s: %s', (directPayIndicator, medicareIndicator, collector) => {
    expect(collectorOf({ directPayIndicator, medicareIndicator })).toBe(collector);
  });
});

describe('the premium status of a group', () => {
  it.each([
    ['direct pay, the brand accepts premiums', { directPayIndicator: true }, true, 'direct', true],
    ['direct pay, the brand accepts none', { directPayIndicator: true }, false, 'direct', false],
    ['Medicare, the brand accepts premiums', { medicareIndicator: true }, true, 'medicare', true],
    ['an employer’s, the brand accepts premiums', {}, true, 'employer', false],
  ] as const)('%s', (_, group, acceptsPremiums, collector, payable) => {
    expect(premiumStatus(groupOf(group), acceptsPremiums, TODAY)).toEqual({
      collector,
      payable,
      ended: null,
    });
  });

  it('has the end date of coverage that has ended', () => {
    const group = groupOf({ productList: [planOf({ coverageEndDate: '2025-12-31' })] });
    expect(premiumStatus(group, true, TODAY).ended).toBe('2025-12-31');
  });
});

describe('the plans of a group', () => {
  const now = planOf({ benefitPlanName: 'Now' });
  const before = planOf({ benefitPlanName: 'Before', planPeriod: 'P' });
  it.each([
    ['active ones without duplicates', [now, before, now], ['Now']],
    ['previous ones if none is active', [before], ['Before']],
    ['none', [], []],
  ])('%s', (_, productList, names) => expect(planNames({ productList })).toEqual(names));
});

it('the other groups are all groups except the shown one', () => {
  const [shown, second, third] = [
    choiceOf({ groupNumber: '1' }),
    choiceOf({ groupNumber: '2' }),
    choiceOf({ groupNumber: '3' }),
  ];
  expect(otherGroups([shown, second, third], second)).toEqual([shown, third]);
});
