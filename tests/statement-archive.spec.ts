/** The statement archive (spec 001 §§2, 4, 5, 8): what it lists, its ranges, and services that fail. */
import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { addDays, toUsDate } from '../src/lib/date.ts';
import { expectAccessible, faultsOfView } from './support/axe.ts';
import { brandWhere, expect, test } from './support/portal.ts';
import { ARCHIVE, brand, list, period, rows, titles, wholeArchive } from './support/statements.ts';

const EMPTY = 'You do not have any statement archives in the time period selected.';

test('lists what every source has, with its titles and people, and says what is left out', async ({
  page,
  openAs,
}) => {
  await openAs('jonas', brand, ARCHIVE);
  const main = page.locator('main');
  await expect(main).toContainText(
    /Access health plan statements\. The information here is as of \w+ \d+, \d{4}\./,
  );
  await expect(main).toContainText('Statements for your plan');
  await expect(list(page).getByRole('heading', { level: 2 })).toHaveText('28 statements');
  await expect(list(page)).toContainText('1 statement could not be read and is not listed.');
  await page.getByLabel('Rows on a page').selectOption('50');
  const DAY = String.raw`\d\d/\d\d/\d{4}`;
  const shown = await titles(page).allInnerTexts();
  for (const form of [
    `Health Statement - ${DAY} - ${DAY}`,
    `Payment Only Statement - ${DAY}`,
    `Quarterly Statement - ${DAY} thru ${DAY}`,
    `Statement - ${DAY} - ${DAY}`,
  ])
    expect(
      shown.some((title) => new RegExp(`^${form}$`).test(title)),
      form,
    ).toBe(true);
  const person = page.getByRole('group', { name: 'Person' });
  await expect(person.getByRole('checkbox')).toHaveCount(4);
  await person.getByRole('checkbox', { name: /^Elke/ }).check();
  await expect(titles(page)).toHaveText(Array.from({ length: 4 }, () => /^Health Statement/));
  await expect(wholeArchive(page)).toContainText('Save all 4 statements (ZIP)');
  await expectAccessible(page, 'the archive', 'main');
});

test('a range is loaded again and saved; a range without statements says so', async ({ page, openAs }) => {
  const ranges: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/getSREStatementArchives'))
      ranges.push(`${searchParams.get('effFromDate')} ${searchParams.get('effToDate')}`);
  });
  await openAs('maria', brand, ARCHIVE);
  await expect(rows(page)).toHaveCount(10);
  await expect(period(page)).toHaveValue('twelveMonths');
  await expect(period(page).getByRole('option')).toHaveText([
    'Last 30 days',
    'Last 60 days',
    'Last 90 days',
    'Last 6 months',
    'Last 12 months',
    'Choose dates',
  ]);
  await period(page).selectOption('thirtyDays');
  const month = list(page).getByRole('heading', { level: 2, name: /^[3-6] statements$/ });
  await expect(month).toBeVisible();
  expect(ranges).toHaveLength(2);
  expect(ranges.join(' ')).toMatch(/^(\d{4}-\d\d-\d\d ?){4}$/);
  await page.reload();
  await expect(month).toBeVisible();
  await expect(period(page)).toHaveValue('thirtyDays');
  const kept = await page.evaluate(() => sessionStorage.getItem('View statementArchive'));
  expect(kept).toContain('"dateRange":{"option":"thirtyDays"}');
  await period(page).selectOption('-1');
  const quiet = toUsDate(addDays(new Date().toISOString().slice(0, 10), -705));
  await page.getByLabel('From (start date)', { exact: true }).fill(quiet);
  await page.getByLabel('Through (end date)', { exact: true }).fill(quiet);
  await expect(page.locator('.custom-dates')).toContainText('Shows statements that end from');
  await page.keyboard.press('Enter');
  await expect(list(page)).toContainText(EMPTY);
  await expect(list(page).getByRole('button', { name: 'Show the last 12 months' })).toBeVisible();
});

test('an empty archive has the text of the specification, and nothing to save', async ({ page, openAs }) => {
  await openAs('nora', brand, ARCHIVE);
  await expect(list(page)).toContainText(EMPTY);
  await expect(wholeArchive(page)).toHaveCount(0);
  await period(page).selectOption('sixMonths');
  await list(page).getByRole('button', { name: 'Show the last 12 months' }).click();
  await expect(period(page)).toHaveValue('twelveMonths');
});

