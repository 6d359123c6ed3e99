/** A visitor's cart below the plans (spec 000 §7 'cart'; decisions/visitors#a-cart-that-the-service-prices). */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { endSession } from '../../session/session.store.ts';
import { CART_KEY } from '../../session/storage/visitor-keys.ts';
import { sessionStore } from '../../lib/storage/storage.ts';
import { setAddress, signInAs, user } from '../../../tests/support/component/portal.tsx';
import {
  changeResponse,
  failCall,
  holdCall,
  repair,
  sentRequests,
} from '../../../tests/support/component/services.ts';
import {
  MONEY,
  SILVER,
  add,
  brand,
  cart,
  cartHas,
  centsIn,
  changePeople,
  choose,
  openPlans,
  person,
  plan,
  press,
  showPrices,
  total,
  totalIs,
} from '../../../tests/support/component/plans-page.tsx';

const BRONZE = 'Bronze 7000';
const GOLD = 'Gold 1500';
const SAVER = 'HSA Saver 3500';

const remove = (name: string) => within(cart()).getByRole('button', { name: `Remove ${name} from cart` });
const writes = () =>
  sentRequests().filter(({ method, call }) => method === 'PUT' && call.startsWith('cart/'));
/** The last write to the cart, whose path ends with the cart's id. */
const cartCall = (): string => writes().at(-1)?.call ?? 'cart';

it("the cart adds and removes plans, changes applicants, and shows the service's total", async () => {
  await openPlans();
  await showPrices();
  const silver = centsIn(plan(SILVER));
  const bronze = centsIn(plan(BRONZE));
  expect(silver).toBeGreaterThan(bronze);
  await add(SILVER);
  await add(BRONZE);
  await totalIs(silver + bronze);
  await user.click(remove(BRONZE));
  await totalIs(silver);
  await press('Change people');
  await press('Add a person');
  await waitFor(() => expect(person(2).getByLabelText('Who is this?')).toHaveFocus());
  await user.selectOptions(person(2).getByLabelText('Who is this?'), 'DEPENDENT');
  await user.type(person(2).getByLabelText('Age'), '6');
  await press('Show prices');
  await cartHas('for 2 people');
  const family = centsIn(plan(SILVER));
  expect(family).toBeGreaterThan(silver);
  await totalIs(family);
});

it('a plan without a price has no cart button, and the page says where prices come from', async () => {
  await openPlans();
  await showPrices();
  expect(plan(SAVER)).toHaveTextContent('for the price.');
  expect(within(plan(SAVER)).queryByRole('button')).toBeNull();
  const main = document.body.textContent;
  expect(main).toContain(`Monthly prices are the rates of ${brand.name} for Pennsylvania, for coverage from`);
  expect(main).toContain('Deductibles and maximums are what each plan states');
  expect(main).not.toContain('Nothing is bought here');
});

it('the cart shows no total if the service does not know the price of a plan', async () => {
  await openPlans();
  await showPrices();
  await add(SILVER);
  changeResponse(cartCall(), (body: { payload: { items: object[] } }) => ({
    payload: {
      ...body.payload,
      items: body.payload.items.map((item) => ({ ...item, monthlyPremium: null })),
    },
  }));
  await press(`Add to cart: ${BRONZE}`);
  await cartHas(BRONZE);
  await waitFor(() => expect(total()).toHaveTextContent('We can’t show a total'));
  expect(total()).not.toHaveTextContent('$');
});

it('the cart does not change if a save fails, and can be saved again', async () => {
  await openPlans();
  await showPrices();
  await add(SILVER);
  const before = total().textContent;
  failCall(cartCall());
  await press(`Add to cart: ${GOLD}`);
  expect(await within(cart()).findByRole('alert')).toHaveTextContent('We couldn’t save your change.');
  expect(cart()).not.toHaveTextContent(GOLD);
  expect(total().textContent).toBe(before);
  repair();
  await user.click(within(cart()).getByRole('button', { name: 'Try again' }));
  await cartHas(GOLD);
  expect(within(cart()).queryByRole('alert')).toBeNull();
});

it('the cart saves a pending plan, then the changed applicants, and shows no total until both are saved', async () => {
  await openPlans();
  await showPrices();
  const before = centsIn(plan(BRONZE));
  holdCall('*');
  await press(`Add to cart: ${BRONZE}`);
  await waitFor(() => expect(writes()).toHaveLength(1));
  await changePeople(() => user.click(person(1).getByLabelText('Uses tobacco')));
  await press(`Add to cart: ${SILVER}`);
  await cartHas('Saving your change');
  expect(cart()).not.toHaveTextContent(MONEY);
  repair();
  await cartHas('Your cart is up to date.');
  const dearer = centsIn(plan(BRONZE));
  expect(dearer).toBeGreaterThan(before);
  await totalIs(dearer + centsIn(plan(SILVER)));
  const expected = (tobaccoUse: boolean): unknown =>
    expect.objectContaining({ applicants: [expect.objectContaining({ tobaccoUse })] });
  const sent = (...items: unknown[]): unknown => expect.objectContaining({ payload: { items } });
  expect(writes().map(({ body }) => body)).toEqual([
    sent(expected(false)),
    sent(expected(true)),
    sent(expected(true), expected(true)),
  ]);
});

