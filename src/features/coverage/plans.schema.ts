import * as v from 'valibot';
import { defineCall, type ResponseOf, type WireOf } from '../../lib/http/call.schema.ts';
import { lenientEntries, lenientList } from '../../lib/http/lenient-list.schema.ts';
import { count, looseDate, money, optionalMoney, text } from '../../lib/http/wire.schema.ts';

/** Kinds of plans: for people under 65, for people with Medicare, and dental plans. */
export const MARKETS = ['U65', 'MED', 'DEN'] as const;
export type Market = (typeof MARKETS)[number];

const state = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));
const looseMoney = v.fallback(optionalMoney, null);

/** The facts on which the prices of a market depend. */
const ratingFacts = v.object({
  market: v.picklist(MARKETS),
  /** EACH: one price per person. FAMILY: one price, which depends on adults and children. ONE: one person per plan. */
  people: v.picklist(['EACH', 'FAMILY', 'ONE']),
  byAge: v.boolean(),
  byTobacco: v.boolean(),
});

/** Dollars per month and person, by age in years. A band ends where the next one begins. */
const perPerson = v.pipe(
  v.array(
    v.object({
      fromAge: count,
      monthly: money,
      /** Extra charge for a person who uses tobacco. */
      tobacco: optionalMoney,
    }),
  ),
  v.minLength(1),
);

/** Dollars per month for a family: one adult, two adults, one adult with children, two adults with children. */
const perFamily = v.object({ individual: money, couple: money, parentAndChildren: money, family: money });

const rates = v.union([v.object({ perPerson }), v.object({ perFamily })]);

/** Care that the plan pays for before the deductible is met. The copay is in dollars per visit or prescription. */
const BEFORE_DEDUCTIBLE = ['PREVENTIVE', 'PRIMARY_CARE', 'SPECIALIST', 'GENERIC_DRUGS'] as const;
const beforeDeductible = v.pipe(
  lenientEntries(
    'care before the deductible',
    v.object({ care: v.picklist(BEFORE_DEDUCTIBLE), copay: money }),
  ),
  v.transform(({ items }) => items),
);

const plan = v.pipe(
  v.object({
    planId: v.pipe(text, v.regex(/^[\w-]+$/)),
    planName: text,
    market: v.fallback(v.nullish(v.picklist(MARKETS), null), null),
    deductible: looseMoney,
    outOfPocketMaximum: looseMoney,
    planPaysAtMost: looseMoney,
    coinsurance: v.fallback(v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), null), null),
    beforeDeductible: v.fallback(v.nullish(beforeDeductible, null), null),
    rates: v.fallback(v.nullish(rates, null), null),
  }),
  v.transform(({ planId, planName, ...fields }) => ({ id: planId, name: planName, ...fields })),
);

/**
 * The plans that a brand sells in a state, with their rates and what their prices depend on (spec 000 §7 'cart' shows
 * no call that lists plans). Not in the spec: path, query, response. Without `state`, the brand's own state is used.
 * Deductible, maximum and coinsurance (the percentage that the member pays after the deductible) are for one person,
 * in the network, in a year. If `people` is EACH, only the oldest three people under 21 are charged. `planPaysAtMost`
 * is the limit of a dental plan. `ratesFrom` is the first day of coverage to which the rates apply. All fields but id
 * and name are optional: a plan without rates, or in a market without rating facts, is sold, but only customer
 * service knows its price.
 */
export const listPlans = defineCall({
  method: 'get',
  path: '/cmcrst/x-services/plans/list',
  access: 'public',
  query: v.object({ brand: text, state: v.optional(state) }),
  response: v.pipe(
    v.object({
      payload: v.object({
        stateCode: v.fallback(v.nullish(state, null), null),
        ratesFrom: looseDate,
        ratingFacts: v.fallback(v.nullish(lenientEntries('rating facts', ratingFacts), null), null),
        plans: lenientList('plan', plan),
      }),
    }),
    v.transform(({ payload }) => ({
      /** Two-letter code of the state that the prices are for; null if unknown. */
      state: payload.stateCode,
      ratesFrom: payload.ratesFrom,
      ratingFacts: payload.ratingFacts?.items ?? [],
      plans: payload.plans,
    })),
  ),
});
export type PlansWire = WireOf<typeof listPlans>;
export type PlanPrices = ResponseOf<typeof listPlans>;
/** A plan as listed; money is in cents. */
export type SoldPlan = PlanPrices['plans']['items'][number];
export type RatingFacts = PlanPrices['ratingFacts'][number];