test('a spouse reads her own statements only, and has no data archive', async ({ page, openAs }) => {
  await openAs('elke', brand, ARCHIVE);
  await expect(list(page).getByRole('heading', { level: 2 })).toHaveText('4 statements');
  await expect(rows(page).locator('.row-more')).toHaveText(['Elke', 'Elke', 'Elke', 'Elke']);
  await expect(page.getByRole('group', { name: 'Person' })).toHaveCount(0);
  await expect(wholeArchive(page)).toHaveCount(0);
});

test('one source that fails hides nothing else; if all fail, the dialog closes and a retry works', async ({
  page,
  newPerson,
  failCall,
  openAs,
  repair,
  faults,
}) => {
  const person = await newPerson('maria');
  await failCall(person, 'statement/getPOSStatementArchives');
  await openAs(person, brand, ARCHIVE);
  const warning = page.locator('#statements-missing');
  await expect(warning).toContainText('We could not load your payment only statements.');
  await expect(rows(page)).toHaveCount(10);
  await expect(list(page)).not.toContainText(EMPTY);
  await repair(person);
  await warning.getByRole('button', { name: 'Try again' }).click();
  await expect(list(page).getByRole('heading', { level: 2 })).toHaveText('44 statements');
  await expect(warning).toHaveCount(0);

  faults.expected.push(/503/);
  let fail = (): void => {};
  const held = new Promise<void>((resolve) => (fail = resolve));
  await page.route('**/statement/get*StatementArchives?*', async (route) => {
    await held;
    await route.fulfill({ status: 503, headers: { 'Retry-After': '60' }, json: { errors: [] } });
  });
  await period(page).selectOption('sixMonths');
  const dialog = page.getByRole('dialog', { name: 'Please Wait' });
  await expect(dialog).toContainText('Loading your statements…');
  fail();
  await expect(dialog).toHaveCount(0);
  await expect(list(page).getByRole('alert')).toContainText('We could not load your statements.');
  await expect(rows(page)).toHaveCount(0);
  await page.unrouteAll();
  await list(page).getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(10);
});

test('the data archive is one file with every document and their list', async ({ page, openAs }) => {
  await openAs('jonas', brand, ARCHIVE);
  await expect(rows(page)).toHaveCount(10);
  await period(page).selectOption('sixtyDays');
  await expect(list(page).locator('.list-head')).toBeVisible();
  const count = await rows(page).count();
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    wholeArchive(page).getByRole('button', { name: /ZIP/ }).click(),
  ]);
  expect(zip.suggestedFilename()).toMatch(/^statements(-\d{4}-\d\d-\d\d){2}\.zip$/);
  const files = unzipSync(new Uint8Array(await readFile(await zip.path())));
  const text = new TextDecoder();
  const documents = Object.entries(files).filter(([name]) => name.endsWith('.pdf'));
  expect(documents).toHaveLength(count);
  for (const [name, bytes] of documents) expect(text.decode(bytes.slice(0, 5)), name).toBe('%PDF-');
  expect(text.decode(files['statements.csv'])).toContain('Elke');
  await expect(wholeArchive(page)).toContainText(`Saved ${count} statements.`);
});

test.describe('on a phone, in Spanish, in the dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, colorScheme: 'dark' });

  test('statements download, and axe finds no error', async ({ page, openAs }) => {
    const without = brandWhere(({ dataArchive }) => !dataArchive);
    await openAs('maria', without, `/es${ARCHIVE}`);
    await expect(rows(page)).toHaveCount(10);
    await expect(titles(page).first()).toHaveText(/^Estado de cuenta de salud - /);
    await expect(list(page)).toContainText('Este dispositivo abre los archivos PDF en una aplicación');
    await expect(rows(page).first().getByRole('button')).toHaveText([/Descargar/]);
    await expect(page.getByRole('region', { name: 'Archivo de datos' })).toHaveCount(0);
    expect(await faultsOfView(page)).toEqual([]);
  });
});
