/** Languages: the menu and its modals, Spanish, and the pages about help in other languages (000 §2, §7, §8, §9). */
import type { Page } from 'playwright/test';
import { sampleOne, LONG_RUN } from '../scripts/test/sample.ts';
import { expectAccessible } from './support/axe.ts';
import { englishTexts } from './support/english-texts.ts';
import { fetchSite } from './support/fetch-site.ts';
import { brandWhere, claimRows, expect, messageRows, test, unlikeBrands } from './support/portal.ts';

const PHONE = { width: 390, height: 844 };
const LISTS = /languages\/lookup|cms\/languageContent/;

const brand = brandWhere(({ footer, messageCenter }) => footer.kind === 'mega' && messageCenter);

const menu = (page: Page) => page.locator('.header .language-menu');
const openMenu = (page: Page) => menu(page).locator('summary').click();
const entries = (page: Page) => menu(page).locator('.menu-entries button');

/** Records every request for a list of languages. */
function listRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (LISTS.test(request.url())) requested.push(new URL(request.url()).pathname);
  });
  return requested;
}

for (const site of sampleOne(unlikeBrands, 'languages')) {
  test(
    `${site.code}: the language menu has five languages and an entry for other languages, and the menu and its dialogs pass axe`,
    LONG_RUN,
    async ({ page, at }) => {
      const requested = listRequests(page);
      await page.goto(at(site));
      await expect(menu(page)).toBeVisible();
      expect(requested, 'on load').toEqual([]);
      await openMenu(page);
      await expect(entries(page)).toHaveCount(6);
      await expect(entries(page).nth(0)).toHaveText('English');
      await expect(entries(page).nth(0)).toHaveAttribute('aria-current', 'true');
      await expect(entries(page).nth(1).locator('[lang=es]')).toHaveText('Español');
      await expect(entries(page).last()).toHaveText('Additional languages');
      await expect(
        menu(page).getByRole('list', { name: 'Read this site in' }).getByRole('button'),
      ).toHaveText(['English', 'Español']);
      await expect(menu(page).getByRole('list', { name: 'Call us in' }).getByRole('button')).toHaveCount(4);
      await expect(menu(page).locator('.menu-list > p').last()).toContainText(
        site.customerServicePhoneNumber,
      );
      expect([...requested].sort()).toEqual([
        '/cmcrst/x-services/languages/lookup',
        '/rbsmbl/x-services/cms/languageContent',
      ]);
      await expectAccessible(page, 'menu');

      await entries(page).last().click();
      const all = page.getByRole('dialog', { name: 'All languages' });
      await expect(all.getByRole('list', { name: 'Read this site in' }).getByRole('button')).toHaveCount(2);
      const called = all.getByRole('list', { name: 'Call us in' });
      expect(await called.getByRole('button').count()).toBeGreaterThan(40);
      await expect(called.locator('[lang=es]')).toHaveCount(0);
      const arabic = all.locator('[lang=ar][dir=rtl]');
      await expect(arabic).toHaveText('العربية');
      await expectAccessible(page, 'all languages');
      await arabic.click();
      const offer = page.getByRole('dialog', { name: 'العربية' });
      await expect(offer.locator('p[lang=ar][dir=rtl]')).toContainText('المساعدة اللغوية');
      const call = offer.getByRole('link', { name: site.customerServicePhoneNumber });
      await expect(call).toHaveAttribute(
        'href',
        `tel:+${site.customerServicePhoneNumber.replaceAll('-', '')}`,
      );
      await expectAccessible(page, 'offer of help');
      await page.keyboard.press('Escape');
      await expect(offer).toBeHidden();
      await expect(all).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(all).toBeHidden();
      await expect(menu(page).locator('summary')).toBeFocused();
    },
  );
}

test('the footer shows the language links after the language lookup has loaded', async ({ page, at }) => {
  await page.goto(at(brand, '/about/'));
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Language assistance' })).toHaveAttribute(
    'href',
    '/meaningful-access/',
  );
  await page.route(/languages\/lookup/, async (route) => {
    const response = await fetchSite(route, route.request().url());
    const body = (await response.text())
      .replace('"/meaningful-access/"', '"/languages/"')
      .replace('"Language assistance"', '"Interpreters"');
    await route.fulfill({ response, body });
  });
  await openMenu(page);
  await expect(footer.getByRole('link', { name: 'Interpreters' })).toHaveAttribute('href', '/languages/');
});

