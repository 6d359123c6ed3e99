import { describe, expect, it } from 'vitest';
import { SERVICE_LINES } from './detail/claim-detail.schema.ts';
import { productLine } from './detail/claim-detail.rules.ts';

describe('service lines (001 §9)', () => {
  it('are medical for M, X, Y, Z and AG, and dental for D', () => {
    const medical = { M: 'medical', X: 'medical', Y: 'medical', Z: 'medical', AG: 'medical' };
    expect(SERVICE_LINES).toEqual({ ...medical, D: 'dental' });
  });

  it.each([
    ['medical', 'M'],
    ['drug', 'M'],
    ['vision', 'M'],
    ['dental', 'D'],
  ] as const)('are requested for a %s claim as %s', (planType, line) => {
    expect(productLine(planType)).toBe(line);
  });
});
