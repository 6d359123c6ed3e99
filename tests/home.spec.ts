/** Every brand's site shows its own name, header tabs, links, phone, hours and texts, without errors, axe violations or broken links. */
import { sampleOne, LONG_RUN } from '../scripts/test/sample.ts';
import { soleStateName } from '../src/brand/states/served-states.rules.ts';
import { expectAccessible } from './support/axe.ts';
import { builtPage } from './support/built-page.ts';
import { contentYearOf } from './support/copyright.ts';
import { brands, brandWhere, expect, test, unlikeBrands } from './support/portal.ts';
import { htmlOf, pagesOf } from './support/published-pages.ts';

const titleOf = ({ brandState, ...brand }: (typeof brands)[number]): string => {
  const state = soleStateName({ brandState, ...brand });
  return `${state === undefined ? 'Health coverage and care' : `Health coverage in ${state}`} · ${brand.name}`;
};
/** The labels of the header tabs, except Claims and Spending, which only some members see. */
const tabsOf = ({ tabs }: (typeof brands)[number]): string[] =>
  tabs.filter(({ id }) => id !== 'claims-and-spending').map(({ label }) => label);

test("the published home page of every brand has that brand's content, in both languages", () => {
  for (const brand of brands) {
    const { code, domain, name, footer, messageCenter } = brand;
    expect(pagesOf(brand, 'en'), code).toEqual(
      brand.pages.map((page) => (page === 'home' ? '/' : `/${page}/`)).toSorted(),
    );
    const home = builtPage(domain, '/');
    const html = htmlOf(brand, '/');
    expect(html.replaceAll('&amp;', '&').replaceAll('&#39;', "'"), code).toContain(
      `<title>${titleOf(brand)}</title>`,
    );
    const header = home.links.filter(({ within }) => within === 'header').map(({ text }) => text);
    const labels = tabsOf(brand);
    expect([...new Set(header.filter((text) => labels.includes(text)))], code).toEqual(labels);
    const shown = home.links.filter(({ within }) => within === 'footer').map(({ text }) => text);
    for (const { label } of Object.values(footer.links)) expect(shown, code).toContain(label);
    for (const said of [
      name,
      brand.description,
      brand.customerServicePhoneNumber,
      brand.hours.text,
      footer.copyright.replace('{footerCopyDate}', contentYearOf(brand)),
    ])
      expect(home.text, code).toContain(said);
    expect(html.includes('class="footer-seal"'), code).toBe(brand.uracAccredited);
    expect(builtPage(domain, '/login/').text, code).toContain('User name');

    const spanish = builtPage(domain, '/es/');
    for (const said of [
      'Soy miembro',
      'Tengo una pregunta',
      '¿Busca un plan?',
      'Inicie sesión para ver sus reclamos',
    ])
      expect(spanish.text, `${code} in Spanish`).toContain(said);
    const main = spanish.links.filter(({ within }) => within === 'main');
    expect(main.find(({ text }) => text === 'La cobertura, explicada')?.href, code).toBe('/es/coverage/');
    expect(
      main.map(({ href }) => href),
      code,
    ).toContain('/es/login/');

    // A brand without a message center does not mention messages.
    for (const promise of ['your messages', 'the messages'])
      expect(home.text.includes(promise), `${code}: ${promise}`).toBe(messageCenter);
    for (const promise of ['sus mensajes', 'los mensajes'])
      expect(spanish.text.includes(promise), `${code}: ${promise}`).toBe(messageCenter);
  }
});

for (const brand of sampleOne(unlikeBrands, 'home page'))
  test(
    `${brand.code}: the home page shows all of its sections in both languages and loads no React`,
    LONG_RUN,
    async ({ page, at, faults }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
      });
      await page.goto(at(brand), { waitUntil: 'networkidle' });
      await expect(page).toHaveTitle(titleOf(brand));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(brand.description);
      await expect(page.locator('.header .brand')).toContainText(brand.name);
      await expect(page.locator('#tabs a').filter({ visible: true })).toHaveText(tabsOf(brand));
      const { links, contentLink, contentPage } = brand.footer;
      const hasContentLink = contentLink && contentPage !== undefined;
      await expect(page.locator('.footer nav a')).toHaveCount(
        Object.keys(links).length + (hasContentLink ? 1 : 0),
      );
      await expect(page.locator('.footer-social a')).toHaveCount(Object.keys(brand.footer.social).length);
      await expect(page.locator('.help')).toContainText(brand.customerServicePhoneNumber);

      await page.goto(at(brand, '/es/'));
      const cards = page.locator('.way h2');
      await expect(cards.first()).toHaveText('Soy miembro');
      await expect(cards.last()).toHaveText('Tengo una pregunta');
      // The zip form has its own text. The reasons to sign in are below the form, directly before the sign-in link.
      await expect(page.locator('.hero-start')).toHaveText(/^¿Busca un plan\?/);
      await expect(page.locator('.hero-zip form')).toBeVisible();
      await expect(page.locator('.hero-lead + .hero-actions').getByRole('link').first()).toHaveAttribute(
        'href',
        '/es/login/',
      );
      await expect(page.locator('.hero-zip + div > .hero-lead')).toHaveCount(1);
      await expectAccessible(page, 'home in Spanish');

      await page.goto(at(brand, '/login/'), { waitUntil: 'networkidle' });
      await expect(page).toHaveTitle(`Sign in · ${brand.name}`);
      expect(scripts.length).toBeGreaterThan(0);
      expect(scripts.filter((path) => /react|client|island/.test(path))).toEqual([]);
      await page.getByLabel('User name').focus();
      await expect
        .poll(() => scripts.filter((path) => /client|sign-in\.island/.test(path)).length)
        .toBeGreaterThan(1);
      expect(faults.found).toEqual([]);
    },
  );

test("an old address is redirected, an unknown address shows the brand's 404 page, and an unknown host shows the brand directory", async ({
  page,
  at,
  request,
  baseURL,
  faults,
}) => {
  faults.expected.push(/404/);
  const brand = brandWhere(({ memberHome }) => memberHome === '/member/home');
  await page.goto(at(brand, '/member/home'));
  expect(new URL(page.url()).pathname).toBe('/login/');
  await page.goto(at(brand, '/chmptl/chm/jsp/logout/logout.jsp'));
  expect(new URL(page.url()).pathname).toBe('/logout/');

  expect(brand.pages).not.toContain('terms');
  const missing = await page.goto(at(brand, '/terms/'));
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t find that page');
  await expect(page.locator('.header .brand')).toContainText(brand.name);

  const { port } = new URL(baseURL ?? '');
  const response = await page.goto(`http://unknown.localhost:${port}/login/`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('alert')).toContainText(`unknown.localhost:${port}`);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Brands' }).getByRole('listitem')).toHaveCount(brands.length);
  await expect(page.getByRole('region', { name: 'Sandbox accounts' })).toContainText('maria');
  expect((await request.get('/nothing')).status()).toBe(404);
});
