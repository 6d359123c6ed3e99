/** The site search (spec 000 §2 Footer, §5, §9; decisions/visitors#search-runs-in-the-browser). */
import type { Page } from 'playwright/test';
import { expectAccessible } from './support/axe.ts';
import { recordedShifts, recordShifts } from './support/layout-shift.ts';
import { brandWhere, expect, test } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const PHONE = { width: 390, height: 844 };
const brand = brandWhere(
  ({ footer, messageCenter, theme }) => footer.kind === 'mega' && messageCenter && theme.header === 'plain',
);

const results = (page: Page) => page.locator('.search-list > li');
const status = (page: Page) => page.locator('#search-status');
const footer = (page: Page) => page.locator('.footer .search');

async function searchInFooter(page: Page, term: string): Promise<void> {
  await footer(page).getByRole('searchbox', { name: 'Search this site' }).fill(term);
  await footer(page).getByRole('button', { name: 'Search' }).click();
}

/** Addresses of all requests, without scheme and host. */
function requests(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url()));
  return seen;
}

test('a search from the footer shows results or tells the user what to do next, and no request contains the search term', async ({
  page,
  at,
}) => {
  const seen = requests(page);
  await recordShifts(page);
  await page.goto(at(brand));
  await test.step('a search requires a term, and the field accepts at most 64 characters', async () => {
    const field = footer(page).getByRole('searchbox');
    await searchInFooter(page, '   ');
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription('Please enter search term');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveURL(at(brand));
    await field.fill('');
    await field.pressSequentially('x'.repeat(70));
    await expect(field).toHaveValue('x'.repeat(64));
    await expect(page.getByText('Please enter search term')).toHaveCount(0);
  });
  await test.step('results have highlighted extracts, and cause no layout shift', async () => {
    await searchInFooter(page, 'deductible');
    await expect(page).toHaveURL(/\/search\/#q=deductible$/);
    await expect(status(page)).toHaveText(/^\d+ results? for “deductible”$/);
    await expect(results(page).first().locator('mark').first()).toHaveText(/deductible/i);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('deductible');
    expect(await page.title()).not.toContain('deductible');
    await expectAccessible(page, 'main', 'main');
    expect(await recordedShifts(page)).toEqual([]);
  });
  for (const [term, said] of [
    ['deductable', /^No page has “deductable”\. \d+ results? for “deductible”$/],
    ['xylophone+plan', /^No page has “xylophone”\. \d+ results? for “plan”$/],
    ['the', 'Almost every page has “the”'],
    ['gold', /“gold”/],
    ['xylophone', 'We found nothing for “xylophone”'],
  ] as const)
    await test.step(`a search for ${term} says: ${said}`, async () => {
      await page.goto(at(brand, `/search/#q=${term}`));
      await expect(status(page)).toHaveText(said);
      if (term === 'deductable')
        await expect(results(page).first().locator('mark').first()).toHaveText(/deductible/i);
      if (term === 'the') {
        await expect(page.getByText('Add a word that says what you need')).toBeVisible();
        await expect(page.getByText('Check the spelling')).toHaveCount(0);
      }
      if (term === 'gold') await expect(page.getByRole('main')).not.toContainText('“good”');
    });
  await test.step('if nothing is found, the page shows the phone number and a link to the list of all pages', async () => {
    await expect(page.locator('#search-results')).toContainText(brand.customerServicePhoneNumber);
    await page.getByRole('link', { name: 'Look through the list of all pages.' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All pages');
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
  });
  expect(seen.filter((address) => address.includes('deductible'))).toEqual([]);
});

test('a search for a zip code shows its result, and one for the phone number shows how to contact the brand', async ({
  page,
  at,
}) => {
  const seen = requests(page);
  const answered = page.locator('#zip-answer h2');
  await test.step('from any page, a search for a zip code leads to the result for that zip code', async () => {
    await page.goto(at(brand));
    await searchInFooter(page, '19103');
    await expect(answered).toHaveText(/Philadelphia/);
    await expect(answered).toBeFocused();
    await expect(page).toHaveURL(at(brand, '/find-your-plan/'));
    await searchInFooter(page, '43215-1234'); // this search starts on the page that already shows a zip result
    await expect(answered).toHaveText(/Columbus/);
    await page.goto(at(brand, '/search/'));
    await page.goto(at(brand, '/search/#q=55401')); // as if opened from a bookmark
    await expect(answered).toHaveText(/Minneapolis/);
    await page.goBack();
    await expect(page).toHaveURL(at(brand, '/search/'));
    expect(
      seen.filter((address) => /19103|43215|55401/.test(address) && !address.includes('getBrandInfo')),
    ).toEqual([]);
  });
  await test.step('a search with a zip code among other words shows a link for the zip code first', async () => {
    for (const [term, said] of [
      ['19103 plans', /results for “plans”$/],
      ['19103 xylophone', 'Start with your zip code.'],
    ] as const) {
      await page.goto(at(brand));
      await searchInFooter(page, term);
      await expect(status(page)).toHaveText(said);
      await page.locator('#search-results a').first().click();
      await expect(answered).toHaveText(/Philadelphia/);
      await expect(answered).toBeFocused();
    }
  });
  await test.step("a search for the brand's phone number in another format shows how to contact the brand", async () => {
    await page.goto(at(brand));
    const number = brand.customerServicePhoneNumber;
    await searchInFooter(page, number.replace(/^1-/, '').replaceAll('-', ' '));
    await expect(status(page)).toHaveText(/^This is our phone number/);
    await expect(page.getByRole('main').getByRole('link', { name: number })).toHaveCount(1);
    await page.getByRole('link', { name: 'See all ways to reach us' }).click();
    await expect(page).toHaveURL(at(brand, '/msg/#!/contact-us'));
  });
  await test.step('a search without results shows links to the zip form, a plan page and the Find Care page', async () => {
    await page.goto(at(brand));
    await searchInFooter(page, '1-800-555-0199');
    await expect(page.getByRole('main').getByRole('link', { name: 'Do you serve me?' })).toBeVisible();
    await page.goto(at(brand));
    await searchInFooter(page, 'xylophone');
    for (const [question, path] of [
      ['Do you serve me?', '/find-your-plan/'],
      ['What would it cost?', brand.sellsPlans ? '/plans/' : '/choosing-a-plan/'],
      ['Who would treat me?', '/find-care/'],
    ] as const)
      await expect(page.getByRole('main').getByRole('link', { name: question })).toHaveAttribute(
        'href',
        path,
      );
    await expectAccessible(page, 'nothing found', 'main');
    await page.goto(at(brand, '/es/search/#q=xilófono'));
    await expect(page.getByRole('link', { name: '¿Quién me atendería?' })).toHaveAttribute(
      'href',
      '/es/find-care/',
    );
  });
});

test(
  'filters narrow the results to plans or to other pages, and each question is a result with a link to its answer',
  LONG_RUN,
  async ({ page, at }) => {
    await page.goto(at(brand, '/search/#q=coverage'));
    const kinds = page.getByRole('navigation', { name: 'Show' });
    const all = await kinds.getByRole('link').first().textContent();
    await kinds.getByRole('link', { name: /^Plans and coverage \(\d+\)$/ }).click();
    await expect(page).toHaveURL(/&in=product$/);
    await expect(kinds.getByRole('link', { name: /^Plans/ })).toHaveAttribute('aria-current', 'true');
    const plans = await status(page).textContent();
    await kinds.getByRole('link', { name: /^Other pages/ }).click();
    await expect(status(page)).not.toHaveText(plans ?? '');
    const counts = [plans, await status(page).textContent()].map((text) => Number.parseInt(text ?? '', 10));
    expect(all).toBe(`Everything (${(counts[0] ?? 0) + (counts[1] ?? 0)})`);

    await page.goto(at(brand, '/search/#q=lost+card'));
    await expect(status(page)).toHaveText(/lost card/);
    const question = results(page).filter({ hasText: 'From ' }).first();
    await question.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/#[\w-]+$/);
    await expect(page).not.toHaveURL(/search/);
    const { hash } = new URL(page.url());
    await expect(page.locator(hash)).toBeVisible();
  },
);

test(
  'the search form in the header can be used with the keyboard alone and from the phone menu',
  LONG_RUN,
  async ({ page, at }) => {
    await page.goto(at(brand));
    const open = page.locator('.search-open');
    await open.focus();
    await page.keyboard.press('Enter');
    const form = page.getByRole('search');
    await expect(form.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('appeal');
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText(/results? for “appeal”/);
    await results(page).first().getByRole('link').first().press('Enter');
    await expect(page).not.toHaveURL(/search/);
    await page.goBack();
    await expect(status(page)).toHaveText(/results? for “appeal”/);

    await page.setViewportSize(PHONE);
    await page.goto(at(brand));
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#menu').getByRole('button', { name: 'Search' }).click();
    await expect(page.locator('#menu')).toBeHidden();
    const field = page.getByRole('search').getByRole('searchbox');
    await expect(field).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please enter search term')).toBeVisible();
    await field.fill('claim');
    await page.keyboard.press('Enter');
    await expect(results(page).first()).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  },
);

test('a search index that fails to load can be loaded again, and a Spanish search finds words with or without accents', async ({
  page,
  at,
  faults,
}) => {
  faults.expected.push(/search\.en|ERR_FAILED|Failed to load/);
  await page.route(/\/hashed\/search\.en\.\w+\.json$/, (route) => route.abort());
  await page.goto(at(brand, '/search/#q=claim'));
  const failure = page.getByRole('alert').filter({ hasText: 'The search didn’t work' });
  await expect(failure).toBeVisible();
  await page.unroute(/\/hashed\/search\.en\.\w+\.json$/);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(results(page).first()).toBeVisible();
  await expect(failure).toBeHidden();

  await page.goto(at(brand, '/es/search/#q=pagina'));
  await expect(status(page)).toHaveText(/^\d+ resultados? de “pagina”$/);
  for (const link of await results(page).locator('h2 a').all())
    expect(await link.getAttribute('href')).toMatch(/^\/es\//);
  await page.getByRole('main').getByRole('searchbox').fill('');
  await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByRole('main').getByText(/término de búsqueda/)).toBeVisible();
});
