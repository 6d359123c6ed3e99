/** Prices and the visitor's cart. The cart on screen is always the one that the service has stored. */
import { atom } from 'nanostores';
import { raiseFlag, startPage } from '../../lib/analytics.ts';
import { failureOf, remote } from '../../lib/remote.ts';
import { sessionStore } from '../../lib/storage.ts';
import { configureHttp } from '../../session/services/configure-http.ts';
import { CART_KEY } from '../../session/storage/visitor-keys.ts';
import {
  addPlan,
  changeApplicants,
  removePlan,
  type Applicant,
  type WantedPlan,
  type WantedPlans,
} from './cart.rules.ts';
import type { StoredCart } from './cart.schema.ts';
import { readCart, readPlans, writeCart } from './cart.service.ts';
import type { SoldPlan } from './plans.schema.ts';

type Change =
  | { state: 'none' }
  | { state: 'saving' }
  | { state: 'saved' }
  | { state: 'failed'; reference: string; wanted: WantedPlans };

const plans = remote<SoldPlan[]>();
const cart = remote<StoredCart>();
export const $plans = plans.$value;
export const $cart = cart.$value;
export const $change = atom<Change>({ state: 'none' });
/** Who the prices are for; null until the form was sent. */
export const $applicants = atom<readonly Applicant[] | null>(null);
/** Who a cart was for that is shown again after a reload. */
export const $restored = atom<readonly Applicant[] | null>(null);

const storedId = (): string => {
  const id = sessionStore.get(CART_KEY);
  return typeof id === 'string' ? id : '';
};

/** A new id is stored with the first plan. */
function cartId(): string {
  const id = storedId() || crypto.randomUUID();
  sessionStore.set(CART_KEY, id);
  return id;
}

const wantedOf = ({ items }: StoredCart): WantedPlan[] =>
  items.map(({ planId, applicants }) => ({ planId, applicants }));

export const loadPlans = (code: string): Promise<void> => plans.load(() => readPlans(code));

/** Shows the stored cart, and the prices for its applicants. */
export async function loadCart(code: string): Promise<void> {
  const id = storedId();
  await cart.load(async () => (id === '' ? { id, items: [], monthlyTotal: 0 } : readCart(id)));
  const loaded = $cart.get();
  const applicants = loaded.state === 'ready' ? loaded.value.items[0]?.applicants : undefined;
  if (!applicants || $applicants.get()) return;
  $restored.set(applicants);
  $applicants.set(applicants);
  await loadPlans(code);
}

let isStarted = false;

export function startPlans(code: string): void {
  if (isStarted) return;
  isStarted = true;
  configureHttp();
  startPage('plans');
  void loadCart(code);
}

/** Stores what the visitor wants. Until the service has confirmed it, the cart stays as it is. */
export async function saveCart(wanted: WantedPlans): Promise<void> {
  if ($change.get().state === 'saving') return;
  $change.set({ state: 'saving' });
  try {
    const stored = await writeCart(
      cartId(),
      [...wanted].map(({ planId, applicants }) => ({ planId, applicants: [...applicants] })),
    );
    $cart.set({ state: 'ready', value: stored });
    $change.set({ state: 'saved' });
  } catch (error) {
    $change.set({ state: 'failed', reference: failureOf(error).reference, wanted });
  }
}

function change(next: (plans: WantedPlans) => WantedPlans): void {
  const now = $cart.get();
  if (now.state === 'ready') void saveCart(next(wantedOf(now.value)));
}

export function putInCart(planId: string): void {
  const applicants = $applicants.get();
  if (!applicants) return;
  raiseFlag('plan-added');
  change((now) => addPlan(now, planId, applicants));
}

export function takeFromCart(planId: string): void {
  raiseFlag('plan-removed');
  change((now) => removePlan(now, planId));
}

/** Prices for other people, in the list and in the cart. */
export function showPrices(code: string, applicants: readonly Applicant[]): void {
  $applicants.set(applicants);
  if ($plans.get().state !== 'ready') void loadPlans(code);
  const now = $cart.get();
  if (now.state !== 'ready' || now.value.items.length === 0) return;
  raiseFlag('applicants-changed');
  change((wanted) => changeApplicants(wanted, applicants));
}
