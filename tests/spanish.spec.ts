/**
 * Spanish pages: links to them, and staying in Spanish from page to page
 * (decisions/publishing#each-page-renders-in-two-languages, decisions/shell#the-address-decides-the-language).
 */
import type { Page } from 'playwright/test';
import { visibleInterfaceTexts } from './support/visible-texts.ts';
import { englishTexts } from './support/english-texts.ts';
import { brandWhere, claimRows, expect, goTo, test } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const brand = brandWhere(
  ({ footer, messageCenter, memberHome }) =>
    footer.kind === 'mega' && messageCenter && memberHome === '/member/home',
);
const TEXTS = /\/spanish-texts\.[^/]+\.js$/;

const rememberSpanish = (page: Page, url: string): Promise<void> =>
  page.context().addCookies([{ name: 'language', value: 'es', url }]);

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Waits for the page's script. Before it runs, the language switch is a plain link without query and hash. */
async function followSwitch(page: Page, name: string): Promise<void> {
  await page.waitForLoadState();
  await footerLink(page, name).click();
}

/** Holds the responses of Spanish pages until the returned function is called. */
async function holdSpanishPages(page: Page): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/es\//, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

interface LeftPage {
  language: string;
  painted: number;
  visible: number;
}

/** In the browser: at each change of readyState, records how much of an English page is painted and visible. */
function noteLeftPages(): void {
  const list = (): unknown[] => JSON.parse(sessionStorage.getItem('left') ?? '[]');
  document.addEventListener('readystatechange', () => {
    const language = document.documentElement.lang;
    const visible = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility());
    const left = { language, painted: performance.getEntriesByType('paint').length, visible: visible.length };
    if (language === 'en') sessionStorage.setItem('left', JSON.stringify([...list(), left]));
    console.debug(`read ${location.pathname}`);
  });
}

const leftPages = (page: Page): Promise<LeftPage[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('left') ?? '[]'));

test(
  'the language cookie opens the Spanish translation of a page before any part of the English page is painted',
  LONG_RUN,
  async ({ page, at, faults }) => {
    faults.expected.push(/404/);
    await rememberSpanish(page, at(brand));
    const noting = await page.addInitScript(noteLeftPages);
    for (const path of ['/msg/', '/login/?loginId=maria#/claims/activitySummary'])
      await test.step(path, async () => {
        const release = await holdSpanishPages(page);
        const [plain = ''] = path.split('?');
        const read = page.waitForEvent('console', (message) => message.text() === `read ${plain}`);
        await page.goto(at(brand, path), { waitUntil: 'commit' });
        await read;
        release();
        await expect(page).toHaveURL(at(brand, `/es${path.replace('?loginId=maria', '')}`));
        await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', 'es');
        expect(await leftPages(page)).toEqual([{ language: 'en', painted: 0, visible: 0 }]);
        await page.evaluate(() => sessionStorage.removeItem('left'));
        await page.unrouteAll();
      });
    await noting.dispose();

    await test.step('the address /contact/ leads to the Spanish contact page, and the URL contains the route of the contact form', async () => {
      await page.goto(at(brand, '/contact/'));
      await expect(page).toHaveURL(at(brand, '/es/msg/#!/contact-us'));
      await expect(page.getByRole('heading', { level: 1, name: 'Comuníquese con nosotros' })).toBeVisible();
      await expect(page.getByLabel('Teléfono').first()).toBeAttached();
    });
    await test.step('an unknown address shows the Spanish 404 page', async () => {
      await page.goto(at(brand, '/no-such-page/'));
      await expect(page).toHaveURL(at(brand, '/es/no-such-page/'));
      await expect(page.getByRole('heading', { level: 1, name: 'No encontramos esa página' })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Ir a la página de inicio' }).click();
      await expect(page).toHaveURL(at(brand, '/es/'));
    });
    await test.step('the language switch on a missing page changes only the language; without JavaScript, it links to the home page', async () => {
      await page.goto(at(brand, '/no/such-page?a=b#c'));
      await expect(page).toHaveURL(at(brand, '/es/no/such-page?a=b#c'));
      await expect(footerLink(page, 'English')).toHaveAttribute('href', '/');
      await followSwitch(page, 'English');
      await expect(page).toHaveURL(at(brand, '/no/such-page?a=b#c'));
      await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t find that page' })).toBeVisible();
      await expect(footerLink(page, 'Español')).toHaveAttribute('href', '/es/');
      await followSwitch(page, 'Español');
      await expect(page).toHaveURL(at(brand, '/es/no/such-page?a=b#c'));
    });
  },
);

test(
  'the language menu and the language link keep the page, query and hash, and English pages load no Spanish texts',
  LONG_RUN,
  async ({ page, at, faults }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (TEXTS.test(request.url())) requested.push(request.url());
    });
    const menu = page.locator('.header .language-menu');
    await page.goto(at(brand, '/login/'));
    await menu.locator('summary').click();
    await expect(menu.getByRole('button', { name: 'Español' })).toBeVisible();
    expect(requested).toEqual([]);

    await page.goto(at(brand, '/forgot-password/'));
    await page.goto(at(brand, '/msg/?from=mail#main'));
    await menu.locator('summary').click();
    await menu.getByRole('button', { name: 'Español' }).click();
    await expect(page).toHaveURL(at(brand, '/es/msg/?from=mail#main'));
    await expect(menu.locator('summary')).toContainText('Español');
    await followSwitch(page, 'English');
    await expect(page).toHaveURL(at(brand, '/msg/?from=mail#main'));
    await followSwitch(page, 'Español');
    await expect(page).toHaveURL(at(brand, '/es/msg/?from=mail#main'));
    // The chosen language applies to the previous page too.
    await page.goBack();
    await expect(page).toHaveURL(at(brand, '/es/forgot-password/'));

    faults.expected.push(/404/);
    await page.context().clearCookies();
    await page.goto(at(brand, '/es/no-such-page/'));
    await expect(page.getByRole('heading', { level: 1, name: 'No encontramos esa página' })).toBeVisible();
  },
);

