import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { toCents } from '../../lib/money.ts';
import { putCart } from './cart.schema.ts';
import {
  addPlan,
  APPLICANT_RELATIONSHIPS,
  applicantErrors,
  changeApplicants,
  isFull,
  isInCart,
  monthlyPremium,
  monthlyTotal,
  MOST_APPLICANTS,
  MOST_PLANS,
  removePlan,
  toCartItems,
  type Applicant,
  type Cart,
  type ShopPlan,
} from './cart.rules.ts';

const TODAY = '2026-11-22';
const SILVER: ShopPlan = {
  id: 'SLV',
  name: 'Silver',
  rates: { adult: 41_235, child: 18_110, tobacco: 6_105 },
};
const GOLD: ShopPlan = { id: 'GLD', name: 'Gold', rates: { adult: 60_000, child: 20_000, tobacco: 0 } };

const person = (
  dateOfBirth: string,
  relationship: Applicant['relationship'] = 'SELF',
  tobaccoUse = false,
): Applicant => ({ relationship, dateOfBirth, tobaccoUse });
const ANA = person('1988-04-02');

describe('what a plan costs in a month', () => {
  it.each<[string, readonly Applicant[], number]>([
    ['an adult', [ANA], 41_235],
    ['an adult who uses tobacco', [{ ...ANA, tobaccoUse: true }], 47_340],
    ['someone who turns 21 today', [person('2005-11-22')], 41_235],
    ['someone who turns 21 tomorrow', [person('2005-11-23')], 18_110],
    ['a child who uses tobacco', [person('2010-01-01', 'DEPENDENT', true)], 18_110],
    [
      'a family with one child',
      [ANA, person('1990-01-01', 'SPOUSE'), person('2020-01-01', 'DEPENDENT')],
      100_580,
    ],
    [
      'five children, of which three are charged',
      Array.from({ length: 5 }, (_, at) => person(`201${at}-01-01`, 'DEPENDENT')),
      54_330,
    ],
    ['no one', [], 0],
  ])('%s', (_who, applicants, cents) => {
    expect(monthlyPremium(SILVER, applicants, TODAY)).toBe(cents);
  });
});

describe('a cart (000 §7)', () => {
  const two = addPlan(addPlan([], SILVER, [ANA], TODAY), GOLD, [ANA], TODAY);

  it('has the plans in the order in which they were added, and their total', () => {
    expect(two.map(({ planName }) => planName)).toEqual(['Silver', 'Gold']);
    expect(monthlyTotal(two)).toBe(101_235);
    expect(monthlyTotal([])).toBe(0);
  });

  it('has a plan once: added again, it gets the applicants', () => {
    const family = [ANA, person('2020-01-01', 'DEPENDENT')];
    const again = addPlan(two, SILVER, family, TODAY);
    expect(again.map(({ planId }) => planId)).toEqual(['SLV', 'GLD']);
    expect(monthlyTotal(again)).toBe(119_345);
  });

  it('loses a plan that is removed, and no other', () => {
    expect(removePlan(two, 'SLV').map(({ planId }) => planId)).toEqual(['GLD']);
    expect(removePlan(two, 'none')).toEqual(two);
  });

  it('does not change for the applicants of a plan that it does not have', () => {
    expect(changeApplicants([], SILVER, [ANA], TODAY)).toEqual([]);
  });

  it('sends dollars that the service accepts', () => {
    const items = toCartItems(two);
    expect(items.map(({ monthlyPremium: dollars }) => dollars)).toEqual([412.35, 600]);
    expect(v.is(putCart.payload, { items })).toBe(true);
  });

  const plan: fc.Arbitrary<ShopPlan> = fc
    .record({
      number: fc.nat(14),
      adult: fc.nat(200_000),
      child: fc.nat(100_000),
      tobacco: fc.nat(50_000),
    })
    .map(({ number, ...rates }) => ({ id: `P${number}`, name: `Plan ${number}`, rates }));
  const applicant: fc.Arbitrary<Applicant> = fc.record({
    relationship: fc.constantFrom(...APPLICANT_RELATIONSHIPS),
    dateOfBirth: fc
      .date({ min: new Date('1930-01-01'), max: new Date(TODAY), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    tobaccoUse: fc.boolean(),
  });
  const applicants = fc.array(applicant, { minLength: 1, maxLength: 6 });
  const step = fc.oneof(
    fc.tuple(plan, applicants).map(
      ([one, people]) =>
        (cart: Cart) =>
          addPlan(cart, one, people, TODAY),
    ),
    plan.map(
      ({ id }) =>
        (cart: Cart) =>
          removePlan(cart, id),
    ),
    fc.tuple(plan, applicants).map(
      ([one, people]) =>
        (cart: Cart) =>
          changeApplicants(cart, one, people, TODAY),
    ),
  );

  it('stays valid whatever is done to it: ten plans at most, each once, the total their sum', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const cart = steps.reduce<Cart>((now, change) => change(now), []);
        const ids = cart.map(({ planId }) => planId);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeLessThanOrEqual(MOST_PLANS);
        expect(isFull(cart)).toBe(ids.length === MOST_PLANS);
        expect(Number.isSafeInteger(monthlyTotal(cart))).toBe(true);
        const items = toCartItems(cart);
        expect(v.is(putCart.payload, { items })).toBe(true);
        const cents = items.map(({ monthlyPremium: dollars }) => toCents(dollars) ?? Number.NaN);
        expect(cents.reduce((sum, one) => sum + one, 0)).toBe(monthlyTotal(cart));
      }),
    );
  });

  it('is as before after a plan is added and removed', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 10 }), plan, applicants, (steps, one, people) => {
        const cart = steps.reduce<Cart>((now, change) => change(now), []);
        fc.pre(!isInCart(cart, one.id));
        expect(removePlan(addPlan(cart, one, people, TODAY), one.id)).toEqual(cart);
      }),
    );
  });

  it('costs no less with one more applicant', () => {
    fc.assert(
      fc.property(plan, applicants, applicant, (one, people, more) => {
        expect(monthlyPremium(one, [...people, more], TODAY)).toBeGreaterThanOrEqual(
          monthlyPremium(one, people, TODAY),
        );
      }),
    );
  });
});

describe('the errors of a list of applicants', () => {
  const limits = { minimumAge: 19, today: TODAY };
  it.each<[string, readonly Applicant[], [number | null, string][]]>([
    ['a family', [ANA, person('1990-01-01', 'SPOUSE'), person('2026-11-22', 'DEPENDENT')], []],
    ['children alone', [person('2015-01-01', 'DEPENDENT')], []],
    ['no one', [], [[null, 'noApplicant']]],
    ['two who apply', [ANA, ANA], [[1, 'secondSelf']]],
    [
      'two spouses',
      [person('1990-01-01', 'SPOUSE'), ANA, person('1991-01-01', 'SPOUSE')],
      [[2, 'secondSpouse']],
    ],
    ['someone not born yet', [person('2026-11-23', 'DEPENDENT')], [[0, 'notBorn']]],
    ['who turns 19 today', [person('2007-11-22')], []],
    ['who turns 19 tomorrow', [person('2007-11-23')], [[0, 'tooYoung']]],
    [
      'too many',
      Array.from({ length: MOST_APPLICANTS + 1 }, () => person('2015-01-01', 'DEPENDENT')),
      [[null, 'tooMany']],
    ],
  ])('%s', (_who, applicants, errors) => {
    expect(applicantErrors(applicants, limits).map(({ at, problem }) => [at, problem])).toEqual(errors);
  });
});
