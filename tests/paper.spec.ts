/** Pages on paper, and in browsers that run no scripts or are too old. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import type { Page } from 'playwright/test';
import { sampleOne, LONG_RUN } from '../scripts/test/sample.ts';
import {
  claimRows,
  expect,
  fillSignIn,
  goTo,
  messageRows,
  test,
  unlikeBrands,
  watch,
} from './support/portal.ts';

const [brand] = unlikeBrands;
if (!brand) throw new Error('no brands');

const SITES = resolve(import.meta.dirname, '../dist/sites');

/** The text on each printed page. */
async function printed(page: Page): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' })));
  const { text } = await extractText(pdf);
  return text.map((words) => words.replaceAll(/\s+/g, ' '));
}

for (const each of sampleOne(unlikeBrands, 'paper')) {
  test(`${each.code}: a printed page shows the brand, phone number, title and date, but no controls`, async ({
    page,
    at,
  }) => {
    await page.goto(at(each, '/faqs/'));
    const title = await page.locator('main h1').innerText();
    const paper = (await printed(page)).join(' ');
    for (const words of [each.name, each.customerServicePhoneNumber, title, 'This page was last updated on'])
      expect(paper).toContain(words);
    for (const words of ['Skip to main content', 'Text size', 'Menu']) expect(paper).not.toContain(words);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.header .brand')).toBeVisible();
    for (const pressed of ['nav', '.button', '.menu', 'button'])
      await expect(page.locator(pressed).filter({ visible: true })).toHaveCount(0);
    const colors = await page.evaluate(() => {
      const { color } = getComputedStyle(document.querySelector('main h1') ?? document.body);
      return { color, ground: getComputedStyle(document.body).backgroundColor };
    });
    expect(colors).toEqual({ color: 'rgb(0, 0, 0)', ground: 'rgb(255, 255, 255)' });
  });
}

test(
  'an open dialog does not cut off the printed page, and the summary is printed black on white even in dark mode',
  LONG_RUN,
  async ({ page, newPerson, faults, signInAs }) => {
    const person = await newPerson('maria');
    await test.step('an open dialog is not printed', async () => {
      faults.expected.push(/401/);
      await signInAs({ ...person, password: 'Wrong-1!' }, brand);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
    });
    await page.emulateMedia({ media: null, colorScheme: 'dark' });
    await page.keyboard.press('Escape');
    await fillSignIn(page, person);
    await expect(claimRows(page)).toHaveCount(3);
    await expect(messageRows(page)).toHaveCount(3);
    await expect(page.locator('.print-date')).toBeAttached();
    const sheets = await printed(page);
    const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: brand.hours.timeZone });
    expect(sheets[0]).toContain(`Printed on ${today.format(new Date())}`);
    expect(sheets[0]).toContain(brand.customerServicePhoneNumber);
    expect(sheets[0]).toContain('Maria');
    // A panel's heading and its rows must be on the same sheet.
    for (const id of ['claims-panel', 'messages-panel']) {
      const rows = await page.locator(`#${id} .row-title`).allInnerTexts();
      const heading = await page.locator(`#${id} h2`).innerText();
      const sheet = sheets.find((words) => words.includes(heading)) ?? '';
      for (const row of rows) expect(sheet).toContain(row);
    }
    // Print hides buttons, but not the subjects of messages, which are buttons too. A printed list also shows its page number.
    await goTo(page, '#/claims/messageCenter');
    const subjects = page.locator('.message-toggle');
    await expect(subjects).not.toHaveCount(0);
    const list = (await printed(page)).join(' ');
    // An unread message is marked with a dot. The word 'Unread' is only for screen readers.
    for (const subject of await subjects.allInnerTexts())
      expect(list).toContain(subject.replace(/^Unread\s/, '').trim());
    expect(list).toContain('Page 1 of 4');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const weak = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('#member :is(h1, h2, p, span, time)')]
        .filter((element) => element.checkVisibility() && element.innerText.trim() !== '')
        .map((element) => getComputedStyle(element).color)
        .filter((color) => color !== 'rgb(0, 0, 0)'),
    );
    expect(weak).toEqual([]);
  },
);

for (const each of sampleOne(unlikeBrands, 'without script')) {
  test(`${each.code}: without JavaScript, pages say that JavaScript is turned off, and show the phone number`, async ({
    browser,
    at,
    faults,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 320, height: 700 },
    });
    const page = await context.newPage();
    watch(page, faults);
    for (const path of ['/', '/login/', '/faqs/', '/logout/']) {
      await page.goto(at(each, path));
      const note = page.getByRole('complementary', { name: 'JavaScript' });
      await expect(note).toContainText('JavaScript is turned off in your browser.');
      await expect(note.getByRole('link')).toHaveText(each.customerServicePhoneNumber);
      await expect(page.locator('.menu').filter({ visible: true }), 'menus that script fills').toHaveCount(0);
      const box = await note.boundingBox();
      expect(box?.width, path).toBeLessThanOrEqual(320);
    }
    await context.close();
  });
}

test('a browser that is too old shows a notice about supported browsers, and a supported browser shows no notice', async ({
  page,
  at,
}) => {
  const note = page.getByText('It works best with the latest Edge, Firefox, Chrome or Safari.');
  await page.goto(at(brand));
  await expect(note).toBeAttached();
  await expect(note).toBeHidden();
  // A browser that does not support popovers ignores the `@supports` rule that hides the notice. The test simulates such a
  // browser by renaming the selector in the rule.
  await page.route(at(brand), async (route) => {
    const html = await readFile(resolve(SITES, brand.domain, 'index.html'), 'utf8');
    await route.fulfill({
      contentType: 'text/html',
      // Removes the policy, because its hashes match only the original styles.
      body: html
        .replace(/<meta http-equiv="?Content-Security-Policy[^>]*>/i, '')
        .replaceAll(':popover-open)', ':not-known-here)'),
    });
  });
  await page.reload();
  await expect(note).toBeVisible();
  await expect(page.locator('.old-browser').getByRole('link')).toHaveText(brand.customerServicePhoneNumber);
});
