/** The calls for plans, carts, emails, leads and prospects (spec 000 §7). */
import * as v from 'valibot';
import { isInCart } from '../../../src/features/coverage/cart.rules.ts';
import { getCart, putCart, type CartWire } from '../../../src/features/coverage/cart.schema.ts';
import { listPlans } from '../../../src/features/coverage/plans.schema.ts';
import {
  canGoInCart,
  factsOf,
  monthlyPremium,
  type PricedPlan,
} from '../../../src/features/coverage/price.rules.ts';
import {
  saveLead,
  saveProspect,
  sendEmail,
  type ConfirmationWire,
} from '../../../src/features/coverage/shopping.schema.ts';
import { CART_KEY } from '../../../src/session/storage/visitor-keys.ts';
import { acceptOnce } from '../http/idempotency.ts';
import { bearerOf, refuse } from '../http/requests.ts';
import { createRouter, type SandboxServices, type SandboxContext } from '../context.ts';
import { serveCall } from '../serve-call.ts';
import { catalogOf, catalogWith } from './plan-catalog.ts';

/** A plan with its price for these applicants, computed from the plan list and not taken from the request. Null if the plan is unknown. */
function pricedPlan({ planId, applicants }: Items[number]): PricedPlan | null {
  const prices = v.parse(listPlans.response, { payload: catalogWith(planId) });
  const plan = prices.plans.items.find(({ id }) => id === planId);
  return plan
    ? { ...plan, premium: monthlyPremium(plan.rates, factsOf(prices, plan.market), applicants) }
    : null;
}

/** The owner of a cart: the logon id, or '' for a visitor, whose cart is found only by its id. */
function ownerOf(services: SandboxServices, c: SandboxContext): string {
  const token = bearerOf(c);
  const session = token === undefined ? undefined : services.sessions.find(token);
  return session && !services.sessions.isExpired(session) ? session.logonId : '';
}

const OWN = 'own';

type Items = v.InferOutput<(typeof putCart)['payload']>['items'];

const inDollars = (cents: number): number => cents / 100;

function cartOf(cartId: string, items: Items): CartWire {
  const plans = items.map((item) => ({ ...item, plan: pricedPlan(item) }));
  const premiums = plans.flatMap(({ plan }) => plan?.premium ?? []);
  return {
    payload: {
      cartId,
      items: plans.map(({ planId, applicants, plan }) => ({
        planId,
        applicants,
        planName: plan?.name ?? planId,
        monthlyPremium: plan && plan.premium !== null ? inDollars(plan.premium) : null,
      })),
      itemCount: plans.length,
      // Prices are added in cents to avoid rounding errors.
      monthlyTotal:
        premiums.length === plans.length ? inDollars(premiums.reduce((sum, cents) => sum + cents, 0)) : null,
    },
  };
}

/** Accepts each request only once. A repeated request gets the first confirmation again. */
function accepted(
  services: SandboxServices,
  kind: string,
  request: { requestKey: string },
): ConfirmationWire | Response {
  const confirmationId = acceptOnce(services, kind, request);
  if (confirmationId instanceof Response) return confirmationId;
  return { payload: { confirmationId, status: 'ACCEPTED', message: 'We have it.' } };
}

/** Id of the visitor's cart that the portal handed over at sign-in; '' if there is none. */
function visitorCartOf(services: SandboxServices, owner: string): string {
  const stored = v.object({ value: v.string(), until: v.number() });
  const persistedId = owner === '' ? null : services.state.get(owner, 'server-storage', CART_KEY, stored);
  return persistedId && persistedId.until > services.now() ? persistedId.value : '';
}

export function shoppingRoutes(services: SandboxServices) {
  const routes = createRouter();
  const keyOf = (owner: string, cartId: string): string => (owner === '' ? cartId : OWN);

  serveCall(routes, services, listPlans, ({ query }) => ({ payload: catalogOf(query.brand, query.state) }));

  serveCall(routes, services, getCart, ({ c, param }) => {
    const owner = ownerOf(services, c);
    const cart = (of: string, id: string) => services.state.get(of, 'cart', keyOf(of, id), putCart.payload);
    const persisted = cart(owner, param('cartId')) ?? cart('', visitorCartOf(services, owner));
    return cartOf(param('cartId'), persisted?.items ?? []);
  });

  serveCall(routes, services, putCart, ({ c, param, payload }) => {
    const owner = ownerOf(services, c);
    if (owner === '' && !v.is(v.pipe(v.string(), v.uuid()), param('cartId')))
      return refuse(400, 'BAD-REQUEST');
    const key = keyOf(owner, param('cartId'));
    return services.transaction(() => {
      const persisted = services.state.get(owner, 'cart', key, putCart.payload)?.items ?? [];
      for (const item of payload.items) {
        const plan = pricedPlan(item);
        if (!plan) return refuse(400, 'NO-SUCH-PLAN');
        if (!canGoInCart(plan) && !isInCart(persisted, item.planId)) return refuse(400, 'NO-PRICE');
      }
      services.state.set(owner, 'cart', key, payload);
      return cartOf(param('cartId'), payload.items);
    });
  });

  serveCall(routes, services, sendEmail, ({ payload }) => accepted(services, 'email', payload));
  serveCall(routes, services, saveLead, ({ payload }) => accepted(services, 'lead', payload));
  serveCall(routes, services, saveProspect, ({ payload }) => accepted(services, 'prospect', payload));

  return routes;
}