it('the cart hides its old total, and says that the total is being updated, while changed applicants are saved', async () => {
  await openPlans();
  await showPrices();
  await add(BRONZE);
  failCall(cartCall());
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  const sandbox = globalThis.fetch;
  globalThis.fetch = async (...call) => {
    await held;
    return sandbox(...call);
  };
  await changePeople(() => user.click(person(1).getByLabelText('Uses tobacco')));
  await waitFor(() => expect(total()).toHaveTextContent('We’re updating your total.'));
  release(undefined);
  expect(await within(cart()).findByRole('alert')).toHaveTextContent('We couldn’t save your change.');
  expect(cart()).not.toHaveTextContent(MONEY);
  expect(total()).toHaveTextContent('for these people');
  repair();
  await user.click(within(cart()).getByRole('button', { name: 'Try again' }));
  await cartHas('Your cart is up to date.');
  expect(centsIn(total())).toBe(centsIn(plan(BRONZE)));
});

it('the cart changes only once after a double click', async () => {
  await openPlans();
  await showPrices();
  await add(SILVER);
  await user.dblClick(screen.getByRole('button', { name: `Add to cart: ${BRONZE}` }));
  await cartHas(BRONZE);
  await cartHas('Your cart is up to date.');
  expect(within(cart()).getAllByRole('listitem')).toHaveLength(2);
  await user.dblClick(remove(SILVER));
  await waitFor(() => expect(cart()).not.toHaveTextContent(SILVER));
  await cartHas('Your cart is up to date.');
  expect(within(cart()).getAllByRole('listitem')).toHaveLength(1);
});

it('the form sums up its errors with links to the fields, and removes each error once it is corrected', async () => {
  await openPlans();
  await press('Continue');
  expect(screen.getByRole('group', { name: 'Kind of plan' })).toHaveTextContent('Field is Required');
  await choose(/under 65/);
  await press('Show prices');
  const summary = screen.getByRole('group', { name: 'One thing needs your attention' });
  expect(summary).toHaveFocus();
  await user.click(within(summary).getByRole('link', { name: 'Person 1, Age: Field is Required' }));
  expect(person(1).getByLabelText('Age')).toHaveFocus();
  await user.type(person(1).getByLabelText('Age'), '38');
  await press('Show prices');
  expect(await screen.findByRole('heading', { name: 'Plans for 1 person' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'One thing needs your attention' })).toBeNull();
});

it('the cart of a signed-in user shows and keeps the plans that the account has from another device', async () => {
  setAddress(brand, '/plans/');
  await signInAs('gwen', brand);
  await openPlans();
  await showPrices();
  await add(SILVER);
  sessionStore.remove(CART_KEY);
  await openPlans();
  await cartHas(SILVER);
  await screen.findByRole('button', { name: `Add to cart: ${BRONZE}` });
  await add(BRONZE);
  expect(cart()).toHaveTextContent(SILVER);
});

/** Signs a member in while the page is open, as when another tab has the session. */
async function join(who: string): Promise<void> {
  setAddress(brand, '/login/'); // on other pages, a sign-in is only stored
  await signInAs(who, brand);
}

it('the cart of a member who signs in on the page replaces the visitor’s cart, and disappears when the session ends', async () => {
  await join('maria');
  await openPlans();
  await showPrices();
  await add(SILVER);
  endSession();
  await waitFor(() => expect(cart()).not.toHaveTextContent(SILVER));
  await add(BRONZE);
  await join('maria');
  await cartHas(SILVER);
  expect(cart()).not.toHaveTextContent(BRONZE);
  await add(GOLD);
  expect(cart()).toHaveTextContent(SILVER);
});

it('a visitor’s cart is handed to the account of a member who signs in on the page before it is loaded again', async () => {
  setAddress(brand, '/plans/');
  await openPlans();
  await showPrices();
  await add(BRONZE);
  await join('owen');
  const calls = () => sentRequests().map(({ method, call }) => `${method} ${call.split('/')[0]}`);
  await waitFor(() => expect(calls()).toContain('GET cart'));
  expect(calls().indexOf('PUT sessionStorage')).toBeLessThan(calls().indexOf('GET cart'));
  await cartHas(BRONZE);
});
