import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Applicant } from './cart.rules.ts';
import type { PlanPrices, RatingFacts, SoldPlan } from './plans.schema.ts';
import { questionsFor, canGoInCart, monthlyPremium, peopleOf, pricedPlans } from './price.rules.ts';

const person = (
  age: number | null,
  relationship: Applicant['relationship'] = 'SELF',
  tobaccoUse = false,
): Applicant => ({ relationship, age, tobaccoUse });

/** Rating facts of Pennsylvania, New York, Medicare and dental plans. */
const RATED: RatingFacts = { market: 'U65', people: 'EACH', byAge: true, byTobacco: true };
const FAMILY: RatingFacts = { market: 'U65', people: 'FAMILY', byAge: false, byTobacco: false };
const ONE: RatingFacts = { market: 'MED', people: 'ONE', byAge: false, byTobacco: false };
const DENTAL: RatingFacts = { market: 'DEN', people: 'EACH', byAge: true, byTobacco: false };

const BANDS = {
  perPerson: [
    { fromAge: 0, monthly: 18_110, tobacco: 0 },
    { fromAge: 21, monthly: 41_235, tobacco: 6_105 },
    { fromAge: 40, monthly: 52_700, tobacco: null },
  ],
};
const TIERS = {
  perFamily: { individual: 60_000, couple: 120_000, parentAndChildren: 102_000, family: 171_000 },
};
const FLAT = { perPerson: [{ fromAge: 0, monthly: 2_900, tobacco: null }] };

describe('the questions that a price needs', () => {
  it.each<[string, RatingFacts | null, boolean, ReturnType<typeof questionsFor>]>([
    [
      'a price by age and tobacco',
      RATED,
      true,
      { several: true, relationship: true, age: true, tobacco: true },
    ],
    [
      'a family price by neither',
      FAMILY,
      true,
      { several: true, relationship: true, age: false, tobacco: false },
    ],
    [
      'a price by age, without a cart',
      DENTAL,
      false,
      { several: true, relationship: false, age: true, tobacco: false },
    ],
    ['a Medicare plan, which needs none', ONE, false, null],
    [
      'a price for one person by age',
      { ...ONE, byAge: true },
      false,
      { several: false, relationship: false, age: true, tobacco: false },
    ],
    ['unknown rating facts, which give none', null, true, null],
  ])('for %s (%j, in a cart: %s) are %j', (_what, facts, hasCart, questions) => {
    expect(questionsFor(facts, hasCart)).toEqual(questions);
  });

  it('must be answered before peopleOf() returns people; if a price needs none, peopleOf() returns one person', () => {
    const questions = questionsFor(RATED, true);
    expect(peopleOf([person(38), person(6)], null)).toEqual([person(null)]);
    expect(peopleOf(null, questions)).toBeNull();
    expect(peopleOf([person(38), person(6)], questions)).toEqual([person(38), person(6)]);
  });

  it('are asked again only if prices depend on age and an entered person has no age', () => {
    expect(peopleOf([person(null)], questionsFor(DENTAL, false))).toBeNull();
    expect(peopleOf([person(null)], questionsFor(FAMILY, true))).toEqual([person(null)]);
  });
});

