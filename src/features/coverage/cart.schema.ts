/** A visitor's cart of plans (spec 000 §7 'cart'; neither payload nor answer is shown there). */
import * as v from 'valibot';
import { defineCall, type WireOf } from '../../lib/call.schema.ts';
import { count, date, isoDay, money, text } from '../../lib/wire.schema.ts';

/** Somebody to be covered. */
export const applicant = v.object({
  relationship: v.picklist(['SELF', 'SPOUSE', 'DEPENDENT']),
  dateOfBirth: isoDay,
  tobaccoUse: v.optional(v.boolean(), false),
});
const cartItem = v.object({
  planId: text,
  planName: text,
  /** Dollars a month. */
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
    /** Cents a month. */
    monthlyTotal: payload.monthlyTotal,
  })),
);

/**
 * A cart (spec 000 §7 'cart'); an empty one where nobody put anything in. With a bearer token it is that
 * person's own, whatever the id; without, whoever knows the id has it. Chosen here: path; the id, a UUID of
 * the portal's making that lives as long as the browser session; the answer; premiums are dollars a month.
 */
export const getCart = defineCall({
  method: 'get',
  path: '/cmcrst/x-services/cart/{cartId}',
  access: 'public',
  reply: cartReply,
});

/**
 * Puts a cart's items in place of what it held (spec 000 §7 'cart'): ten plans at most. Chosen here: path,
 * payload and answer, which is the cart as it is kept; premiums are dollars a month, dates yyyy-MM-dd.
 */
export const putCart = defineCall({
  method: 'put',
  path: '/cmcrst/x-services/cart/{cartId}',
  access: 'public',
  payload: v.object({ items: v.pipe(v.array(cartItem), v.maxLength(10)) }),
  reply: cartReply,
});
export type CartWire = WireOf<typeof getCart>;
