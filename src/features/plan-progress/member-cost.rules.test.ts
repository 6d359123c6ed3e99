import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memberCost, type CareQuestion } from './member-cost.rules.ts';

const question = (changes: Partial<CareQuestion> = {}): CareQuestion => ({
  price: null,
  network: 'in-network',
  limits: { deductibleLeft: 100_000, maximumLeft: 300_000 },
  share: null,
  ...changes,
});
const PRICE = { least: 9_000, most: 21_000 };

describe('memberCost', () => {
  it.each<[string, Partial<CareQuestion>, [number, number]]>([
    ['only the limits are known', {}, [0, 300_000]],
    ['the maximum is reached', { limits: { deductibleLeft: 0, maximumLeft: 0 } }, [0, 0]],
    ['the deductible is unknown', { limits: { deductibleLeft: null, maximumLeft: 300_000 } }, [0, 300_000]],
    ['the share is unknown, and may be 0', { price: PRICE }, [0, 21_000]],
    ['the share is known and the deductible is not reached', { price: PRICE, share: 20 }, [9_000, 21_000]],
    [
      'the deductible is reached and the share is unknown',
      { price: PRICE, limits: { deductibleLeft: 0, maximumLeft: 300_000 } },
      [0, 21_000],
    ],
    [
      'the share is known',
      { price: PRICE, share: 20, limits: { deductibleLeft: 0, maximumLeft: 300_000 } },
      [1_800, 4_200],
    ],
    [
      'price and share are known',
      {
        price: { least: 20_000, most: 20_000 },
        share: 20,
        limits: { deductibleLeft: 0, maximumLeft: 300_000 },
      },
      [4_000, 4_000],
    ],
    [
      'the price exceeds what is left of the maximum',
      { price: { least: 200_000, most: 900_000 }, limits: { deductibleLeft: 0, maximumLeft: 150_000 } },
      [0, 150_000],
    ],
  ])('if %s (%j), returns the range %j in cents', (_, changes, [least, most]) =>
    expect(memberCost(question(changes))).toEqual({ least, most, isOpen: false }),
  );

  it.each<[string, Partial<CareQuestion>]>([
    ['the plan states no maximum', { limits: { deductibleLeft: 100_000, maximumLeft: null } }],
    ['the plan states no limits', { price: PRICE, limits: { deductibleLeft: null, maximumLeft: null } }],
    ['the out-of-network price is unknown', { network: 'out-of-network' }],
  ])('returns null if %s', (_, changes) => expect(memberCost(question(changes))).toBeNull());

  it('says that the provider may bill more if the care is out of network', () =>
    expect(memberCost(question({ price: PRICE, network: 'out-of-network' }))).toEqual({
      ...{ least: 0, most: 21_000 },
      isOpen: true,
    }));

  it('never returns a cost below 0, above the price, or above what is left of the maximum', () => {
    const cents = fc.integer({ min: 0, max: 2_000_000 });
    const anyQuestion = fc.record({
      price: fc.option(
        fc.tuple(cents, cents).map(([a, b]) => ({ least: Math.min(a, b), most: Math.max(a, b) })),
      ),
      network: fc.constantFrom('in-network' as const, 'out-of-network' as const),
      limits: fc.record({ deductibleLeft: fc.option(cents), maximumLeft: fc.option(cents) }),
      share: fc.option(fc.integer({ min: 0, max: 100 })),
    });
    fc.assert(
      fc.property(anyQuestion, (careQuestion) => {
        const cost = memberCost(careQuestion);
        if (!cost) return;
        expect(cost.least).toBeGreaterThanOrEqual(0);
        expect(cost.least).toBeLessThanOrEqual(cost.most);
        expect(cost.isOpen).toBe(careQuestion.network === 'out-of-network');
        expect(cost.most).toBeLessThanOrEqual(careQuestion.limits.maximumLeft ?? Infinity);
        if (careQuestion.share === null) expect(cost.least).toBe(0);
        expect(cost.most).toBeLessThanOrEqual(careQuestion.price?.most ?? Infinity);
      }),
    );
  });

  it('never returns a lower cost for a higher price', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(cents, cents, cents, cents, fc.option(fc.integer({ min: 0, max: 100 })), (...drawn) => {
        const [a, b, deductibleLeft, maximumLeft, share] = drawn;
        const costOf = (price: number) =>
          memberCost(
            question({
              price: { least: price, most: price },
              limits: { deductibleLeft, maximumLeft },
              share,
            }),
          );
        const [cheap, dear] = [costOf(Math.min(a, b)), costOf(Math.max(a, b))];
        expect(cheap?.least).toBeLessThanOrEqual(dear?.least ?? -1);
        expect(cheap?.most).toBeLessThanOrEqual(dear?.most ?? -1);
      }),
    );
  });
});
