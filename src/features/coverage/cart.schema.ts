import * as v from 'valibot';
import { defineCall, type WireOf } from '../../lib/call.schema.ts';
import { count, date, isoDay, money, text } from '../../lib/wire.schema.ts';

export const applicant = v.object({
  relationship: v.picklist(['SELF', 'SPOUSE', 'DEPENDENT']),
  dateOfBirth: isoDay,
  tobaccoUse: v.optional(v.boolean(), false),
});
const cartItem = v.object({
  planId: text,
  planName: text,
  /** Dollars per month. */
  monthlyPremium: v.pipe(v.number(), v.minValue(0)),
  applicants: v.pipe(v.array(applicant), v.minLength(1)),
});

const cartReply = v.pipe(
  v.object({
    payload: v.object({
      cartId: text,
      items: v.array(
        v.object({
          planId: text,
          planName: text,
          monthlyPremium: money,
          applicants: v.array(
            v.object({
              relationship: v.picklist(['SELF', 'SPOUSE', 'DEPENDENT']),
              dateOfBirth: date,
              tobaccoUse: v.boolean(),
            }),
          ),
        }),
      ),
      itemCount: count,
      monthlyTotal: money,
    }),
  }),
  v.transform(({ payload }) => ({
    id: payload.cartId,
    /** Cents. */
    items: payload.items,
    /** Cents. */
    monthlyTotal: payload.monthlyTotal,
  })),
);

/**
 * A cart, which may be empty (spec 000 §7 'cart'). A bearer token gives the user's own cart, whatever the id;
 * otherwise the id gives access. Chosen here: path; the id, a UUID of the portal per browser session; the
 * response; premiums are dollars per month.
 */
export const getCart = defineCall({
  method: 'get',
  path: '/cmcrst/x-services/cart/{cartId}',
  access: 'public',
  reply: cartReply,
});

/**
 * Replaces the items of a cart (spec 000 §7 'cart'): ten plans at most; returns the stored cart. Chosen here:
 * path, payload and response; premiums are dollars per month, dates yyyy-MM-dd.
 */
export const putCart = defineCall({
  method: 'put',
  path: '/cmcrst/x-services/cart/{cartId}',
  access: 'public',
  payload: v.object({ items: v.pipe(v.array(cartItem), v.maxLength(10)) }),
  reply: cartReply,
});
export type CartWire = WireOf<typeof getCart>;
