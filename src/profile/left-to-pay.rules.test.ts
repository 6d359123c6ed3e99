import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leftToPay } from './left-to-pay.rules.ts';

it.each([
  [4210, 0, 4210],
  [4210, 4210, 0],
  [4210, 5000, 0],
  [null, 100, null],
])('of %s cents, with %i paid, %s are left', (cost, paid, left) => expect(leftToPay(cost, paid)).toBe(left));

it('is never negative and never more than the cost', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (cost, paid) => {
      const left = leftToPay(cost, paid);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(cost);
      expect(paid <= cost ? left + paid : left).toBe(paid <= cost ? cost : 0);
    }),
  );
});
