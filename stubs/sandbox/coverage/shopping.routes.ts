/** Carts, e-mails, leads and prospects (spec 000 §7). */
import * as v from 'valibot';
import { getCart, putCart, type CartWire } from '../../../src/features/coverage/cart.schema.ts';
import {
  saveLead,
  saveProspect,
  sendEmail,
  type ConfirmationWire,
} from '../../../src/features/coverage/shopping.schema.ts';
import { acceptOnce } from '../http/idempotency.ts';
import { bearerOf, refuse } from '../http/requests.ts';
import { createRouter, type House, type SandboxContext } from '../context.ts';
import { serveCall } from '../serve-call.ts';

/** A cart's own person, or nobody: then its id is all that keeps it. */
function ownerOf(house: House, c: SandboxContext): string {
  const token = bearerOf(c);
  const session = token === undefined ? undefined : house.sessions.find(token);
  return session && !house.sessions.isExpired(session) ? session.logonId : '';
}

const OWN = 'own';

type Items = v.InferOutput<(typeof putCart)['payload']>['items'];

const cartOf = (cartId: string, items: Items): CartWire => ({
  payload: {
    cartId,
    items,
    itemCount: items.length,
    // Cents, so that dollars with cents add up.
    monthlyTotal:
      items.reduce((cents, { monthlyPremium }) => cents + Math.round(monthlyPremium * 100), 0) / 100,
  },
});

/** Accepts a request once, in the words of these services. */
function accepted(house: House, kind: string, request: { requestKey: string }): ConfirmationWire | Response {
  const confirmationId = acceptOnce(house, kind, request);
  if (confirmationId instanceof Response) return confirmationId;
  return { payload: { confirmationId, status: 'ACCEPTED', message: 'We have it.' } };
}

export function shoppingRoutes(house: House) {
  const routes = createRouter();
  const keyOf = (owner: string, cartId: string): string => (owner === '' ? cartId : OWN);

  serveCall(routes, house, getCart, ({ c, param }) => {
    const owner = ownerOf(house, c);
    const kept = house.state.get(owner, 'cart', keyOf(owner, param('cartId')), putCart.payload);
    return cartOf(param('cartId'), kept?.items ?? []);
  });

  serveCall(routes, house, putCart, ({ c, param, payload }) => {
    const owner = ownerOf(house, c);
    if (owner === '' && !v.is(v.pipe(v.string(), v.uuid()), param('cartId')))
      return refuse(400, 'BAD-REQUEST');
    house.state.set(owner, 'cart', keyOf(owner, param('cartId')), payload);
    return cartOf(param('cartId'), payload.items);
  });

  serveCall(routes, house, sendEmail, ({ payload }) => accepted(house, 'email', payload));
  serveCall(routes, house, saveLead, ({ payload }) => accepted(house, 'lead', payload));
  serveCall(routes, house, saveProspect, ({ payload }) => accepted(house, 'prospect', payload));

  return routes;
}
