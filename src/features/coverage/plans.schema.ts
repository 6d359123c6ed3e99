import * as v from 'valibot';
import { defineCall, type ReplyOf, type WireOf } from '../../lib/http/call.schema.ts';
import { money, text } from '../../lib/http/wire.schema.ts';

/** Dollars per month and applicant. */
const rates = v.object({
  adult: money,
  child: money,
  /** Added for an adult who uses tobacco. */
  tobacco: money,
});

/**
 * The plans that a brand sells, with rates per applicant (spec 000 §7 'cart' shows no call that lists plans). Chosen here:
 * path, query and response. An applicant is an adult from 21 on; of the children the oldest three are charged. A plan
 * without rates is sold, but only customer service knows its price.
 */
export const listPlans = defineCall({
  method: 'get',
  path: '/cmcrst/x-services/plans/list',
  access: 'public',
  query: v.object({ brand: text }),
  reply: v.pipe(
    v.object({
      payload: v.object({
        plans: v.array(
          v.object({
            planId: text,
            planName: text,
            deductible: money,
            outOfPocketMaximum: money,
            rates: v.optional(v.nullable(rates), null),
          }),
        ),
      }),
    }),
    v.transform(({ payload }) =>
      payload.plans.map(({ planId, planName, ...plan }) => ({ id: planId, name: planName, ...plan })),
    ),
  ),
});
export type PlansWire = WireOf<typeof listPlans>;
/** Money in cents. */
export type SoldPlan = ReplyOf<typeof listPlans>[number];
