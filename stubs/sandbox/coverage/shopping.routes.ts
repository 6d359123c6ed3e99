/** Carts, e-mails, leads and prospects (spec 000 §7). */
import * as v from 'valibot';
import { monthlyPremium } from '../../../src/features/coverage/cart.rules.ts';
import { getCart, putCart, type CartWire } from '../../../src/features/coverage/cart.schema.ts';
import { listPlans, type PlansWire } from '../../../src/features/coverage/plans.schema.ts';
import {
  saveLead,
  saveProspect,
  sendEmail,
  type ConfirmationWire,
} from '../../../src/features/coverage/shopping.schema.ts';
import { today } from '../../../src/lib/date/date.ts';
import { toCents } from '../../../src/lib/text/money.ts';
import { CART_KEY } from '../../../src/session/storage/visitor-keys.ts';
import { acceptOnce } from '../http/idempotency.ts';
import { bearerOf, refuse } from '../http/requests.ts';
import { createRouter, type SandboxServices, type SandboxContext } from '../context.ts';
import { serveCall } from '../serve-call.ts';
import { brandOf } from '../brand-records.ts';

type ShopPlan = PlansWire['payload']['plans'][number];

/** Dollars; rates before the brand's factor. */
const MODELS = [
  { mark: 'BRONZE', planName: 'Bronze 7000', deductible: 7000, outOfPocketMaximum: 9200, adult: 318 },
  { mark: 'SILVER', planName: 'Silver 4500', deductible: 4500, outOfPocketMaximum: 8700, adult: 412.35 },
  { mark: 'GOLD', planName: 'Gold 1500', deductible: 1500, outOfPocketMaximum: 6500, adult: 547.8 },
  { mark: 'DENTAL', planName: 'Dental Plus', deductible: 50, outOfPocketMaximum: 2000, adult: 38.4 },
  // Its rates are not approved yet.
  { mark: 'SAVER', planName: 'HSA Saver 3500', deductible: 3500, outOfPocketMaximum: 8300, adult: null },
] as const;

const CHILD_SHARE = 0.44;
const TOBACCO_SHARE = 0.15;
const cents = (dollars: number): number => Math.round(dollars * 100) / 100;

/** Plans of a brand that sells plans; otherwise none. Rates differ by brand. */
function plansOf(code: string): ShopPlan[] {
  const brand = brandOf(code);
  if (!brand?.sellsPlans) return [];
  const factor = 0.9 + (brand.prismBrandCode % 25) / 100;
  return MODELS.map(({ mark, adult, ...plan }) => ({
    planId: `${brand.code.toUpperCase()}-${mark}`,
    ...plan,
    rates:
      adult === null
        ? null
        : {
            adult: cents(adult * factor),
            child: cents(adult * factor * CHILD_SHARE),
            tobacco: cents(adult * factor * TOBACCO_SHARE),
          },
  }));
}

const planById = (planId: string): ShopPlan | undefined =>
  plansOf(planId.split('-')[0] ?? '').find((plan) => plan.planId === planId);

/** The service's days. */
const TIME_ZONE = 'America/New_York';

/** Owner of a cart; a visitor's cart is found by its id only. */
function ownerOf(services: SandboxServices, c: SandboxContext): string {
  const token = bearerOf(c);
  const session = token === undefined ? undefined : services.sessions.find(token);
  return session && !services.sessions.isExpired(session) ? session.logonId : '';
}

const OWN = 'own';

type Items = v.InferOutput<(typeof putCart)['payload']>['items'];

const centsOf = (dollars: number | string): number => toCents(dollars) ?? Number.NaN;

/** The price of a plan for its applicants in dollars, whatever the portal shows. */
function priceOf(plan: ReturnType<typeof planById>, { applicants }: Items[number]): number | null {
  const rates = plan?.rates && {
    adult: centsOf(plan.rates.adult),
    child: centsOf(plan.rates.child),
    tobacco: centsOf(plan.rates.tobacco),
  };
  const price = monthlyPremium(rates ?? null, applicants, today(TIME_ZONE));
  return price === null ? null : price / 100;
}

function cartOf(cartId: string, wanted: Items): CartWire {
  const items = wanted.map((item) => {
    const plan = planById(item.planId);
    return { ...item, planName: plan?.planName ?? item.planId, monthlyPremium: priceOf(plan, item) };
  });
  const prices = items.flatMap(({ monthlyPremium: price }) => price ?? []);
  return {
    payload: {
      cartId,
      items,
      itemCount: items.length,
      // Added up in cents, without rounding errors.
      monthlyTotal:
        prices.length === items.length ? prices.reduce((sum, price) => sum + centsOf(price), 0) / 100 : null,
    },
  };
}

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

/** The cart that the portal handed over at sign-in; '' if none. */
function visitorCartOf(services: SandboxServices, owner: string): string {
  const stored = v.object({ value: v.string(), until: v.number() });
  const found = owner === '' ? null : services.state.get(owner, 'server-storage', CART_KEY, stored);
  return found && found.until > services.now() ? found.value : '';
}

export function shoppingRoutes(services: SandboxServices) {
  const routes = createRouter();
  const keyOf = (owner: string, cartId: string): string => (owner === '' ? cartId : OWN);

  serveCall(routes, services, listPlans, ({ query }) => ({ payload: { plans: plansOf(query.brand) } }));

  serveCall(routes, services, getCart, ({ c, param }) => {
    const owner = ownerOf(services, c);
    const cart = (of: string, id: string) => services.state.get(of, 'cart', keyOf(of, id), putCart.payload);
    const kept = cart(owner, param('cartId')) ?? cart('', visitorCartOf(services, owner));
    return cartOf(param('cartId'), kept?.items ?? []);
  });

  serveCall(routes, services, putCart, ({ c, param, payload }) => {
    const owner = ownerOf(services, c);
    if (owner === '' && !v.is(v.pipe(v.string(), v.uuid()), param('cartId')))
      return refuse(400, 'BAD-REQUEST');
    if (payload.items.some(({ planId }) => !planById(planId))) return refuse(400, 'NO-SUCH-PLAN');
    services.state.set(owner, 'cart', keyOf(owner, param('cartId')), payload);
    return cartOf(param('cartId'), payload.items);
  });

  serveCall(routes, services, sendEmail, ({ payload }) => accepted(services, 'email', payload));
  serveCall(routes, services, saveLead, ({ payload }) => accepted(services, 'lead', payload));
  serveCall(routes, services, saveProspect, ({ payload }) => accepted(services, 'prospect', payload));

  return routes;
}
