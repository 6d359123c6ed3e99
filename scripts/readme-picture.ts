/** Renders docs/portal.png for the README. */
import { join, resolve } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { PEOPLE } from '../stubs/people/people.ts';
import { chromiumArgs, chromiumPath } from './browser-path.ts';
import { startPortalServer } from './server/portal-server.ts';

const PORT = Number(process.env['PORT'] ?? 4392);
/** Brands with different headers, colors, drawings and fonts. */
const HOMES = ['mincr', 'hmbcbs', 'mbh', 'namtn'];
const MEMBER_BRAND = 'mincr';
const HOME = { width: 1200, height: 760 };
const MEMBER = { width: 1340, height: 860 };
/** The part of the claim's picture without the empty left column, in the proportions of the summary picture. */
const CLAIM = { x: 260, y: 0, width: 1080, height: 693 };
const SHEET = { width: 1280, height: 700 };
const GAP = 16;
/** Index of a claim whose cost has an explanation. */
const EXPLAINED = 2;

const root = resolve(import.meta.dirname, '..');
const [person] = PEOPLE;

const site = (code: string, path: string): string => `http://${code}.localhost:${PORT}${path}`;
const pictureOf = async (page: Page): Promise<string> => (await page.screenshot()).toString('base64');

/** Opens a page as on a second visit. On a first visit the fonts may be missing, because text does not wait for them (decisions/publishing#fonts-that-move-no-text). */
async function openAgain(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.reload({ waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
}

async function homePage(browser: Browser, code: string): Promise<string> {
  const page = await browser.newPage({ viewport: HOME });
  await openAgain(page, site(code, '/'));
  const picture = await pictureOf(page);
  await page.close();
  return picture;
}

/** Screenshots of the activity summary and of an opened claim. */
async function memberPages(browser: Browser): Promise<string[]> {
  const page = await browser.newPage({ viewport: MEMBER });
  await openAgain(page, site(MEMBER_BRAND, '/login/'));
  await page.getByLabel('User name').fill(person?.logonId ?? '');
  await page.getByLabel('Password', { exact: true }).fill(person?.password ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('#claims-panel .claim-row').first().waitFor();
  await page.locator('#messages-panel .message-row').first().waitFor();
  await page.locator('#plan-progress-panel[aria-busy=false]').waitFor();
  await page.mouse.move(0, 0);
  const summary = await pictureOf(page);
  await page.goto(site(MEMBER_BRAND, '/login/#/claims/claimsAndPayments'));
  const toggles = page.locator('.claim-toggle');
  await toggles.nth(EXPLAINED).waitFor();
  for (const open of await page.locator('.claim-toggle[aria-expanded=true]').all()) await open.click();
  await toggles.nth(EXPLAINED).click();
  await page.locator('.claim-detail .money-table').waitFor();
  await page.waitForLoadState('networkidle');
  await toggles.nth(EXPLAINED).evaluate((toggle) => {
    toggle.blur();
    toggle.closest('.claim-row')?.scrollIntoView();
  });
  const claim = (await page.screenshot({ clip: CLAIM })).toString('base64');
  await page.close();
  return [summary, claim];
}

const image = (data: string): string => `<img src="data:image/png;base64,${data}">`;

const sheet = (homes: readonly string[], member: readonly string[]): string => `<style>
  body { margin: 0; padding: ${GAP}px; background: #dfe3e3; display: grid; grid-template-columns: minmax(0, 1fr); gap: ${GAP}px; }
  div { display: flex; gap: ${GAP}px; }
  img { flex: 1; min-width: 0; border-radius: 6px; box-shadow: 0 1px 4px rgb(0 0 0 / 25%); }
</style><div>${homes.map(image).join('')}</div><div>${member.map(image).join('')}</div>`;

const stop = await startPortalServer({ root, port: PORT, databaseFile: ':memory:' });
const executablePath = chromiumPath();
const browser = await chromium.launch({
  args: [...chromiumArgs],
  ...(executablePath ? { executablePath } : {}),
});
try {
  const homes = [];
  for (const code of HOMES) homes.push(await homePage(browser, code));
  const member = await memberPages(browser);
  const frame = await browser.newPage({ viewport: SHEET });
  await frame.setContent(sheet(homes, member));
  await frame.screenshot({ path: join(root, 'docs/portal.png'), fullPage: true });
} finally {
  await browser.close();
  await stop();
}
