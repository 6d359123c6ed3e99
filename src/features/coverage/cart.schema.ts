import * as v from 'valibot';
import { defineCall, type ResponseOf, type WireOf } from '../../lib/http/call.schema.ts';
import { count, optionalMoney, text } from '../../lib/http/wire.schema.ts';

export const relationship = v.picklist(['SELF', 'SPOUSE', 'DEPENDENT']);

/** In completed years; null if prices do not depend on age. */
const age = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120)), null);

export const applicant = v.object({ relationship, age, tobaccoUse: v.optional(v.boolean(), false) });
const cartItem = v.object({
  planId: text,
  applicants: v.pipe(v.array(applicant), v.minLength(1)),
});

const cartResponse = v.pipe(
  v.object({
    payload: v.object({
      cartId: text,
      items: v.array(
        v.object({
          planId: text,
          planName: text,
          monthlyPremium: optionalMoney,
          applicants: v.array(applicant),
        }),
      ),
      itemCount: count,
      monthlyTotal: optionalMoney,
    }),
  }),
  v.transform(({ payload }) => ({
    id: payload.cartId,
    /** Premiums are in cents, and null if the service has no price. */
    items: payload.items,
    /** In cents; null if the price of an item is unknown. */
    monthlyTotal: payload.monthlyTotal,
  })),
);

/**
 * A cart, which may be empty (spec 000 §7 'cart'). With a bearer token, returns the user's own cart, whatever the id.
 * If the user has no cart, returns the visitor's cart whose id is in server session storage (`visitorCart`). Without a
 * token, the id gives access. Not in the spec: path; the id, a UUID that the portal creates for each browser session;
 * the response; premiums in dollars per month for all applicants, null if the service has no price.
 */
export const getCart = defineCall({
  method: 'get',
  path: '/cmcrst/x-services/cart/{cartId}',
  access: 'public',
  response: cartResponse,
});

/**
 * Replaces the items of a cart (spec 000 §7 'cart'): at most ten plans. Returns the stored cart with the service's
 * prices. 400 NO-SUCH-PLAN for an unknown plan. 400 NO-PRICE if a new plan is not sold in a cart, or if its price for
 * its applicants is unknown (decisions/visitors#a-cart-that-the-service-prices). Not in the spec: path, payload and
 * response.
 */
export const putCart = defineCall({
  method: 'put',
  path: '/cmcrst/x-services/cart/{cartId}',
  access: 'public',
  payload: v.object({ items: v.pipe(v.array(cartItem), v.maxLength(10)) }),
  response: cartResponse,
});
export type CartWire = WireOf<typeof getCart>;
export type StoredCart = ResponseOf<typeof getCart>;
