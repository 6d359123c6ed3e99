import { describe, expect, it } from 'vitest';
import { choiceOf, groupOf, planOf } from '../../profile/group/groups.fixture.ts';
import { collectorOf, otherGroups, planNames, premiumStatus } from './pay-premium.rules.ts';

const TODAY = '2026-11-21';

describe('collectorOf (000 §6)', () => {
  it.each([
    [true, false, true, 'direct'],
    [true, true, true, 'direct'],
    [true, false, false, 'subscriber'],
    [true, true, false, 'subscriber'],
    [false, true, true, 'medicare'],
    [false, true, false, 'medicare'],
    [false, false, false, 'employer'],
  ] as const)(
    'for direct pay %s, Medicare %s and isSubscriber %s returns %s',
    (directPayIndicator, medicareIndicator, isSubscriber, collector) => {
      expect(collectorOf({ directPayIndicator, medicareIndicator }, isSubscriber)).toBe(collector);
    },
  );
});

describe('the premium status', () => {
  it.each([
    [
      'a direct-pay group of a brand that accepts premiums',
      { directPayIndicator: true },
      true,
      'direct',
      true,
    ],
    [
      'a direct-pay group of a brand that accepts no premiums',
      { directPayIndicator: true },
      false,
      'direct',
      false,
    ],
    [
      'a Medicare group of a brand that accepts premiums',
      { medicareIndicator: true },
      true,
      'medicare',
      true,
    ],
    ['an employer’s group of a brand that accepts premiums', {}, true, 'employer', false],
  ] as const)(
    'of %s (%j, premiums accepted: %s) has the collector %s and the payable flag %s',
    (_, group, acceptsPremiums, collector, payable) => {
      expect(premiumStatus(groupOf(group), true, acceptsPremiums, TODAY)).toEqual({
        collector,
        payable,
        ended: null,
      });
    },
  );

  it('of a group whose coverage has ended contains the end date', () => {
    const group = groupOf({ productList: [planOf({ coverageEndDate: '2025-12-31' })] });
    expect(premiumStatus(group, true, true, TODAY).ended).toBe('2025-12-31');
  });
});

describe('planNames', () => {
  const now = planOf({ benefitPlanName: 'Now' });
  const before = planOf({ benefitPlanName: 'Before', planPeriod: 'P' });
  it.each([
    ['active plans without duplicates', [now, before, now], ['Now']],
    ['previous plans if none is active', [before], ['Before']],
    ['no names without plans', [], []],
  ])('returns %s', (_, productList, names) => expect(planNames({ productList })).toEqual(names));
});

it('otherGroups returns all groups except the group that is shown', () => {
  const [shown, second, third] = [
    choiceOf({ groupNumber: '1' }),
    choiceOf({ groupNumber: '2' }),
    choiceOf({ groupNumber: '3' }),
  ];
  expect(otherGroups([shown, second, third], second)).toEqual([shown, third]);
});