test(
  'if a list of languages fails to load, the language menu is removed but the link to the Spanish page remains',
  LONG_RUN,
  async ({ page, at, faults }) => {
    faults.expected.push(LISTS, /Failed to load resource/);
    for (const call of ['languages/lookup', 'cms/languageContent'])
      await test.step(call, async () => {
        await page.route(`**/${call}*`, (route) => route.fulfill({ status: 500, json: { errors: [] } }));
        await page.goto(at(brand));
        await openMenu(page);
        await expect(menu(page)).toHaveCount(0);
        await expect(page.locator('[data-fill="languages"]')).toHaveCount(0); // neither in the header nor in the footer
        await expect(page.locator('.header').getByRole('link', { name: 'Sign in' })).toBeVisible();
        const spanish = page.getByRole('banner').getByRole('link', { name: 'Español' });
        await expect(spanish).toBeFocused();
        await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Español' })).toBeVisible();
        await spanish.press('Enter');
        await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
        await openMenu(page);
        await expect(menu(page)).toHaveCount(0);
        await page.getByRole('banner').getByRole('link', { name: 'English', exact: true }).press('Enter');
        await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
        await page.unroute(`**/${call}*`);
        await page.evaluate(() => sessionStorage.clear()); // otherwise the next step would use cached lists
      });
  },
);

test(
  'the Spanish summary on a phone contains no English text, is not cut off, and passes axe',
  LONG_RUN,
  async ({ page, openAs }) => {
    await page.setViewportSize(PHONE);
    await openAs('maria', brand, '/es/login/');
    await expect(claimRows(page)).toHaveCount(3);
    await expect(messageRows(page)).toHaveCount(3);

    const seen = await page.evaluate(() => {
      const foreign = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') !== 'es';
      const said: string[] = [];
      const cut: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        const text = node.textContent?.trim();
        if (!text || !parent || foreign(parent) || /^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE)$/.test(parent.tagName))
          continue;
        if (parent.closest('.when-out, [popover]:not(:popover-open)')) continue;
        said.push(text);
        // Text may be cut off only if it has an ellipsis (a provider's name) or is visually hidden.
        const { overflow, textOverflow, clipPath } = getComputedStyle(parent);
        const clips = overflow !== 'visible' && textOverflow !== 'ellipsis' && clipPath === 'none';
        if (clips && parent.scrollWidth > parent.clientWidth + 1) cut.push(text);
      }
      for (const element of document.querySelectorAll('[aria-label]'))
        if (!foreign(element)) said.push(element.getAttribute('aria-label') ?? '');
      const { scrollWidth, clientWidth } = document.documentElement;
      return { said, cut, sideways: scrollWidth - clientWidth };
    });
    const english = await englishTexts();
    expect(seen.said.filter((text) => english.has(text))).toEqual([]);
    expect(seen.said.length).toBeGreaterThan(30);
    expect(seen.cut).toEqual([]);
    expect(seen.sideways).toBeLessThanOrEqual(0);
    await expectAccessible(page, 'summary in Spanish');
  },
);

test(
  "the language help page offers help in the state's 15 languages, and marks the language of each offer in the HTML",
  LONG_RUN,
  async ({ page, at }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(at(brand, '/meaningful-access/'));
    const taglines = page.locator('.taglines > li');
    await expect(taglines).toHaveCount(15);
    await expect(page.locator('.taglines [lang=es]')).toContainText('ATENCIÓN: si habla español');
    await expect(page.locator('.taglines [lang=ar]')).toHaveAttribute('dir', 'rtl');
    await expect(taglines.getByRole('link', { name: brand.customerServicePhoneNumber })).toHaveCount(15);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBeLessThanOrEqual(0);
    await expectAccessible(page, 'taglines');
    await page.getByRole('link', { name: 'all languages', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'All languages' })).toBeVisible();
    expect(await taglines.count()).toBeGreaterThan(40);
    await expectAccessible(page, 'all languages');
    const read = page.getByRole('region', { name: 'Read this site in' });
    await read.getByRole('link', { name: 'Español', exact: true }).click();
    await expect(page).toHaveURL(at(brand, '/es/languages/'));
    const spanish = page.getByRole('region', { name: 'Lea este sitio en' });
    await expect(spanish.getByRole('link', { name: 'English', exact: true })).toHaveAttribute('lang', 'en');
  },
);
