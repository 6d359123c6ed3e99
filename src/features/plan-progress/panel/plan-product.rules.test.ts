import { describe, expect, it } from 'vitest';
import { groupOf, planOf } from '../../../profile/groups.fixture.ts';
import { coverageOf, productOf } from './plan-product.rules.ts';

const plan = { line: 'medical', productNumber: '', start: '2026-01-01', end: '2026-12-31' } as const;

describe('the product of a plan in the panel', () => {
  const old = planOf({
    productNumber: 'OLD',
    coverageBeginDate: '2024-01-01',
    coverageEndDate: '2025-12-31',
  });
  const medical = planOf({ productNumber: 'PPO' });
  const second = planOf({ productNumber: 'HMO' });
  const drug = planOf({ productNumber: 'RX', lineOfBusiness: 'X' });
  const group = groupOf({ productList: [old, drug, medical, second] });

  it('is the first of its line in force during the benefit period', () => {
    expect(productOf(plan, group)?.productNumber).toBe('PPO');
    expect(productOf({ ...plan, line: 'vision' }, group)).toBeNull();
    expect(productOf({ ...plan, start: '2025-01-01', end: '2025-06-30' }, group)?.productNumber).toBe('OLD');
  });

  it('is the one of its number', () => {
    expect(productOf({ ...plan, productNumber: 'HMO' }, group)?.productNumber).toBe('HMO');
  });

  it('has the plan period', () => {
    expect(coverageOf({ ...plan, start: '2025-03-01' }, groupOf({ productList: [old] }))).toEqual({
      begin: '2024-01-01',
      end: '2025-12-31',
    });
    expect(coverageOf({ ...plan, line: 'vision' }, group)).toBeNull();
  });
});
