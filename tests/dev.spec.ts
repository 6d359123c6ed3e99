/** `npm run dev`: uses the addresses of the published sites, and shows changes of brand files when they are saved. */
import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'playwright/test';
import { PEOPLE } from '../stubs/people/people.ts';
import { pngOf } from '../src/brand/pictures/picture.fixture.ts';
import { copyCheckout } from '../scripts/steps/copy-checkout.ts';
import { at, PORT, startDev, stopDev } from './support/dev-server.ts';
import { isLongRun, LONG_RUN } from '../scripts/test/sample.ts';

const PROJECT = resolve(import.meta.dirname, '..');
const FILE = 'brands/mincr/brand.yaml';
const DAY_MS = 86_400_000;
const PHONE = '1-800-555-0110';

let copy: string;
let server: ChildProcess;

// All tests share one server, because starting it takes longer than any test. Each test restores the files that it changes.
test.describe.configure({ mode: 'default', timeout: 240_000 });

test.beforeAll(async () => {
  copy = copyCheckout(PROJECT);
  server = await startDev(copy, PORT);
});

test.afterAll(async () => {
  await stopDev(server); // stops the server before the files are deleted, because it would report each deletion
  rmSync(copy, { recursive: true, force: true });
});

test(
  'saving a brand file updates the open page, and an error in the file is shown with its line until it is fixed',
  LONG_RUN,
  async ({ page }) => {
    const save = (text: string) => writeFileSync(join(copy, FILE), text);
    const saved = readFileSync(join(copy, FILE), 'utf8');
    const line = saved.split('\n').findIndex((text) => text.startsWith('customerServicePhoneNumber')) + 1;
    await page.goto(at('/'));
    await expect(page.locator('.help-phone')).toHaveText(PHONE);
    save(saved.replace(PHONE, '1-800-555-0199'));
    await expect(page.locator('.help-phone')).toHaveText('1-800-555-0199');
    save(saved.replace(PHONE, '[a, list]'));
    await expect(page.getByRole('main', { name: 'Errors' })).toBeVisible();
    // Shows only file, line and instructions, but no stack trace and no tool names.
    expect((await page.locator('body').innerText()).split(/\s*\n\s*/)).toEqual([
      '1 error in mincr',
      FILE,
      `line ${line}, column 1`,
      'customerServicePhoneNumber: expected a phone number such as 1-800-555-0110, got a list',
      'Fix the file and save it. The page reloads by itself.',
    ]);
    await expect(page.locator('vite-error-overlay')).toHaveCount(0);
    save(saved);
    await expect(page.locator('.help-phone')).toHaveText(PHONE);
    // If two brands have the same domain, the page of each brand names the line in the other brand's file.
    save(saved.replace(/^domain: .*$/m, 'domain: keystonevalley.example'));
    await expect(page.getByRole('main', { name: 'Errors' })).toContainText(
      "'keystonevalley.example' is also on line 5 of brands/pbs/brand.yaml",
    );
    await page.goto(at('/', 'pbs'));
    await expect(page.getByRole('main', { name: 'Errors' })).toContainText(`on line 5 of ${FILE}`);
    save(saved);
    await expect(page.locator('.help-phone')).toBeVisible();
  },
);

