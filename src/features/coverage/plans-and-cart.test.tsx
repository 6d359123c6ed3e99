/** Comparing plans, and a visitor's cart (spec 000 §7 'cart'; decision 157). */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { renderFor, user } from '../../../tests/support/component/portal.tsx';
import { failCall, holdCall, repair, sentRequests } from '../../../tests/support/component/services.ts';
import { saveVisitorPlace } from '../../session/storage/visitor-place.ts';
import { $applicants, $change, $plans, $restored, loadCart } from './cart.store.ts';
import { plansBrandOf } from './plans-brand.ts';
import Plans from './plans.island.tsx';

const brand = brandWhere(({ sellsPlans, signIn }) => sellsPlans && signIn.flow === 'newer');
const MONEY = /\$[\d,]+\.\d{2}/;
const BRONZE = 'Bronze 7000';
const SILVER = 'Silver 4500';
const BIRTH = '4/2/1988';

/** A new visitor's page: the stores live as long as the worker. */
async function open(): Promise<void> {
  $applicants.set(null);
  $restored.set(null);
  $change.set({ state: 'none' });
  $plans.set({ state: 'loading' });
  renderFor(brand, '/plans/', () => <Plans brand={plansBrandOf(brand)} />);
  await loadCart(brand.code);
}

const cart = () => screen.getByRole('region', { name: 'Your cart' });
const cartHas = (text: RegExp | string) => waitFor(() => expect(cart()).toHaveTextContent(text));
function plan(name: string): HTMLElement {
  const row = screen.getByRole('heading', { name: new RegExp(name) }).closest('li');
  if (!row) throw new Error(`no plan ${name}`);
  return row;
}
const person = (number: number) => within(screen.getByRole('group', { name: `Person ${number}` }));
function total(): HTMLElement {
  const line = cart().querySelector<HTMLElement>('.cart-total');
  if (!line) throw new Error('no total');
  return line;
}
/** Cents of the first amount in a text. */
const centsIn = ({ textContent }: HTMLElement): number =>
  Math.round(Number(MONEY.exec(textContent)?.[0].replaceAll(/[$,]/g, '')) * 100);
const totalIs = (cents: number) => waitFor(() => expect(centsIn(total())).toBe(cents));
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const remove = (name: string) => within(cart()).getByRole('button', { name: `Remove ${name} from cart` });
const writes = () =>
  sentRequests().filter(({ method, call }) => method === 'PUT' && call.startsWith('cart/'));
/** The last part of the path of this visitor's cart is its id. */
const cartCall = (): string => writes().at(-1)?.call ?? 'cart';

async function showPrices(birth = BIRTH): Promise<void> {
  await user.type(person(1).getByLabelText('Date of birth'), birth);
  await press('Show prices');
  expect(await screen.findByRole('heading', { name: 'Plans for 1 person' })).toBeVisible();
  await screen.findByRole('button', { name: `Add to cart: ${SILVER}` });
}

async function add(name: string): Promise<void> {
  await press(`Add to cart: ${name}`);
  await cartHas(name);
  await cartHas('Your cart is up to date.');
}

it('adds and removes plans, changes applicants, and shows the total of the service', async () => {
  await open();
  await showPrices();
  const silver = centsIn(plan(SILVER));
  const bronze = centsIn(plan(BRONZE));
  expect(silver).toBeGreaterThan(bronze);
  await add(SILVER);
  await add(BRONZE);
  await totalIs(silver + bronze);
  await user.click(remove(BRONZE));
  await totalIs(silver);
  await press('Add a person');
  await waitFor(() => expect(person(2).getByLabelText('Who is this?')).toHaveFocus());
  await user.type(person(2).getByLabelText('Date of birth'), '6/21/2020');
  await press('Update prices');
  await cartHas('for 2 people');
  const family = centsIn(plan(SILVER));
  expect(family).toBeGreaterThan(silver);
  await totalIs(family);
});

it('says that a plan has no price, and shows no total', async () => {
  await open();
  await showPrices();
  expect(plan('HSA Saver 3500')).toHaveTextContent('for the price.');
  await add(SILVER);
  await add('HSA Saver 3500');
  expect(total()).toHaveTextContent('We cannot show a total');
  expect(total()).not.toHaveTextContent('$');
});