describe("a plan's price per month", () => {
  it.each<[string, RatingFacts, readonly Applicant[], number | null]>([
    ['an adult', RATED, [person(38)], 41_235],
    ['an adult who uses tobacco', RATED, [person(38, 'SELF', true)], 47_340],
    ['an adult at the first age of a band', RATED, [person(40)], 52_700],
    ['an adult of 21', RATED, [person(21)], 41_235],
    ['a person of 20', RATED, [person(20)], 18_110],
    ['tobacco use, for which there is no price', RATED, [person(40, 'SELF', true)], null],
    ['an age that was not asked', RATED, [person(null)], null],
    ['a family with one child', RATED, [person(38), person(36, 'SPOUSE'), person(6, 'DEPENDENT')], 100_580],
    [
      'five children, three of them charged',
      RATED,
      [1, 2, 3, 4, 5].map((age) => person(age, 'DEPENDENT')),
      54_330,
    ],
    ['tobacco use that does not change the price', DENTAL, [person(38, 'SELF', true)], 41_235],
    ['no people', RATED, [], null],
  ])('for %s (%j, %j) is this many cents: %s', (_who, facts, people, cents) => {
    expect(monthlyPremium(BANDS, facts, people)).toBe(cents);
  });

  it.each<[string, readonly Applicant[], number | null]>([
    ['one adult', [person(null)], 60_000],
    ['a couple', [person(null), person(null, 'SPOUSE')], 120_000],
    ['a parent of two', [person(null), person(null, 'DEPENDENT'), person(null, 'DEPENDENT')], 102_000],
    ['a family', [person(null), person(null, 'SPOUSE'), person(null, 'DEPENDENT')], 171_000],
    ['children alone', [person(null, 'DEPENDENT')], null],
  ])('with family rates for %s (%j) is this many cents: %s', (_who, people, cents) => {
    expect(monthlyPremium(TIERS, FAMILY, people)).toBe(cents);
  });

  it.each<[string, SoldPlan['rates'], RatingFacts | null, readonly Applicant[]]>([
    ['without rates', null, RATED, [person(38)]],
    ['without rating facts', BANDS, null, [person(38)]],
    ['with rates for families but facts for single persons', TIERS, RATED, [person(38)]],
    [
      'with rates by age if the facts say that age does not count',
      BANDS,
      { ...RATED, byAge: false },
      [person(38)],
    ],
    ['for two people and a plan for one person', FLAT, ONE, [person(null), person(null)]],
    ['for an age below the youngest band', { perPerson: BANDS.perPerson.slice(1) }, RATED, [person(3)]],
  ])('is unknown %s', (_what, rates, facts, people) => {
    expect(monthlyPremium(rates, facts, people)).toBeNull();
  });

  const applicant = fc.record({
    relationship: fc.constantFrom('SELF', 'SPOUSE', 'DEPENDENT'),
    age: fc.nat(64),
    tobaccoUse: fc.boolean(),
  });
  const bands = fc
    .uniqueArray(fc.record({ fromAge: fc.nat(64), monthly: fc.nat(200_000), tobacco: fc.nat(50_000) }), {
      maxLength: 6,
      selector: ({ fromAge }) => fromAge,
    })
    .map((more) => ({
      perPerson: [{ fromAge: 0, monthly: 100, tobacco: 0 }, ...more.filter((band) => band.fromAge > 0)],
    }));

  const TOBACCO_FOR_CHILDREN = { perPerson: [{ fromAge: 0, monthly: 100, tobacco: 1 }] };
  const childOf4 = (tobaccoUse: boolean) => person(4, 'DEPENDENT', tobaccoUse);

  it('is in whole cents, does not depend on the order of people, and is not lower with an additional adult', () => {
    fc.assert(
      fc.property(
        bands,
        fc.array(applicant, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 21, max: 64 }),
        (rates, people, age) => {
          const price = monthlyPremium(rates, RATED, people) ?? Number.NaN;
          expect(Number.isInteger(price)).toBe(true);
          expect(monthlyPremium(rates, RATED, people.toReversed())).toBe(price);
          expect(monthlyPremium(rates, RATED, [...people, person(age)])).toBeGreaterThanOrEqual(price);
        },
      ),
      { examples: [[TOBACCO_FOR_CHILDREN, [true, false, false, false].map(childOf4), 21]] },
    );
  });

  it('is unknown from age 65 on if the plan is for people under 65', () => {
    fc.assert(
      fc.property(bands, fc.array(applicant), fc.integer({ min: 65, max: 120 }), (rates, people, age) => {
        expect(monthlyPremium(rates, RATED, [...people, person(age)])).toBeNull();
        expect(monthlyPremium(rates, DENTAL, [...people, person(age)])).not.toBeNull();
      }),
    );
  });
});

describe('the plans listed for one kind', () => {
  const plan = (id: string, market: SoldPlan['market'], rates: SoldPlan['rates'] = FLAT): SoldPlan => ({
    id,
    name: id,
    market,
    deductible: null,
    outOfPocketMaximum: null,
    planPaysAtMost: null,
    coinsurance: null,
    beforeDeductible: null,
    rates,
  });
  const prices: PlanPrices = {
    state: 'PA',
    ratesFrom: null,
    ratingFacts: [RATED, ONE],
    plans: {
      items: [plan('A', 'U65', BANDS), plan('M', 'MED'), plan('D', 'DEN'), plan('X', null)],
      skipped: 0,
    },
  };
  const idsAndPrices = (market: SoldPlan['market']) =>
    pricedPlans(prices, market, [person(38)]).map(({ id, premium }) => [id, premium]);

  it('have a price if their rating facts are known; plans of unknown kind come last, without a price', () => {
    expect(idsAndPrices('U65')).toEqual([
      ['A', 41_235],
      ['X', null],
    ]);
    expect(idsAndPrices('MED')).toEqual([
      ['M', 2_900],
      ['X', null],
    ]);
    expect(idsAndPrices('DEN')).toEqual([
      ['D', null],
      ['X', null],
    ]);
  });

  it('can be put in a cart only if they are for people under 65 and have a price', () => {
    const inCart = (['U65', 'MED', 'DEN'] as const).flatMap((market) =>
      pricedPlans(prices, market, [person(38)]).filter(canGoInCart),
    );
    expect(inCart.map(({ id }) => id)).toEqual(['A']);
  });
});
