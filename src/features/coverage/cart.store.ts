/** The visitor's cart. The page always shows the cart that the service has stored. */
import { atom, computed } from 'nanostores';
import { raiseFlag, startPage } from '../../lib/page/analytics.ts';
import { once } from '../../lib/page/once.ts';
import { send } from '../../lib/http/http.ts';
import { failureOf, remote } from '../../lib/remote/remote.ts';
import { sessionStore } from '../../lib/storage/storage.ts';
import { sessionSettled } from '../../session/browser-tabs/session-settled.ts';
import { configureHttp } from '../../session/services/configure-http.ts';
import { currentSession, onSessionChange } from '../../session/session-machine.ts';
import '../../session/session.store.ts'; // adds the token to calls
import { storedSessionInfo, storedTokens } from '../../session/storage/stored-session.ts';
import { CART_KEY } from '../../session/storage/visitor-keys.ts';
import {
  addPlan,
  changeApplicants,
  isFor,
  removePlan,
  type Applicant,
  type RequestedPlan,
  type RequestedPlans,
} from './cart.rules.ts';
import { savesInOrder } from './cart-saves.ts';
import { getCart, putCart, type StoredCart } from './cart.schema.ts';
import type { Market } from './plans.schema.ts';
import type { PlansBrand } from './plans-brand.ts';
import {
  $choice,
  $now,
  $step,
  choosePeople,
  loadPrices,
  followAddress,
  resumeChoice,
  startAt,
} from './plans.store.ts';

type Change =
  | { state: 'none' }
  | { state: 'saving'; requested: RequestedPlans }
  | { state: 'saved' }
  | { state: 'failed'; reference: string; requested: RequestedPlans };

const cart = remote<StoredCart>();
export const $cart = cart.$value;
export const $change = atom<Change>({ state: 'none' });

const storedId = (): string => {
  const id = sessionStore.get(CART_KEY);
  return typeof id === 'string' ? id : '';
};

/** The cart's id. If there is no id yet, creates and stores it. @throws if session storage is full: a later page could not find the cart */
function cartId(): string {
  const id = storedId() || crypto.randomUUID();
  if (!sessionStore.set(CART_KEY, id)) throw new Error('session storage is full');
  return id;
}

const requestedOf = ({ items }: StoredCart): RequestedPlan[] =>
  items.map(({ planId, applicants }) => ({ planId, applicants }));

/** The people whose prices are shown; null unless the plans are for people under 65. Only such plans can be in a cart. */
function shownPeople(): readonly Applicant[] | null {
  const { market, people } = $choice.get();
  return ($now.get()?.market ?? market) === 'U65' ? people : null;
}

/** Longer than other tabs take to respond. If the code that asks them does not load, the cart is loaded anyway. */
const SESSION_TIMEOUT_MS = 2000;

/**
 * Waits until this tab knows whether the user is signed in, and hands the visitor's cart to the account. Otherwise, the
 * service would return another cart, which would replace the user's cart at the next change.
 */
async function sessionReady(): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, SESSION_TIMEOUT_MS));
  await Promise.race([sessionSettled(), timeout]);
  if (storedTokens() === null || storedId() === '' || storedSessionInfo().simulation) return;
  await import('./hand-over-cart.ts').then(
    ({ handOverCart }) => handOverCart(),
    () => null,
  );
}

/**
 * Loads the cart. If the visitor has already sent the form, replaces the people in the stored cart with the people
 * in the form.
 */
export async function loadCart(): Promise<void> {
  await cart.load(async () => {
    await sessionReady();
    // The service finds a signed-in user's cart without its id.
    const isNew = storedId() === '' && storedTokens() === null;
    return isNew ? { id: '', items: [], monthlyTotal: 0 } : send(getCart, { params: { cartId: cartId() } });
  });
  const loaded = $cart.get();
  const applicants = loaded.state === 'ready' ? loaded.value.items[0]?.applicants : undefined;
  if (!applicants) return;
  const shown = shownPeople();
  if (shown) {
    const requested = $requested.get();
    if (requested && !isFor(requested, shown)) void saveCart(changeApplicants(requested, shown));
    return;
  }
  const { market, people } = $choice.get();
  if (people || (market && market !== 'U65')) return;
  choosePeople('U65', applicants);
  if ($step.get().name === 'market') startAt({ name: 'plans' });
}

const isSignedIn = (): boolean => currentSession().state === 'signed-in';

/**
 * Loads the cart again when the user signs in or out on this page, so that the plans of one person are never shown to
 * another or stored for another. @returns a function that stops this
 */
export function followSession(): () => void {
  let wasSignedIn = isSignedIn();
  return onSessionChange(() => {
    if (isSignedIn() === wasSignedIn) return;
    wasSignedIn = !wasSignedIn;
    $change.set({ state: 'none' });
    void loadCart();
  });
}

export const startPlans = once((brand: PlansBrand): void => {
  configureHttp();
  startPage('plans');
  window.addEventListener('popstate', followAddress);
  resumeChoice(brand);
  void loadPrices(brand);
  if (brand.hasCart) void loadCart();
});

/** The page shows the previous cart until the service has confirmed the change. */
const saveCart = savesInOrder<StoredCart>(
  (requested) =>
    send(putCart, {
      params: { cartId: cartId() },
      payload: {
        items: requested.map(({ planId, applicants }) => ({ planId, applicants: [...applicants] })),
      },
    }),
  {
    onSaving(requested) {
      $change.set({ state: 'saving', requested });
    },
    onStored(stored) {
      $cart.set({ state: 'ready', value: stored });
    },
    onSaved() {
      $change.set({ state: 'saved' });
    },
    onFailed(error, requested) {
      const { kind, reference } = failureOf(error);
      if (kind === 'signed-out') $change.set({ state: 'none' }); // not for the next person to save
      else $change.set({ state: 'failed', reference, requested });
    },
  },
);

/** The plans as they will be after every pending change; null until the cart has loaded. */
export const $requested = computed([$cart, $change], (now, changing): RequestedPlans | null => {
  if (now.state !== 'ready') return null;
  return changing.state === 'saving' ? changing.requested : requestedOf(now.value);
});

function change(next: (plans: RequestedPlans) => RequestedPlans): void {
  const now = $requested.get();
  if (now) void saveCart(next(now));
}

/** Saves the failed changes again, for the people whose prices are shown now. */
export function saveAgain(): void {
  const failed = $change.get();
  const applicants = shownPeople();
  if (failed.state === 'failed' && applicants) void saveCart(changeApplicants(failed.requested, applicants));
}

export function putInCart(planId: string): void {
  const applicants = shownPeople();
  if (!applicants) return;
  raiseFlag('plan-added');
  // Changes the people of all plans, because an earlier change of the people may have failed.
  change((now) => changeApplicants(addPlan(now, planId, applicants), applicants));
}

export function takeFromCart(planId: string): void {
  raiseFlag('plan-removed');
  change((now) => removePlan(now, planId));
}

/** Shows the prices for the people in the submitted form, both in the list and in the cart. */
export function showPrices(market: Market, applicants: readonly Applicant[]): void {
  choosePeople(market, applicants);
  if (market !== 'U65' || !$requested.get()?.length) return;
  raiseFlag('applicants-changed');
  change((requested) => changeApplicants(requested, applicants));
}