it('leaves the cart as it was when a change cannot be saved, and can repeat it', async () => {
  await open();
  await showPrices();
  await add(SILVER);
  const before = total().textContent;
  failCall(cartCall());
  await press('Add to cart: Gold 1500');
  expect(await within(cart()).findByRole('alert')).toHaveTextContent('We could not save your change.');
  expect(cart()).not.toHaveTextContent('Gold 1500');
  expect(total().textContent).toBe(before);
  repair();
  await user.click(within(cart()).getByRole('button', { name: 'Try again' }));
  await cartHas('Gold 1500');
  expect(within(cart()).queryByRole('alert')).toBeNull();
});

it('saves people who change while a plan is saved after it, and shows no total meanwhile', async () => {
  await open();
  await showPrices();
  const before = centsIn(plan(BRONZE));
  holdCall('*');
  await press(`Add to cart: ${BRONZE}`);
  await waitFor(() => expect(writes()).toHaveLength(1));
  await user.click(person(1).getByLabelText('Uses tobacco'));
  await press('Update prices');
  await press(`Add to cart: ${SILVER}`);
  await cartHas('Saving your change');
  expect(cart()).not.toHaveTextContent(MONEY);
  repair();
  await cartHas('Your cart is up to date.');
  const dearer = centsIn(plan(BRONZE));
  expect(dearer).toBeGreaterThan(before);
  await totalIs(dearer + centsIn(plan(SILVER)));
  const wanted = (tobaccoUse: boolean): unknown =>
    expect.objectContaining({ applicants: [expect.objectContaining({ tobaccoUse })] });
  const sent = (...items: unknown[]): unknown => expect.objectContaining({ payload: { items } });
  expect(writes().map(({ body }) => body)).toEqual([
    sent(wanted(false)),
    sent(wanted(true)),
    sent(wanted(true), wanted(true)),
  ]);
});

it('says that the total is being updated, and shows none of other people', async () => {
  await open();
  await showPrices();
  await add(BRONZE);
  failCall(cartCall());
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  const sandbox = globalThis.fetch;
  globalThis.fetch = async (...call) => {
    await held;
    return sandbox(...call);
  };
  await user.click(person(1).getByLabelText('Uses tobacco'));
  await press('Update prices');
  await waitFor(() => expect(total()).toHaveTextContent('We are updating your total.'));
  release(undefined);
  expect(await within(cart()).findByRole('alert')).toHaveTextContent('We could not save your change.');
  expect(cart()).not.toHaveTextContent(MONEY);
  expect(total()).toHaveTextContent('for the people above');
  repair();
  await user.click(within(cart()).getByRole('button', { name: 'Try again' }));
  await cartHas('Your cart is up to date.');
  expect(centsIn(total())).toBe(centsIn(plan(BRONZE)));
});

it('changes the cart once after a double click', async () => {
  await open();
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

it('sums up errors, leads to their fields, and drops them once corrected', async () => {
  await open();
  await press('Show prices');
  const summary = screen.getByRole('group', { name: 'One thing needs your attention' });
  expect(summary).toHaveFocus();
  await user.click(within(summary).getByRole('link', { name: 'Person 1, Date of birth: Field is Required' }));
  expect(person(1).getByLabelText('Date of birth')).toHaveFocus();
  await showPrices('12/1/88');
  expect(screen.queryByRole('group', { name: 'One thing needs your attention' })).toBeNull();
});

it('takes the age of the state where the applicant lives, not of the site', async () => {
  await open();
  saveVisitorPlace({
    zipCode: '19801',
    county: { fips: '10003', name: 'New Castle', state: 'DE' },
    segment: null,
    isServedHere: false,
    isServed: true,
  });
  await user.type(person(1).getByLabelText('Date of birth'), `1/1/${new Date().getFullYear() - 18}`);
  await press('Show prices');
  expect(screen.getByRole('group', { name: 'One thing needs your attention' })).toHaveTextContent(
    'You must be at least 19 years old to apply for yourself',
  );
});
