/** Comparing plans, and a visitor's cart across pages (spec 000 §7 'cart'; decisions/visitors#a-cart-that-the-service-prices). Component tests cover its states. */
import type { Page } from 'playwright/test';
import { META_KEY } from '../src/lib/storage/storage.ts';
import { CHOICE_KEY } from '../src/session/storage/visitor-keys.ts';
import { expectAccessible } from './support/axe.ts';
import { brands, brandWhere, expect, signInAt, test } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const brand = brandWhere(
  ({ sellsPlans, markets, signIn }) => sellsPlans && markets.join() === 'under-65' && signIn.flow === 'newer',
);
const GOLD = 'Gold 1500';
const BRONZE = 'Bronze 7000';
const AGE = '38';

const cart = (page: Page) => page.getByRole('region', { name: 'Your cart' });
const age = (page: Page) => page.getByRole('group', { name: 'Person 1' }).getByLabel('Age');
const total = (page: Page) => page.locator('.cart-total').textContent();

test(
  'the plans and people in a cart survive a reload, the Spanish page has the same cart, and signing in and a new tab keep it',
  LONG_RUN,
  async ({ page, at, maria, newTab, expire, faults }) => {
    await page.goto(at(brand, '/plans/'));
    await page.getByRole('button', { name: 'Show prices' }).click(); // the first press is queued until the page is hydrated
    await expect(page.getByRole('heading', { name: 'Who needs coverage?' })).toBeFocused();
    await page.getByRole('button', { name: 'Show prices' }).click();
    await expect(page.getByRole('group', { name: 'One thing needs your attention' })).toBeFocused();
    await expectAccessible(page, 'with an error');
    await age(page).fill(AGE);
    await page.getByRole('button', { name: 'Show prices' }).click();
    await expect(page.getByRole('heading', { name: 'Plans for 1 person' })).toBeFocused();
    await expectAccessible(page, 'with prices');
    await test.step('a double click adds or removes only one plan', async () => {
      const plans = cart(page).getByRole('listitem');
      for (const [count, name] of [BRONZE, GOLD].entries()) {
        await page.getByRole('button', { name: `Add to cart: ${name}` }).dblclick();
        await expect(cart(page)).toContainText(name);
        await expect(cart(page)).toContainText('Your cart is up to date.');
        await expect(plans).toHaveCount(count + 1);
      }
      // The second click lands on the next plan, which has moved up, and must not remove that plan.
      await cart(page)
        .getByRole('button', { name: `Remove ${BRONZE} from cart` })
        .dblclick();
      await expect(cart(page)).not.toContainText(BRONZE);
      await expect(cart(page)).toContainText('Your cart is up to date.');
      await expect(plans).toHaveCount(1);
      await expect(cart(page)).toContainText(GOLD);
    });
    await expectAccessible(page, 'with a cart');
    const before = await total(page);
    const amount = /\$[\d,.]+/.exec(before ?? '')?.[0] ?? 'an amount';

    await page.reload();
    await expect(cart(page)).toContainText(GOLD); // the cart is shown without any interaction
    expect(await total(page)).toBe(before);
    expect(page.url()).toBe(at(brand, '/plans/#plans'));
    await page.getByRole('button', { name: 'Change people' }).click();
    await expect(age(page)).toHaveValue(AGE);

    await page.goto(at(brand, '/es/plans/'));
    const spanish = page.getByRole('region', { name: 'Su carrito' });
    await expect(spanish).toContainText(GOLD);
    await expect(spanish).toContainText('Total mensual');
    expect(await total(page)).toContain(amount);

    const handed = page.waitForResponse((response) => response.url().includes('/sessionStorage/visitorCart'));
    await signInAt(page, at(brand, '/login/'), maria);
    expect((await handed).ok()).toBe(true);
    const choice = await page.evaluate((key) => {
      const value = sessionStorage.getItem(key) ?? '';
      sessionStorage.removeItem(key); // simulates another device
      return value;
    }, CHOICE_KEY);
    await page.goto(at(brand, '/plans/'));
    await expect(cart(page)).toContainText(GOLD);
    await page.getByRole('button', { name: `Add to cart: ${BRONZE}` }).click();
    await expect(cart(page)).toContainText(BRONZE);
    const second = await newTab();
    await second.addInitScript(
      ([choiceKey, value, metaKey]) => {
        sessionStorage.setItem(choiceKey, value);
        sessionStorage.setItem(metaKey, JSON.stringify({ [choiceKey]: Date.now() + 3_600_000 }));
      },
      [CHOICE_KEY, choice, META_KEY] as const,
    );
    await second.goto(at(brand, '/plans/'));
    await expect(cart(second)).toContainText(GOLD);
    await expect(cart(second)).toContainText(BRONZE);
    await test.step('no tab shows the cart or the people after the services have ended the session', async () => {
      faults.expected.push(/401/);
      await expire(maria);
      await page.clock.setSystemTime(Date.now() + 120_000); // the session is checked at most once a minute
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      for (const tab of [page, second]) {
        await expect(cart(tab)).toHaveCount(0);
        await expect(tab.locator('main')).not.toContainText(`age ${AGE}`);
      }
    });
  },
);

test('a brand that sells no plans has no cart page', async ({ request, at }) => {
  const [other] = brands.filter(({ sellsPlans }) => !sellsPlans);
  if (!other) throw new Error('every brand sells plans');
  const { host, port } = new URL(at(other));
  const response = await request.get(`http://127.0.0.1:${port}/plans/`, { headers: { host } });
  expect(response.status()).toBe(404);
});
