import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { putCart } from './cart.schema.ts';
import {
  addPlan,
  APPLICANT_RELATIONSHIPS,
  applicantErrors,
  changeApplicants,
  isFor,
  isFull,
  isInCart,
  monthlyPremium,
  MOST_APPLICANTS,
  MOST_PLANS,
  removePlan,
  shownTotal,
  type Applicant,
  type WantedPlans,
} from './cart.rules.ts';

const TODAY = '2026-11-22';
const RATES = { adult: 41_235, child: 18_110, tobacco: 6_105 };

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
    expect(monthlyPremium(RATES, applicants, TODAY)).toBe(cents);
  });

  it('is not known without rates', () => {
    expect(monthlyPremium(null, [ANA], TODAY)).toBeNull();
  });
});

describe('a cart (000 §7)', () => {
  const two = addPlan(addPlan([], 'SLV', [ANA]), 'GLD', [ANA]);
  const family = [ANA, person('2020-01-01', 'DEPENDENT')];

  it('has the plans in the order in which they were added', () => {
    expect(two.map(({ planId }) => planId)).toEqual(['SLV', 'GLD']);
  });

  it('has a plan once: added again, it gets the applicants', () => {
    expect(addPlan(two, 'SLV', family)).toEqual([
      { planId: 'SLV', applicants: family },
      { planId: 'GLD', applicants: [ANA] },
    ]);
  });

  it('loses a plan that is removed, and no other', () => {
    expect(removePlan(two, 'SLV').map(({ planId }) => planId)).toEqual(['GLD']);
    expect(removePlan(two, 'none')).toEqual(two);
  });

  it('has the same people for every plan once they change', () => {
    expect(changeApplicants(two, family).map(({ applicants }) => applicants)).toEqual([family, family]);
    expect(changeApplicants([], family)).toEqual([]);
  });

  const planId = fc.nat(14).map((number) => `P${number}`);
  const applicant: fc.Arbitrary<Applicant> = fc.record({
    relationship: fc.constantFrom(...APPLICANT_RELATIONSHIPS),
    dateOfBirth: fc
      .date({ min: new Date('1930-01-01'), max: new Date(TODAY), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    tobaccoUse: fc.boolean(),
  });
  const applicants = fc.array(applicant, { minLength: 1, maxLength: 6 });
  const step = fc.oneof(
    fc.tuple(planId, applicants).map(
      ([id, people]) =>
        (plans: WantedPlans) =>
          addPlan(plans, id, people),
    ),
    planId.map((id) => (plans: WantedPlans) => removePlan(plans, id)),
    applicants.map((people) => (plans: WantedPlans) => changeApplicants(plans, people)),
  );

  it('stays valid whatever is done to it: ten plans at most, each once', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const plans = steps.reduce<WantedPlans>((now, change) => change(now), []);
        const ids = plans.map((plan) => plan.planId);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeLessThanOrEqual(MOST_PLANS);
        expect(isFull(plans)).toBe(ids.length === MOST_PLANS);
        expect(v.is(putCart.payload, { items: plans })).toBe(true);
      }),
    );
  });

  it('is as before after a plan is added and removed', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 10 }), planId, applicants, (steps, id, people) => {
        const plans = steps.reduce<WantedPlans>((now, change) => change(now), []);
        fc.pre(!isInCart(plans, id));
        expect(removePlan(addPlan(plans, id, people), id)).toEqual(plans);
      }),
    );
  });

  it('costs no less with one more applicant', () => {
    const cents = fc.nat(200_000);
    const rates = fc.record({ adult: cents, child: cents, tobacco: cents });
    fc.assert(
      fc.property(rates, applicants, applicant, (one, people, more) => {
        expect(monthlyPremium(one, [...people, more], TODAY)).toBeGreaterThanOrEqual(
          monthlyPremium(one, people, TODAY) ?? Infinity,
        );
      }),
    );
  });
});

describe('the people of a cart', () => {
  const child = person('2020-01-01', 'DEPENDENT');
  it.each<[string, readonly Applicant[], boolean]>([
    ['the same', [ANA, child], true],
    ['in another order', [child, ANA], true],
    ['one of them', [ANA], false],
    ['one twice', [ANA, ANA], false],
    ['with tobacco', [{ ...ANA, tobaccoUse: true }, child], false],
    ['born on another day', [person('1988-04-03'), child], false],
    ['another relationship', [person('1988-04-02', 'SPOUSE'), child], false],
  ])('are those of the form: %s', (_who, people, same) => {
    expect(isFor([{ applicants: [ANA, child] }], people)).toBe(same);
    expect(isFor([{ applicants: people }, { applicants: [ANA, child] }], people)).toBe(same);
  });
});

describe('the total that is shown', () => {
  it.each([
    ['of nothing', [], 0, 0],
    ['of two plans', [41_235, 60_000], 101_235, 101_235],
    ['with an unknown price', [41_235, null], 41_235, null],
    ['of the service without a total', [41_235], null, null],
    ['of the service that is not the sum', [41_235, 60_000], 41_235, null],
  ])('%s', (_what, premiums, monthlyTotal, shown) => {
    const items = premiums.map((premium) => ({ monthlyPremium: premium }));
    expect(shownTotal({ items, monthlyTotal })).toBe(shown);
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