/** Texts of the portal that appear in English on a Spanish page. */
async function englishOn(page: Page): Promise<string[]> {
  const [english, visible] = await Promise.all([englishTexts(), page.evaluate(visibleInterfaceTexts)]);
  return visible.filter((text) => english.has(text));
}

/** In the browser: collects every text that appears in any frame after the page starts. */
const COLLECT_TEXTS = `(() => {
  const seen = new Set();
  const look = ${visibleInterfaceTexts.toString()};
  const frame = () => {
    if (document.body) for (const text of look()) seen.add(text);
    window.seenTexts = [...seen];
    requestAnimationFrame(frame);
  };
  frame();
})()`;

test('after the user chooses Spanish, pages stay in Spanish through sign-in, a reload and sign-out', async ({
  page,
  at,
  newPerson,
}) => {
  await page.goto(at(brand, '/es/login/#/claims/claimsAndPayments'));
  const { logonId, password } = await newPerson();
  await expect(page).toHaveTitle(`Iniciar sesión · ${brand.name}`);
  await page.getByLabel('Nombre de usuario').fill(logonId);
  await page.locator('form').getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByText('Este campo es obligatorio')).toBeVisible();
  await expect(page.getByLabel('Nombre de usuario')).toHaveValue(logonId);
  expect(await englishOn(page)).toEqual([]);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reclamos y pagos' })).toBeVisible();
  await expect(page).toHaveURL(at(brand, '/es/login/#/claims/claimsAndPayments'));
  expect(await englishOn(page)).toEqual([]);

  await test.step('Home opens the member’s home page in Spanish', async () => {
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Inicio' }).click();
    await expect(page).toHaveURL((url) => url.href.startsWith(at(brand, '/es/login/#/')));
    await expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible();
  });
  await test.step('a reload shows no English text, even if the Spanish texts load late', async () => {
    await goTo(page, '#/claims/activitySummary');
    await expect(claimRows(page)).toHaveCount(3);
    const held = Promise.withResolvers<undefined>();
    await page.route(TEXTS, async (route) => {
      await held.promise;
      await route.continue();
    });
    const collecting = await page.addInitScript(COLLECT_TEXTS);
    await page.reload();
    // The member area must wait for its Spanish texts. If it did not, some frames would show English.
    for (let frame = 0; frame < 20; frame += 1)
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
    held.resolve(undefined);
    await expect(claimRows(page)).toHaveCount(3);
    const seen = await page.evaluate(() =>
      'seenTexts' in window && Array.isArray(window.seenTexts) ? window.seenTexts.map(String) : [],
    );
    const english = await englishTexts();
    expect(seen.filter((text) => english.has(text))).toEqual([]);
    expect(seen).toContain('Reclamos, últimos 60 días');
    expect(await englishOn(page)).toEqual([]);
    await collecting.dispose();
  });

  await footerLink(page, 'Quiénes somos').click();
  await expect(page).toHaveURL(at(brand, '/es/about/'));
  await expect(page.getByRole('heading', { level: 1, name: /^Quiénes somos/ })).toBeVisible();
  expect(await englishOn(page)).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('heading', { name: 'Su sesión está cerrada' })).toBeVisible();
  await expect(page).toHaveURL(at(brand, '/es/logout/'));
  expect(await englishOn(page)).toEqual([]);
  // Addresses, not a cookie, kept the language from page to page.
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('language');
});

test("if a form's texts fail to load, a button requests the texts again", async ({ page, at, faults }) => {
  faults.expected.push(
    /Failed to load resource|net::ERR_FAILED|error loading dynamically imported module|Failed to fetch dynamically/,
  );
  await page.route(TEXTS, (route) => route.abort());
  await page.goto(at(brand, '/es/login/'));
  await page.getByLabel('Nombre de usuario').focus();
  const note = page.locator('#form-failed');
  await expect(note).toBeVisible();
  await expect(note).toHaveText(/No pudimos cargar/);
  await page.unroute(TEXTS);
  await note.getByRole('button').click();
  await page.getByLabel('Nombre de usuario').fill('maria');
  await page.locator('form').getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByText('Este campo es obligatorio')).toBeVisible();
});
