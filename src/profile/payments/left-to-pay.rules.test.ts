import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPaidAtCounter, leftForAccounts, leftForProvider, type Payee } from './left-to-pay.rules.ts';

const payees: readonly Payee[] = ['provider', 'member', null];

describe('leftForAccounts', () => {
  it.each([
    [4210, 0, 4210],
    [4210, 4210, 0],
    [4210, 5000, 0],
    [null, 100, null],
  ])('for a cost of %s cents and %i cents paid, returns %s', (cost, paid, left) =>
    expect(leftForAccounts(cost, paid)).toBe(left),
  );

  it('never returns a negative amount or an amount above the cost', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (cost, paid) => {
        const left = leftForAccounts(cost, paid);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(cost);
        expect(paid <= cost ? left + paid : left).toBe(paid <= cost ? cost : 0);
      }),
    );
  });
});

describe('leftForProvider', () => {
  it.each<[Payee, number, number | null]>([
    ['provider', 0, 4210],
    ['provider', 1000, 3210],
    ['member', 0, 4210],
    ['member', 4210, 4210],
    [null, 0, 4210],
    [null, 1000, null],
  ])('for the payee %s, a cost of 4210 cents and %i cents paid, returns %s', (payee, paid, left) =>
    expect(leftForProvider({ memberCost: 4210, paid, payee })).toBe(left),
  );

  it('returns null or an amount that is not less than the result of leftForAccounts()', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.constantFrom(...payees), (memberCost, paid, payee) => {
        const left = leftForProvider({ memberCost, paid, payee });
        if (left !== null) expect(left).toBeGreaterThanOrEqual(leftForAccounts(memberCost, paid));
      }),
    );
  });
});

it.each([
  ['drug', 'member', true],
  ['drug', null, true],
  ['drug', 'provider', false],
  ['medical', 'member', false],
] as const)('isPaidAtCounter() for a %s claim with payee %s is %s', (planType, payee, isCounter) =>
  expect(isPaidAtCounter({ planType, payee })).toBe(isCounter),
);
