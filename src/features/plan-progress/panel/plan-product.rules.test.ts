import { describe, expect, it } from 'vitest';
import { groupOf, planOf } from '../../../profile/group/groups.fixture.ts';
import { coverageOf, paysUntil, productOf, stillCovered } from './plan-product.rules.ts';

const plan = { line: 'medical', productNumber: '', start: '2026-01-01', end: '2026-12-31' } as const;

describe('the product of a plan', () => {
  const old = planOf({
    productNumber: 'OLD',
    coverageBeginDate: '2024-01-01',
    coverageEndDate: '2025-12-31',
  });
  const medical = planOf({ productNumber: 'PPO' });
  const second = planOf({ productNumber: 'HMO' });
  const drug = planOf({ productNumber: 'RX', lineOfBusiness: 'X' });
  const group = groupOf({ productList: [old, drug, medical, second] });

  it('is the first product of the plan’s line that is in force during the benefit period', () => {
    expect(productOf(plan, group)?.productNumber).toBe('PPO');
    expect(productOf({ ...plan, line: 'vision' }, group)).toBeNull();
    expect(productOf({ ...plan, start: '2025-01-01', end: '2025-06-30' }, group)?.productNumber).toBe('OLD');
  });

  it('is the product that has the plan’s product number', () => {
    expect(productOf({ ...plan, productNumber: 'HMO' }, group)?.productNumber).toBe('HMO');
  });

  it('has the dates that coverageOf() returns; without a product, coverageOf() returns null', () => {
    expect(coverageOf({ ...plan, start: '2025-03-01' }, groupOf({ productList: [old] }))).toEqual({
      begin: '2024-01-01',
      end: '2025-12-31',
    });
    expect(coverageOf({ ...plan, line: 'vision' }, group)).toBeNull();
  });
});

const entry = (pinNumber: string, coverageCancelDate: string | null) => ({
  ...{ ecId: '', firstName: pinNumber, lastName: 'Ferreira', suffix: '', dob: null },
  ...{ coverageEffectiveDate: null, coverageCancelDate, pinNumber, relationship: '' },
  ...{ relationshipCode: '05', uniqueName: pinNumber, claimCount: null },
});
const product = planOf({
  memberList: [entry('1', null), entry('2', '2026-09-08'), entry('3', '2026-11-22')],
});

describe('stillCovered', () => {
  const people = ['1', '2', '3', '4', ''].map((pin) => ({ key: pin, name: pin, pin, uniqueName: pin }));
  const pins = (...args: Parameters<typeof stillCovered>) => stillCovered(...args).map(({ pin }) => pin);

  it('leaves out people whose last day has passed, but returns everyone if the product is unknown', () => {
    expect(pins(people, product, '2026-11-22')).toEqual(['1', '3', '4', '']);
    expect(pins(people, null, '2026-11-22')).toHaveLength(5);
  });
});

describe('paysUntil', () => {
  it.each([
    ['is the end of the benefit period while a person’s coverage is open-ended', product, '2026-12-31'],
    ['is the end of the benefit period if the profile lacks the plan', null, '2026-12-31'],
    ['is the end of the benefit period if the plan lists no people', planOf(), '2026-12-31'],
    [
      'is the last day on which anyone is covered if everyone’s coverage ends',
      planOf({ memberList: [entry('1', '2026-08-31'), entry('2', '2026-09-08')] }),
      '2026-09-08',
    ],
    [
      'is the last day of the profile’s plan, although no person has a last day',
      planOf({ coverageEndDate: '2026-10-31', memberList: [entry('1', null)] }),
      '2026-10-31',
    ],
    [
      'is the end of the benefit period if the profile’s plan ends later',
      planOf({ coverageEndDate: '2027-06-30', memberList: [entry('1', '2027-06-30')] }),
      '2026-12-31',
    ],
  ])('%s', (_, listed, day) => {
    const productNumber = listed?.productNumber ?? '';
    expect(paysUntil({ end: '2026-12-31', productNumber }, listed)).toBe(day);
  });

  it('is the end of the benefit period if a product with a different number ends earlier', () => {
    const listed = planOf({ coverageEndDate: '2026-06-30', memberList: [entry('1', null)] });
    expect(paysUntil({ end: '2026-12-31', productNumber: '' }, listed)).toBe('2026-12-31');
  });
});
