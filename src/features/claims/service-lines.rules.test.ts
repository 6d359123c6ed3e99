import { describe, expect, it } from 'vitest';
import { SERVICE_LINES } from './detail/claim-detail.schema.ts';
import { productLine } from './detail/claim-detail.rules.ts';

describe('service lines (001 §9)', () => {
  it('are medical with the codes M, X, Y, Z and AG, and dental with the code D', () => {
    const medical = { M: 'medical', X: 'medical', Y: 'medical', Z: 'medical', AG: 'medical' };
    expect(SERVICE_LINES).toEqual({ ...medical, D: 'dental' });
  });

  it.each([
    ['medical', 'M'],
    ['drug', 'M'],
    ['vision', 'M'],
    ['dental', 'D'],
  ] as const)('of a %s claim are requested with the product line %s', (planType, line) => {
    expect(productLine(planType)).toBe(line);
  });
});
