/** A visitor's cart of plans (spec 000 §7 'cart', which shows neither payload nor response). */
import * as v from 'valibot';
import { defineCall, type WireOf } from '../../lib/call.schema.ts';
import { count, date, isoDay, money, text } from '../../lib/wire.schema.ts';

/** A person to be covered. */
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
    /** monthlyPremium in cents. */
    items: payload.items,
    /** Cents per month. */
    monthlyTotal: payload.monthlyTotal,
  })),
);

/**
 * A cart (spec 000 §7 'cart'), which may be empty. With a bearer token it is the user's own cart, whatever the id; without
 * one, the id alone gives access. Chosen here: path; the id, a UUID that the portal creates for a browser session; the
 * response; premiums are dollars per month.
 */
export const getCart = defineCall({
  method: 'get',
  path: '/cmcrst/x-services/cart/{cartId}',
  access: 'public',
  reply: cartReply,
});

/**
 * Replaces the items of a cart (spec 000 §7 'cart'): ten plans at most. Chosen here: path, payload and response, which is
 * the stored cart; premiums are dollars per month, dates yyyy-MM-dd.
 */
export const putCart = defineCall({
  method: 'put',
  path: '/cmcrst/x-services/cart/{cartId}',
  access: 'public',
  payload: v.object({ items: v.pipe(v.array(cartItem), v.maxLength(10)) }),
  reply: cartReply,
});
export type CartWire = WireOf<typeof getCart>;
