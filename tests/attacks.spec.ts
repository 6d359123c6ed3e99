/** Attacks in message bodies, content texts and names: nothing runs, and no policy reports anything (decisions/messages#service-html-has-one-door). */
import type { Page } from 'playwright/test';
import { ATTACKS } from '../stubs/attacks/attacks.ts';
import { attackTraces, watchAttacks } from './support/attack-watch.ts';
import { fetchSite } from './support/fetch-site.ts';
import { bundlePage } from './support/page-bundle.ts';
import { isLongRun } from '../scripts/test/sample.ts';
import { brandWhere, claimRows, expect, goTo, test } from './support/portal.ts';

const brand = brandWhere(({ messageCenter }) => messageCenter);

/** A picture of this site loads on a press, and does not exist. */
const NO_PICTURE = /404/;

/** Puts a script of this site into a published page, which keeps its own policies. */
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

/** Sends every event that attacks wait for to every element of the bodies. */
const provoke = (page: Page) =>
  page.evaluate(() => {
    const kinds = ['pointerover', 'mouseover', 'mouseenter', 'focus', 'blur', 'click', 'keydown', 'error'];
    for (const element of document.querySelectorAll('.service-html *'))
      for (const kind of ['load', 'toggle', 'animationstart', 'beforetoggle', 'input', ...kinds])
        if (!(element instanceof HTMLAnchorElement && kind === 'click'))
          element.dispatchEvent(new Event(kind, { bubbles: true }));
  });

test('no attack of the corpus has an effect as HTML of a service, or as text', async ({
  page,
  at,
  faults,
}) => {
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

/** Screens of a member that show names, messages or texts of the content service. */
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

/** In place of every text of the content service: markup, and addresses of links. */
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
  // The content's text is the heading of several screens.
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

/** Addresses are on every page, in links of the shell; outside the long run a few screens are enough. */
const WITH_ADDRESSES = isLongRun ? SCREENS : SCREENS.slice(3, 4);

for (const [text, screens] of [
  [MARKUP, SCREENS],
  [ADDRESS, WITH_ADDRESSES],
] as const) {
  test(`no attack in names, plans and messages has an effect, nor in content texts: ${text.slice(0, 10)}`, async ({
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
