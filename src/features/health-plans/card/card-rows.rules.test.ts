import { expect, it } from 'vitest';
import { rowWith } from '../health-plan.fixture.ts';
import { planOf } from '../../../profile/group/groups.fixture.ts';
import { cardRows, memberIdOf } from './card-rows.rules.ts';

const current = rowWith();
const next = rowWith({ begin: '2027-01-01', productNumber: 'NEXT' });
const other = rowWith({ groupNumber: 'G2' });
const ended = rowWith({ end: '2025-12-31' });

it('cardRows returns the group’s active plans, current plans first', () => {
  expect(cardRows([next, ended, other, current], 'G1')).toEqual([current, next]);
  expect(cardRows([next, ended, other, current], 'G2')).toEqual([other]);
  expect(cardRows([ended], 'G1')).toEqual([]);
});

it.each([
  ['ends on a stated date', { end: '2026-12-31' }, 1],
  ['has no end date', { end: null }, 0],
  ['never began', { begin: '2027-01-01', end: '2027-12-31' }, 0],
])('cardRows for a canceled plan that %s (%j) returns %i rows', (_, dates, count) => {
  expect(cardRows([rowWith({ ...dates, status: 'Canceled' })], 'G1')).toHaveLength(count);
});

it('memberIdOf prefers the medical plan’s member ID to another active plan’s member ID', () => {
  const plan = (benefitPlanType: string, memberId: string, planPeriod: 'A' | 'P' = 'A') =>
    planOf({ benefitPlanType, memberId, planPeriod });
  const dental = plan('DE', 'D1');
  expect(memberIdOf({ productList: [dental, plan('ME', 'M0', 'P'), plan('ME', 'M1')] })).toBe('M1');
  expect(memberIdOf({ productList: [plan('ME', ''), dental] })).toBe('D1');
  expect(memberIdOf({ productList: [plan('ME', 'M0', 'P')] })).toBe('');
});