test(
  'when a picture, a Markdown file or a dated notice changes, the open page shows the change or an error message',
  LONG_RUN,
  async ({ page }) => {
    await test.step('a saved picture is shown, and is replaced when another picture is saved with the same name', async () => {
      const folder = join(copy, 'brands/mincr/pages');
      const shown = page.locator('main img');
      const width = () => shown.evaluate((image: HTMLImageElement) => image.naturalWidth);
      mkdirSync(folder, { recursive: true });
      const about = readFileSync(join(copy, 'brands/_pages/about.md'), 'utf8');
      writeFileSync(join(folder, 'about.md'), `${about}\n![A gray square](square.png)\n`);
      cpSync(join(copy, 'brands/_pages/about.es.md'), join(folder, 'about.es.md'));
      writeFileSync(join(folder, 'square.png'), pngOf(20, 20));
      await page.goto(at('/about/'));
      await shown.scrollIntoViewIfNeeded();
      await expect.poll(width).toBe(20);
      await expect(shown).toHaveAttribute('height', '20');
      writeFileSync(join(folder, 'square.png'), pngOf(40, 30));
      await expect(shown).toHaveAttribute('height', '30');
      await shown.scrollIntoViewIfNeeded();
      await expect.poll(width).toBe(40);
      rmSync(join(folder, 'square.png'));
      await expect(page.getByRole('main', { name: 'Errors' })).toContainText(
        'there is no picture square.png: save it as brands/mincr/pages/square.png',
      );
      for (const name of ['about.es.md', 'about.md']) rmSync(join(folder, name));
      await expect(page.getByRole('main', { name: 'Errors' })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    const about = join(copy, 'brands/_pages/about.md');
    const alert = join(copy, 'brands/_alerts/now.yaml');
    const overlay = page.getByRole('main', { name: 'Errors' });
    const saved = readFileSync(about, 'utf8');
    const lines = saved.split('\n').length;
    await page.goto(at('/about/'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    writeFileSync(about, `${saved}\nA <sup>new</sup> line for {brand.name}.\n`);
    await expect(page.locator('main p', { hasText: 'A new line for' }).locator('sup')).toHaveText('new');
    writeFileSync(about, `${saved}\nA <blink>new</blink> line for {brand.nam}.\n`);
    await expect(overlay).toContainText(
      `brands/_pages/about.md line ${lines + 1}, column 3 <blink> is not allowed in a page`,
    );
    await expect(overlay).toContainText('{brand.nam} is not a placeholder; did you mean {brand.name}?');
    writeFileSync(about, saved);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(overlay).toHaveCount(0);

    const day = (fromToday: number) => new Date(Date.now() + fromToday * DAY_MS).toISOString().slice(0, 10);
    const notice = `kind: storm\ntitle: Closed today\ntext: Call.\nstarts: ${day(-2)} 00:00\nends: ${day(2)} 00:00\n`;
    writeFileSync(alert, notice);
    await expect(page.getByRole('status')).toContainText('Closed today');
    writeFileSync(alert, `${notice}brands: [minrc]\n`);
    await expect(overlay).toContainText(
      "brands/_alerts/now.yaml line 6, column 10 brands[0]: 'minrc' is not a brand; did you mean mincr?",
    );
    rmSync(alert);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status')).toHaveCount(0);
  },
);

/** Only in `npm run test:long`, because each of these tests makes the dev server compile additional pages. */
if (isLongRun) {
  test('a page previewed at another time shows the notices of that time, and its links keep that time until "Back to now" is pressed', async ({
    page,
  }) => {
    const shown = page.locator('.alert:visible .alert-title');
    const note = page.getByRole('complementary', { name: 'Preview' });
    writeFileSync(
      join(copy, 'brands/_alerts/coming.yaml'),
      'kind: notice\ntitle: Coming\ntext: Call.\nstarts: 2098-06-02 08:00\nends: 2098-06-02 18:00\nbrands: [mincr]\n',
    );
    await page.goto(at('/'));
    await expect(page.locator('.open-now').first()).not.toBeEmpty();
    await expect(shown).toHaveCount(0);
    await expect(note).toHaveCount(0);

    await page.goto(`${at('/')}?as-of=2098-06-02T07:59`);
    await expect(note).toContainText('Shown as of Monday, June 2, 2098 at 7:59 AM CT, not now.');
    await expect(page.locator('.open-now').first()).toContainText('8');
    await expect(shown).toHaveCount(0);

    await page.goto(`${at('/')}?as-of=2098-06-02T08:00`);
    await expect(page.locator('.open-now').first()).toHaveText('Open now');
    await expect(shown).toHaveText(['Notice Coming']);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    await expect(page).toHaveURL(/\/about\/\?as-of=2098-06-02/);
    await expect(shown).toHaveText(['Notice Coming']);

    await note.getByRole('link', { name: 'Back to now' }).click();
    await expect(page).toHaveURL(at('/about/'));
    await expect(note).toHaveCount(0);
    await expect(shown).toHaveCount(0);

    // The notice about the storm was current on this date and has ended since.
    await page.goto(`${at('/about/')}?as-of=2025-01-17T12:00`);
    await expect(shown).toHaveText(['Storm Offices closed on Friday for the storm']);
    await page.goto(`${at('/')}?as-of=tomorrow`);
    await expect(note).toContainText('write the moment as ?as-of=2026-12-24T08:00');
    rmSync(join(copy, 'brands/_alerts/coming.yaml'));
  });

  test('the matrix can be filtered by brand and row, and the contrast page updates after each save, even if a color is rejected', async ({
    page,
  }) => {
    await page.goto(at('/', ''));
    await page.getByRole('link', { name: 'Capabilities of all brands' }).click();
    const rows = page.locator('[data-row]:visible');
    await page.getByLabel('Filter').fill('northern memberid.rule');
    await expect(page.locator('section:visible thead th.brand:visible')).toHaveText([
      'mincr',
      'ndbcbs',
      'wybcbs',
    ]);
    await expect(rows.locator('td.cell:visible')).toHaveText([
      'digitsAfterPrefix',
      'alphanumeric',
      'alphanumeric',
    ]);
    await page.reload();
    await expect(rows).toHaveCount(1);
    const file = join(copy, FILE);
    const saved = readFileSync(file, 'utf8');
    await page.goto(at('/preview/contrast?q=mincr', ''));
    const brand = page.locator('details#mincr');
    await expect(brand.getByRole('region')).toBeVisible();
    await expect(brand).not.toContainText('✗ too low');
    writeFileSync(file, saved.replace(/^ {2}primary: .*$/m, '  primary: "#cccccc"'));
    await expect(brand.getByRole('row').filter({ hasText: '✗ too low' }).first()).toBeVisible();
    await expect(brand.getByRole('list', { name: 'Errors of North Star Health Plan' })).toContainText(FILE);
    await page.getByRole('link', { name: 'All brands' }).click();
    await expect(page.getByRole('link', { name: /^\d+ errors?$/ })).toHaveAttribute('href', '#errors-mincr');
    await expect(page.locator('#errors-mincr')).toContainText(FILE);
    await page.goBack();
    writeFileSync(file, saved);
    // This is slow in `npm run test:long`, because other tests use both cores and the page shows the contrast of all brands.
    await expect(brand).not.toContainText('✗ too low', { timeout: 40_000 });
  });

  test('the dev server shows sandbox accounts and pictures of sites, and sign-in works with and without stub mode', async ({
    page,
  }) => {
    // Uses the checkout itself, because a copy only links to the packages, and Vite does not serve them through such links.
    const port = PORT + 1;
    const secondServer = await startDev(PROJECT, port);
    try {
      await page.goto(at('/', '', port));
      await expect(page.getByRole('region', { name: 'Sandbox accounts' })).toContainText('maria');
      const picture = page.frameLocator('.tile iframe').first();
      // The first picture waits for the first rendering of eight home pages.
      await expect(picture.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 90_000 });
      const [person] = PEOPLE;
      await page.goto(at('/login/', 'mincr', port));
      await page.getByLabel('User name').fill(person?.logonId ?? '');
      await page.getByLabel('Password', { exact: true }).fill(person?.password ?? '');
      await page.getByRole('button', { name: 'Sign in' }).click();
      // The dev server compiles each file on its first request.
      await expect(page.locator('#claims-panel .claim-row')).toHaveCount(3, { timeout: 40_000 });
      // Leaves the summary, whose last calls must not be counted below.
      await page.goto('about:blank');
      // Stub mode has no session, accepts any password, and calls no service.
      const requested: string[] = [];
      page.on(
        'request',
        (request) => void requested.push(`${request.method()} ${new URL(request.url()).pathname}`),
      );
      await page.goto(at('/login/?stubs=true', 'mincr', port));
      await expect(page.getByRole('complementary', { name: 'Stub mode' })).toBeVisible();
      await page.getByLabel('User name').fill('anyone');
      await page.getByLabel('Password', { exact: true }).fill('Anything1!');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.locator('#claims-panel .claim-row').first()).toBeVisible();
      expect(
        requested.filter((request) => !request.startsWith('GET ') || request.includes(' /rbsmbl/')),
      ).toEqual([]);
    } finally {
      await stopDev(secondServer);
    }
  });
}
