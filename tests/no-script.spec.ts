/** Forms and links without JavaScript: each form leads to a page, or the page shows the phone number (000 §2; issue 'visitors'). */
import type { Locator } from 'playwright/test';
import { isLongRun, sampleOne, LONG_RUN } from '../scripts/test/sample.ts';
import { brands, brandWhere, expect, test, unlikeBrands } from './support/portal.ts';
import { htmlOf, pagesOf } from './support/published-pages.ts';

const seller = brandWhere(({ sellsPlans, signIn }) => sellsPlans && signIn.flow === 'newer');
const [reader = seller] = unlikeBrands;

const FORM = /<form(?<attributes>[^>]*)>(?<fields>.*?)<\/form>/gs;
const FIELD = /<(?:input|select|textarea)\b(?<attributes>[^>]*)>/g;

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(String.raw`\b${name}="(?<value>[^"]*)"`).exec(attributes)?.groups?.['value'];

/** The forms of a page: method, target, and the names of the fields that a browser would send. */
const formsOf = (html: string) =>
  [...html.matchAll(FORM)].map(({ groups: { attributes = '', fields = '' } = {} }) => ({
    method: attribute(attributes, 'method') ?? 'get',
    action: attribute(attributes, 'action') ?? '',
    names: [...fields.matchAll(FIELD)].flatMap(
      ({ groups }) => attribute(groups?.['attributes'] ?? '', 'name') ?? [],
    ),
  }));

test('a GET form that is submitted without JavaScript leads to a page and puts no values into the address', () => {
  for (const brand of isLongRun ? brands : unlikeBrands)
    for (const language of ['en', 'es'] as const) {
      const pages = pagesOf(brand, language);
      for (const path of pages)
        for (const { method, action, names } of formsOf(htmlOf(brand, path))) {
          if (method !== 'get') continue;
          expect(names, `${brand.code} ${path} → ${action}`).toEqual([]);
          // A link to a part of the same page is allowed too.
          if (action.startsWith('#')) expect(htmlOf(brand, path)).toContain(`id="${action.slice(1)}"`);
          else expect(pages, `${brand.code} ${path}`).toContain(action);
        }
    }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sign-in page explains what the requested view is for, and /all-pages/ says that the search was not sent', async ({
    page,
    at,
  }) => {
    const brand = brandWhere(({ pages }) => pages.includes('find-care'));
    await page.goto(at(brand, '/login/#/finder'));
    await expect(page.getByText('Sign in to search for doctors with your plan.')).toBeVisible();
    await expect(page.getByText('Sign in to see your spending accounts.')).toBeHidden();
    await page.getByRole('link', { name: 'Find care without signing in' }).click();
    await expect(page).toHaveURL(at(brand, '/find-care/'));
    await page.goto(at(brand, '/all-pages/'));
    await expect(page.getByText('What you typed wasn’t sent')).toBeVisible();
  });

  for (const brand of sampleOne(unlikeBrands, 'forms without JavaScript'))
    test(
      `${brand.code}: every page with a form that needs JavaScript shows the phone number`,
      LONG_RUN,
      async ({ page, at }) => {
        const withForm = pagesOf(brand, 'en').filter((path) =>
          formsOf(htmlOf(brand, path)).some(({ method }) => method === 'post'),
        );
        expect(withForm.length).toBeGreaterThan(3);
        for (const path of withForm) {
          await page.goto(at(brand, path));
          await expect(
            page
              .getByRole('main')
              .getByText(brand.customerServicePhoneNumber)
              .filter({ visible: true })
              .first(),
            path,
          ).toBeVisible();
        }
      },
    );

  test(
    'a form that needs JavaScript shows the phone number and a message that JavaScript is needed',
    LONG_RUN,
    async ({ page, at }) => {
      const seen: string[] = [];
      page.on('request', (request) => seen.push(request.url()));
      const phone = seller.customerServicePhoneNumber;
      const form = (path: string, said: string | RegExp, hidden?: Locator) =>
        test.step(path, async () => {
          await page.goto(at(seller, path));
          await expect(page.getByRole('main').getByText(said)).toContainText(phone);
          if (hidden) await expect(hidden).toBeHidden();
        });
      const button = (name: string) => page.getByRole('button', { name });
      await form('/login/', 'Signing in needs JavaScript.');
      await form('/register/', /Registering here needs JavaScript/, button('Continue'));
      await expect(page.getByText('What you need')).toBeVisible();
      await form(
        '/plans/',
        'This page needs JavaScript to show prices.',
        page.locator('.plans [type=submit]'),
      );
      await form('/find-care/', 'This search needs JavaScript.', page.getByLabel('Zip code'));
      await form(
        '/find-your-plan/',
        /This form needs JavaScript\. Turn it on in your browser, or call/,
        button('Ask to be contacted'),
      );
      await test.step('the search leads to the list of all pages, and no address contains the search term', async () => {
        await page.goto(at(seller));
        await expect(page.getByRole('link', { name: 'Sign in', exact: true }).first()).toBeVisible();
        const search = page.locator('.footer .search');
        await expect(search.getByRole('searchbox')).not.toHaveAttribute('name');
        await search.getByRole('searchbox', { name: 'Search this site' }).fill('deductible');
        await search.getByRole('button', { name: 'Search' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('All pages');
        expect(seen.filter((address) => address.includes('deductible'))).toEqual([]);
        await page.goto(at(seller, '/search/'));
        await expect(page.getByText('Search needs JavaScript.')).toBeVisible();
      });
    },
  );

  test('text pages highlight the current section and open a linked answer, and the maintenance page shows contact details', async ({
    page,
    at,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(at(reader, '/medical/#approval'));
    const current = page.locator('.text-contents a:target-current');
    await expect(current).toHaveText('Approval before care');
    await page.goto(at(reader, '/medical/'));
    await expect(current).toHaveText('What it helps pay for');
    await page.goto(at(reader, '/faqs/#denied-claim'));
    await expect(page.locator('#denied-claim')).toBeVisible();
    await expect(
      page.getByRole('heading', {
        name: 'A claim was denied, or I think the amount is wrong. What can I do?',
      }),
    ).toBeInViewport();
    await expect(page.locator('details.question[open]')).toHaveCount(1);
    await page.goto(at(reader, '/maintenance/'));
    await expect(page).toHaveTitle(`SECTION UNDER MAINTENANCE · ${reader.name}`);
    await expect(page.getByRole('main')).toContainText(reader.customerServicePhoneNumber);
    await expect(page.getByRole('main')).toContainText(reader.hours.text);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test(
    'links on Spanish pages lead to Spanish pages, and the English link leads to the translation of the page',
    LONG_RUN,
    async ({ page, at, faults }) => {
      faults.expected.push(/404/);
      await page.goto(at(reader, '/es/'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(reader.spanish.description ?? '');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Accesibilidad' }).click();
      await expect(page).toHaveURL(at(reader, '/es/accessibility/'));
      await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(at(reader, '/accessibility/'));
      await page.goto(at(reader, '/es/no-such-page/'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos esa página');
    },
  );

  test(
    'the header links to the Spanish page, and a Spanish page links to the Spanish sign-in page',
    LONG_RUN,
    async ({ page, at }) => {
      await page.goto(at(reader, '/'));
      await expect(page.locator('.header .language-menu')).toBeHidden();
      await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
      await expect(page).toHaveURL(at(reader, '/es/'));
      await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
      await expect(page).toHaveURL(at(reader, '/es/login/'));
      await expect(page.getByLabel('Nombre de usuario')).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(at(reader, '/login/'));
    },
  );
});
