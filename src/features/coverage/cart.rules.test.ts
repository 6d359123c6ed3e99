import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { putCart } from './cart.schema.ts';
import {
  addPlan,
  APPLICANT_RELATIONSHIPS,
  changeApplicants,
  isFor,
  isFull,
  isInCart,
  MOST_PLANS,
  removePlan,
  shownTotal,
  type Applicant,
  type RequestedPlans,
} from './cart.rules.ts';

const person = (
  age: number | null,
  relationship: Applicant['relationship'] = 'SELF',
  tobaccoUse = false,
): Applicant => ({ relationship, age, tobaccoUse });
const ANA = person(38);

describe('a cart (000 §7)', () => {
  const two = addPlan(addPlan([], 'SLV', [ANA]), 'GLD', [ANA]);
  const family = [ANA, person(6, 'DEPENDENT')];

  it('keeps plans in the order in which they were added', () => {
    expect(two.map(({ planId }) => planId)).toEqual(['SLV', 'GLD']);
  });

  it('contains a plan once, and replaces its applicants when the plan is added again', () => {
    expect(addPlan(two, 'SLV', family)).toEqual([
      { planId: 'SLV', applicants: family },
      { planId: 'GLD', applicants: [ANA] },
    ]);
  });

  it('keeps all other plans when a plan is removed', () => {
    expect(removePlan(two, 'SLV').map(({ planId }) => planId)).toEqual(['GLD']);
    expect(removePlan(two, 'none')).toEqual(two);
  });

  it('replaces the applicants of every plan when the applicants change', () => {
    expect(changeApplicants(two, family).map(({ applicants }) => applicants)).toEqual([family, family]);
    expect(changeApplicants([], family)).toEqual([]);
  });

  const planId = fc.nat(14).map((number) => `P${number}`);
  const applicant: fc.Arbitrary<Applicant> = fc.record({
    relationship: fc.constantFrom(...APPLICANT_RELATIONSHIPS),
    age: fc.option(fc.nat(120)),
    tobaccoUse: fc.boolean(),
  });
  const applicants = fc.array(applicant, { minLength: 1, maxLength: 6 });
  const step = fc.oneof(
    fc.tuple(planId, applicants).map(
      ([id, people]) =>
        (plans: RequestedPlans) =>
          addPlan(plans, id, people),
    ),
    planId.map((id) => (plans: RequestedPlans) => removePlan(plans, id)),
    applicants.map((people) => (plans: RequestedPlans) => changeApplicants(plans, people)),
  );

  it('contains at most ten plans, each once, after any series of changes', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const plans = steps.reduce<RequestedPlans>((now, change) => change(now), []);
        const ids = plans.map((plan) => plan.planId);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeLessThanOrEqual(MOST_PLANS);
        expect(isFull(plans)).toBe(ids.length === MOST_PLANS);
        expect(v.is(putCart.payload, { items: plans })).toBe(true);
      }),
    );
  });

  it('is unchanged after a plan is added and then removed', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 10 }), planId, applicants, (steps, id, people) => {
        const plans = steps.reduce<RequestedPlans>((now, change) => change(now), []);
        fc.pre(!isInCart(plans, id));
        expect(removePlan(addPlan(plans, id, people), id)).toEqual(plans);
      }),
    );
  });
});

describe('a cart for Ana and a child', () => {
  const child = person(6, 'DEPENDENT');
  it.each<[string, readonly Applicant[], boolean]>([
    ['the same people', [ANA, child], true],
    ['the same people in another order', [child, ANA], true],
    ['only one of them', [ANA], false],
    ['the same person twice', [ANA, ANA], false],
    ['with tobacco use', [{ ...ANA, tobaccoUse: true }, child], false],
    ['with another age', [person(39), child], false],
    ['with another relationship', [person(38, 'SPOUSE'), child], false],
  ])('in the case "%s", for a form with the people %j, has the isFor() result %s', (_who, people, same) => {
    expect(isFor([{ applicants: [ANA, child] }], people)).toBe(same);
    expect(isFor([{ applicants: people }, { applicants: [ANA, child] }], people)).toBe(same);
  });
});

describe("the cart's total", () => {
  it.each([
    ['no plans', [], 0, 0],
    ['two plans', [41_235, 60_000], 101_235, 101_235],
    ['an unknown price', [41_235, null], 41_235, null],
    ['no total from the service', [41_235], null, null],
    ['a total that is not the sum', [41_235, 60_000], 41_235, null],
  ])('with %s (prices %j, service total %j) is %j', (_what, premiums, monthlyTotal, shown) => {
    const items = premiums.map((premium) => ({ monthlyPremium: premium }));
    expect(shownTotal({ items, monthlyTotal })).toBe(shown);
  });
});
