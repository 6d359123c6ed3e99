/**
 * A brand with a tag manager: its container loads only after consent, and only on visitor pages
 * (decisions/visitors#consent-before-a-tag-manager, decisions/visitors#closed-lists-of-analytics-events).
 */
import type { Page } from 'playwright/test';
import { expectAccessible } from './support/axe.ts';
import { personalValuesIn } from './support/analytics-leaks.ts';
import { brandWhere, claimRows, expect, fillSignIn, personLike, test } from './support/portal.ts';
import { startTagManagerSite, type TagManagerSite } from './support/tag-manager-brand.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const PORT = Number(process.env['TEST_PORT'] ?? '4391') + 3;
const brand = brandWhere(({ signIn, messageCenter }) => signIn.flow === 'newer' && messageCenter);
const { www, nonWww } = brand.tagManager;

// All tests share one site, because publishing takes longer than any test.
test.describe.configure({ mode: 'default' });

let site: TagManagerSite;
test.beforeAll(async () => {
  site = await startTagManagerSite(brand, PORT);
});
test.afterAll(() => site.stop());
test.beforeEach(() => {
  site.requested.length = 0;
  site.heard.length = 0;
});

const banner = (page: Page) => page.getByRole('region', { name: 'May we count your visit?' });
const allow = (page: Page) => banner(page).getByRole('button', { name: 'Allow', exact: true });
const refuse = (page: Page) => banner(page).getByRole('button', { name: 'Don’t allow' });
const container = (page: Page) => page.evaluate(() => document.documentElement.dataset['container']);

/** Opens a page and waits until nothing is loading, so that "not requested" can be checked. */
async function open(page: Page, path: string, isWww = false): Promise<void> {
  await page.goto(site.at(path, isWww), { waitUntil: 'networkidle' });
}

test('no tag loads without consent, a refusal is remembered, and a browser that opts out shows no banner', async ({
  page,
}) => {
  await open(page, '/');
  await expect(banner(page)).toBeVisible();
  await expectAccessible(page, 'with the banner');
  const [first, second] = [await allow(page).boundingBox(), await refuse(page).boundingBox()];
  expect([first?.width, first?.height]).toEqual([second?.width, second?.height]);
  await refuse(page).click();
  await expect(banner(page)).toBeHidden();
  for (const path of ['/', '/about/', '/coverage/']) {
    await open(page, path);
    await expect(banner(page)).toBeHidden();
  }
  await page.evaluate(() => localStorage.clear()); // simulates a first visit
  await page.context().clearCookies();
  await open(page, '/');
  await expect(banner(page)).toBeVisible();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
  );
  await open(page, '/');
  await expect(banner(page)).toBeHidden();
  expect(site.requested).toEqual([]);
});

test(
  "the host's tag container loads after consent, and the link Privacy choices lets the visitor change the choice",
  LONG_RUN,
  async ({ page }) => {
    await open(page, '/', true);
    await allow(page).click();
    await expect.poll(() => container(page)).toBe(www);
    await open(page, '/');
    await allow(page).click();
    await expect.poll(() => container(page)).toBe(nonWww);
    await open(page, '/about/');
    await expect(banner(page)).toBeHidden();
    expect(await container(page)).toBe(nonWww);
    expect(site.requested).toEqual([www, nonWww, nonWww]);
    await expect.poll(() => site.heard.join(' ')).toContain(`"coremetricsId":"${brand.coremetricsIdTest}"`);

    await open(page, '/faqs/');
    await page.getByRole('link', { name: 'Privacy choices' }).click();
    await expect(banner(page)).toContainText('You have allowed it.');
    await expect(banner(page).getByRole('heading')).toBeFocused();
    const requested = site.requested.length;
    await refuse(page).click();
    await expect(banner(page)).toBeHidden();
    await expect.poll(() => container(page)).toBeUndefined(); // the page has reloaded
    expect(site.requested).toHaveLength(requested);
    await open(page, '/login/');
    await page.getByRole('link', { name: 'Privacy choices' }).click();
    await expect(page).toHaveURL(site.at('/#privacy-choices'));
    await expect(banner(page)).toContainText('You haven’t allowed it.');
    await expect(banner(page).getByRole('heading')).toBeFocused();
    await allow(page).click();
    await expect.poll(() => container(page)).toBe(nonWww);
  },
);

test(
  'the tag container never loads on member pages, on pages with forms, or while a member is signed in',
  LONG_RUN,
  async ({ page, request }) => {
    await open(page, '/');
    await allow(page).click();
    await expect.poll(() => container(page)).toBe(nonWww);
    const requested = site.requested.length;
    for (const path of ['/login/', '/msg/', '/forgot-password/', '/logout/']) {
      await open(page, path);
      expect(await container(page), path).toBeUndefined();
    }
    await page.goto(site.at('/login/'));
    const person = await personLike(request, 'maria', `http://127.0.0.1:${PORT}`);
    await fillSignIn(page, person);
    await expect(claimRows(page).first()).toBeVisible();
    await open(page, '/about/');
    await expect(banner(page)).toBeHidden();
    expect(site.requested).toHaveLength(requested);
    expect(
      site.heard.flatMap((text) =>
        personalValuesIn(text.replaceAll(/"(gtm.start|coremetricsId)":"?\d+"?/g, '')),
      ),
    ).toEqual([]);
  },
);

test('the content security policy allows other hosts only for tag containers, and tests detect personal values in analytics', async ({
  request,
  at,
  page,
  faults,
}) => {
  faults.expected.push(/^analytics: 'delgado'/);
  const policyOf = async (address: string) => {
    const { host } = new URL(address);
    const response = await request.get(address.replace(host, `127.0.0.1:${new URL(address).port}`), {
      headers: { host },
    });
    return response.headers()['content-security-policy'] ?? '';
  };
  expect(await policyOf(site.at('/'))).toMatch(/script-src 'self' http:\/\/tags\.localhost:\d+ /);
  expect(await policyOf(at(brand))).toContain('trusted-types service-html;');
  expect(await policyOf(at(brand))).not.toMatch(/https?:/);
  await page.goto(at(brand), { waitUntil: 'networkidle' });
  await expect(page.locator('#privacy-choices')).toHaveCount(0);
  await expect(page.getByText('Privacy choices')).toHaveCount(0);
  await page.evaluate(() =>
    window.dispatchEvent(
      new CustomEvent('portal:analytics', { detail: { kind: 'page', page: 'Claims of Delgado' } }),
    ),
  );
  await expect.poll(() => faults.found).toHaveLength(1);
});
