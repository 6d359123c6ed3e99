/** Comparing plans, and a visitor's cart (spec 000 §7 'cart'; decision 157). */
import type { Page } from 'playwright/test';
import { expectAccessible } from './support/axe.ts';
import { brands, brandWhere, expect, signInAt, test } from './support/portal.ts';

const brand = brandWhere(({ sellsPlans, signIn }) => sellsPlans && signIn.flow === 'newer');
const MONEY = /\$[\d,]+\.\d{2}/;

const cart = (page: Page) => page.getByRole('region', { name: 'Your cart' });
const plan = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
const person = (page: Page, number: number) => page.getByRole('group', { name: `Person ${number}` });
const total = (page: Page) => cart(page).locator('.cart-total');

/** Cents of the first amount in a text. */
const centsIn = (text: string | null): number =>
  Math.round(Number(MONEY.exec(text ?? '')?.[0].replaceAll(/[$,]/g, '')) * 100);

async function showPrices(page: Page, birth: string): Promise<void> {
  await person(page, 1).getByLabel('Date of birth').fill(birth);
  await page.getByRole('button', { name: 'Show prices' }).click();
  await expect(page.getByRole('heading', { name: 'Plans for 1 person' })).toBeFocused();
}

async function addPlan(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Add to cart: ${name}` }).click();
  await expect(cart(page)).toContainText('Your cart is up to date.');
  await expect(cart(page)).toContainText(name);
}

test('plans are added and removed, applicants change, and the total is that of the service', async ({
  page,
  at,
}) => {
  await page.goto(at(brand, '/plans/'));
  await showPrices(page, '4/2/1988');
  await expectAccessible(page, 'with prices');
  const silver = centsIn(await plan(page, 'Silver 4500').textContent());
  const bronze = centsIn(await plan(page, 'Bronze 7000').textContent());
  expect(silver).toBeGreaterThan(bronze);
  await addPlan(page, 'Silver 4500');
  await addPlan(page, 'Bronze 7000');
  await expect.poll(async () => centsIn(await total(page).textContent())).toBe(silver + bronze);
  await cart(page).getByRole('button', { name: 'Remove Bronze 7000 from cart' }).click();
  await expect.poll(async () => centsIn(await total(page).textContent())).toBe(silver);
  await page.getByRole('button', { name: 'Add a person' }).click();
  await expect(person(page, 2).getByLabel('Who is this?')).toBeFocused();
  await person(page, 2).getByLabel('Date of birth').fill('6/21/2020');
  await page.getByRole('button', { name: 'Update prices' }).click();
  await expect(cart(page)).toContainText('for 2 people');
  const family = centsIn(await plan(page, 'Silver 4500').textContent());
  expect(family).toBeGreaterThan(silver);
  await expect.poll(async () => centsIn(await total(page).textContent())).toBe(family);
  await expectAccessible(page, 'with a cart');
  expect(page.url()).toBe(at(brand, '/plans/'));
});

test('the cart and its people survive a reload, in Spanish too, without a touch', async ({ page, at }) => {
  await page.goto(at(brand, '/plans/'));
  await showPrices(page, '4/2/1988');
  await addPlan(page, 'Gold 1500');
  const before = centsIn(await total(page).textContent());
  await page.reload();
  await expect(cart(page)).toContainText('Gold 1500');
  expect(centsIn(await total(page).textContent())).toBe(before);
  await expect(person(page, 1).getByLabel('Date of birth')).toHaveValue('04/02/1988');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('1988');
  await page.goto(at(brand, '/es/plans/'));
  const spanish = page.getByRole('region', { name: 'Su carrito' });
  await expect(spanish).toContainText('Gold 1500');
  await expect(spanish).toContainText('Total mensual');
  expect(centsIn(await spanish.locator('.cart-total').textContent())).toBe(before);
});

test('a plan without a price says so, and there is no total', async ({ page, at }) => {
  await page.goto(at(brand, '/plans/'));
  await showPrices(page, '4/2/1988');
  await expect(plan(page, 'HSA Saver 3500')).toContainText('for the price.');
  await addPlan(page, 'Silver 4500');
  await addPlan(page, 'HSA Saver 3500');
  await expect(total(page)).toContainText('We cannot show a total');
  await expect(total(page)).not.toContainText('$');
});

test('a change that cannot be saved leaves the cart as it was, and can be tried again', async ({
  page,
  at,
  faults,
}) => {
  faults.expected.push(/50\d/);
  await page.goto(at(brand, '/plans/'));
  await showPrices(page, '4/2/1988');
  await addPlan(page, 'Silver 4500');
  const before = await total(page).textContent();
  await page.route('**/x-services/cart/*', async (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Add to cart: Gold 1500' }).click();
  await expect(cart(page).getByRole('alert')).toContainText('We could not save your change.');
  await expect(cart(page)).not.toContainText('Gold 1500');
  expect(await total(page).textContent()).toBe(before);
  await page.unroute('**/x-services/cart/*');
  await cart(page).getByRole('button', { name: 'Try again' }).click();
  await expect(cart(page)).toContainText('Gold 1500');
  await expect(cart(page).getByRole('alert')).toHaveCount(0);
});

test('people who change while a plan is saved are saved after it, and no total is shown meanwhile', async ({
  page,
  at,
}) => {
  await page.goto(at(brand, '/plans/'));
  await showPrices(page, '4/2/1988');
  const before = centsIn(await plan(page, 'Bronze 7000').textContent());
  const writes: unknown[] = [];
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/x-services/cart/*', async (route) => {
    if (route.request().method() === 'PUT') {
      writes.push(route.request().postDataJSON());
      await held;
    }
    await route.continue();
  });
  await page.getByRole('button', { name: 'Add to cart: Bronze 7000' }).click();
  await expect.poll(() => writes.length).toBe(1);
  await person(page, 1).getByLabel('Uses tobacco').check();
  await page.getByRole('button', { name: 'Update prices' }).click();
  await page.getByRole('button', { name: 'Add to cart: Silver 4500' }).click();
  await expect(cart(page)).toContainText('Saving your change');
  await expect(cart(page)).not.toContainText(MONEY);
  release(undefined);
  await expect(cart(page)).toContainText('Your cart is up to date.');
  const dearer = centsIn(await plan(page, 'Bronze 7000').textContent());
  expect(dearer).toBeGreaterThan(before);
  const silver = centsIn(await plan(page, 'Silver 4500').textContent());
  await expect.poll(async () => centsIn(await total(page).textContent())).toBe(dearer + silver);
  const wanted = (planId: unknown, tobaccoUse: boolean) =>
    expect.objectContaining({ planId, applicants: [expect.objectContaining({ tobaccoUse })] });
  const sent = (...items: unknown[]): unknown => expect.objectContaining({ payload: { items } });
  const any: unknown = expect.any(String);
  expect(writes).toEqual([
    sent(wanted(any, false)),
    sent(wanted(any, true)),
    sent(wanted(any, true), wanted(any, true)),
  ]);
});

test('the total says that it is being updated, and is not that of other people', async ({
  page,
  at,
  faults,
}) => {
  faults.expected.push(/50\d/);
  await page.goto(at(brand, '/plans/'));
  await showPrices(page, '4/2/1988');
  await addPlan(page, 'Bronze 7000');
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/x-services/cart/*', async (route) => {
    await held;
    await route.fulfill({ status: 500, json: {} });
  });
  await person(page, 1).getByLabel('Uses tobacco').check();
  await page.getByRole('button', { name: 'Update prices' }).click();
  await expect(total(page)).toHaveText('We are updating your total.');
  release(undefined);
  await expect(cart(page).getByRole('alert')).toContainText('We could not save your change.');
  await expect(cart(page)).not.toContainText(MONEY);
  await expect(total(page)).toContainText('for the people above');
  await page.unroute('**/x-services/cart/*');
  await cart(page).getByRole('button', { name: 'Try again' }).click();
  await expect(cart(page)).toContainText('Your cart is up to date.');
  const dearer = centsIn(await plan(page, 'Bronze 7000').textContent());
  expect(centsIn(await total(page).textContent())).toBe(dearer);
});

test('a double click changes the cart once', async ({ page, at }) => {
  await page.goto(at(brand, '/plans/'));
  await showPrices(page, '4/2/1988');
  await addPlan(page, 'Silver 4500');
  // The second click of a slow hand comes when the plan is saved.
  await plan(page, 'Silver 4500').getByRole('button').click({ force: true });
  await page.getByRole('button', { name: 'Add to cart: Bronze 7000' }).dblclick();
  await expect(cart(page)).toContainText('Bronze 7000');
  await expect(cart(page)).toContainText('Your cart is up to date.');
  await expect(cart(page).getByRole('listitem')).toHaveCount(2);
  await cart(page).getByRole('button', { name: 'Remove Silver 4500 from cart' }).dblclick();
  await expect(cart(page)).not.toContainText('Silver 4500');
  await expect(cart(page)).toContainText('Your cart is up to date.');
  await expect(cart(page).getByRole('listitem')).toHaveCount(1);
});

test('errors are summed up, lead to their fields, and go once corrected', async ({ page, at }) => {
  await page.goto(at(brand, '/plans/'));
  await page.getByRole('button', { name: 'Show prices' }).click();
  const summary = page.getByRole('group', { name: 'Correct 1 field' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Person 1: Field is Required' }).click();
  await expect(person(page, 1).getByLabel('Date of birth')).toBeFocused();
  await expectAccessible(page, 'with an error');
  await showPrices(page, '12/1/88');
  await expect(summary).toHaveCount(0);
});

test('a visitor who signs in finds the cart in the account', async ({ page, at, maria }) => {
  await page.goto(at(brand, '/plans/'));
  await showPrices(page, '4/2/1988');
  await addPlan(page, 'Silver 4500');
  const handed = page.waitForResponse((response) => response.url().includes('/sessionStorage/visitorCart'));
  await signInAt(page, at(brand, '/login/'), maria);
  expect((await handed).ok()).toBe(true);
  await page.goto(at(brand, '/plans/'));
  await expect(cart(page)).toContainText('Silver 4500');
});

test('who applies must have the age of the state where they live, not of the site', async ({ page, at }) => {
  await page.goto(at(brand, '/find-your-plan/'));
  await page.getByLabel('Your zip code').fill('19801');
  await page.getByLabel('Your zip code').press('Enter');
  await expect(page.locator('#zip-answer').getByRole('heading').first()).toBeVisible();
  await page.goto(at(brand, '/plans/'));
  const [year] = new Date().toISOString().split('-').map(Number);
  const age18 = `1/1/${(year ?? 0) - 18}`;
  await person(page, 1).getByLabel('Date of birth').fill(age18);
  await page.getByRole('button', { name: 'Show prices' }).click();
  await expect(page.getByRole('group', { name: 'Correct 1 field' })).toContainText(
    'You must be at least 19 years old to apply for yourself',
  );
  expect(page.url()).toBe(at(brand, '/plans/'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says what number to call', async ({ page, at }) => {
    await page.goto(at(brand, '/plans/'));
    await expect(page.getByText('To see prices here, this page needs JavaScript.')).toContainText(
      brand.customerServicePhoneNumber,
    );
    await expect(page.getByRole('button', { name: 'Show prices' })).toBeHidden();
  });
});

test('a brand that sells no plans has no such page', async ({ request, at }) => {
  const [other] = brands.filter(({ sellsPlans }) => !sellsPlans);
  if (!other) throw new Error('every brand sells plans');
  const { host, port } = new URL(at(other));
  const answer = await request.get(`http://127.0.0.1:${port}/plans/`, { headers: { host } });
  expect(answer.status()).toBe(404);
});
