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
import { createRouter, type SandboxServices, type SandboxContext } from '../context.ts';
import { serveCall } from '../serve-call.ts';

/** Owner of a cart; a visitor's cart is found by its id only. */
function ownerOf(services: SandboxServices, c: SandboxContext): string {
  const token = bearerOf(c);
  const session = token === undefined ? undefined : services.sessions.find(token);
  return session && !services.sessions.isExpired(session) ? session.logonId : '';
}

const OWN = 'own';

type Items = v.InferOutput<(typeof putCart)['payload']>['items'];

const cartOf = (cartId: string, items: Items): CartWire => ({
  payload: {
    cartId,
    items,
    itemCount: items.length,
    // Cents, to add up without rounding errors.
    monthlyTotal:
      items.reduce((cents, { monthlyPremium }) => cents + Math.round(monthlyPremium * 100), 0) / 100,
  },
});

/** Accepts a request once and returns the services' response. */
function accepted(
  services: SandboxServices,
  kind: string,
  request: { requestKey: string },
): ConfirmationWire | Response {
  const confirmationId = acceptOnce(services, kind, request);
  if (confirmationId instanceof Response) return confirmationId;
  return { payload: { confirmationId, status: 'ACCEPTED', message: 'We have it.' } };
}

export function shoppingRoutes(services: SandboxServices) {
  const routes = createRouter();
  const keyOf = (owner: string, cartId: string): string => (owner === '' ? cartId : OWN);

  serveCall(routes, services, getCart, ({ c, param }) => {
    const owner = ownerOf(services, c);
    const kept = services.state.get(owner, 'cart', keyOf(owner, param('cartId')), putCart.payload);
    return cartOf(param('cartId'), kept?.items ?? []);
  });

  serveCall(routes, services, putCart, ({ c, param, payload }) => {
    const owner = ownerOf(services, c);
    if (owner === '' && !v.is(v.pipe(v.string(), v.uuid()), param('cartId')))
      return refuse(400, 'BAD-REQUEST');
    services.state.set(owner, 'cart', keyOf(owner, param('cartId')), payload);
    return cartOf(param('cartId'), payload.items);
  });

  serveCall(routes, services, sendEmail, ({ payload }) => accepted(services, 'email', payload));
  serveCall(routes, services, saveLead, ({ payload }) => accepted(services, 'lead', payload));
  serveCall(routes, services, saveProspect, ({ payload }) => accepted(services, 'prospect', payload));

  return routes;
}
