/** Attacks in message bodies, content texts and names: no script runs, and the browser reports no policy violation (decisions/messages#service-html-has-one-door). */
import type { Page } from 'playwright/test';
import { ATTACKS } from '../stubs/attacks/attacks.ts';
import { attackTraces, watchAttacks } from './support/attack-watch.ts';
import { fetchSite } from './support/fetch-site.ts';
import { bundlePage } from './support/page-bundle.ts';
import { isLongRun } from '../scripts/test/sample.ts';
import { brandWhere, claimRows, expect, goTo, test } from './support/portal.ts';

const brand = brandWhere(({ messageCenter }) => messageCenter);

/**
 * The console error when a click loads a picture from an attack. The picture's address is on this site, but the file
 * does not exist.
 */
const NO_PICTURE = /404/;

/** Adds a script from this site to a published page, without changing the page's policies. */
async function addScript(page: Page, address: string, script: string): Promise<void> {
  await page.route('**/attacks.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.route(address, async (route) => {
    const response = await fetchSite(route, address);
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace('</body>', '<script src="/attacks.js"></script></body>'),
    });
  });
}

/** Dispatches the events of all attacks, except clicks on links, on every element of the message bodies. */
const provoke = (page: Page) =>
  page.evaluate(() => {
    const kinds = ['pointerover', 'mouseover', 'mouseenter', 'focus', 'blur', 'click', 'keydown', 'error'];
    for (const element of document.querySelectorAll('.service-html *'))
      for (const kind of ['load', 'toggle', 'animationstart', 'beforetoggle', 'input', ...kinds])
        if (!(element instanceof HTMLAnchorElement && kind === 'click'))
          element.dispatchEvent(new Event(kind, { bubbles: true }));
  });

test('no attack in HTML or text from a service has an effect', async ({ page, at, faults }) => {
  faults.expected.push(NO_PICTURE);
  await watchAttacks(page, faults.found);
  const address = at(brand, '/about/');
  await addScript(page, address, (await bundlePage('attacks.page.tsx')).script);
  await page.goto(address);
  await expect(page.locator('.service-html')).toHaveCount(ATTACKS.length);
  await expect(page.locator('#attacks section > p')).toHaveText([...ATTACKS]);
  await provoke(page);
  expect(await attackTraces(page)).toEqual([]);
  await expect(page).toHaveURL(address);
});

/** Member screens that show messages, names, or texts from the content service. */
const SCREENS = [
  '#/claims/claimsAndPayments',
  '#/claims/healthPlans',
  '#/claims/statementArchives',
  '#/claims/educational-materials',
  '#/claims/claimsAndPayments/dentalProcedureHistory?grp=70640500',
  '#/account',
  '#/prescriptions',
  '#/spendingSummary',
];

async function expectNoTrace(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await attackTraces(page), page.url()).toEqual([]);
}

/** The tests replace all content service texts with one of these: markup, or a link with an attack as label and URL. */
const MARKUP =
  '"><img src=x onerror=alert(1)><script>alert(1)</script>{{constructor.constructor("alert(1)")()}}';
const ADDRESS = 'javascript:alert(1)//|javascript:alert(1)';

const everyText = (text: string) => ({
  call: 'cms/contentInfo',
  kind: 'says',
  field: 'payload.*.*.value',
  text,
});

async function openScreen(page: Page, screen: string): Promise<void> {
  // Marks the current headings: several screens have the same heading text, so the text cannot tell them apart.
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-left', '');
  });
  await goTo(page, screen);
  await expect(page.locator('h1:focus:not([data-left])')).toBeVisible();
  await expectNoTrace(page);
}

async function openEveryBody(page: Page): Promise<void> {
  await goTo(page, '#/claims/messageCenter');
  const toggles = page.locator('.message-toggle');
  await expect(toggles).toHaveCount(10);
  for (const [at, toggle] of (await toggles.all()).entries()) {
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('.service-html').nth(at)).toContainText(/^Message \d+/);
  }
  await provoke(page);
  await expectNoTrace(page);
}

/** Attack addresses are in the header and footer links of every page, so one screen is enough outside the long run. */
const WITH_ADDRESSES = isLongRun ? SCREENS : SCREENS.slice(3, 4);

for (const [text, screens] of [
  [MARKUP, SCREENS],
  [ADDRESS, WITH_ADDRESSES],
] as const) {
  test(`no attack in names, plans, messages or content texts has an effect: ${text.slice(0, 10)}`, async ({
    page,
    newPerson,
    openAs,
    breakCall,
    faults,
  }) => {
    faults.expected.push(NO_PICTURE);
    await watchAttacks(page, faults.found);
    const mallory = await newPerson('mallory');
    await breakCall(mallory, everyText(text));
    await openAs(mallory, brand);
    await expect(claimRows(page).first()).toBeVisible();
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.getByText('<img/src=x/onerror=alert(1)>').first()).toBeVisible();
    await expectNoTrace(page);
    if (text === MARKUP) await openEveryBody(page);
    for (const screen of screens) await openScreen(page, screen);
  });
}
