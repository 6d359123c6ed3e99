/** Claim downloads: the service's spreadsheet (001 §2, §7), and a CSV file of the shown claims. */
import { readFile } from 'node:fs/promises';
import { readSheet } from 'read-excel-file/node';
import type { Download, Page } from 'playwright/test';
import { announced } from './support/claims-list.ts';
import { brandWhere, expect, openSignedIn, test, type Person } from './support/portal.ts';

const brand = brandWhere(({ messageCenter }) => messageCenter);
const LIST = '/login/#/claims/claimsAndPayments';
const CALL = 'download/claimdetails/file';

const button = (page: Page, name: string) => page.getByRole('button', { name });
const SHEET = 'Download to spreadsheet';
const VALUES = 'Download as CSV';

async function open(page: Page, address: string, who: Person): Promise<void> {
  await openSignedIn(page, address, who);
  await expect(button(page, SHEET)).toBeVisible();
}

/** The number of claims shown next to the download links. */
const claimsOffered = async (page: Page): Promise<number> =>
  Number.parseInt(await page.locator('.downloads-about').innerText(), 10);

const pathOf = async (download: Download): Promise<string> => (await download.path()) ?? '';

test('the spreadsheet has the same columns, order, dates and amounts as the CSV file', async ({
  page,
  at,
  newPerson,
  breakCall,
  repair,
}) => {
  const who = await newPerson();
  await open(page, at(brand, LIST), who);
  await breakCall(who, { call: CALL, kind: 'hold', times: 1 });
  await button(page, SHEET).click();
  const dialog = page.getByRole('dialog', { name: 'Please Wait' });
  await expect(dialog).toContainText('File Download in Progress...');
  const download = page.waitForEvent('download');
  await repair(who);
  const first = await download;
  expect(first.suggestedFilename()).toBe('claims.xlsx');
  await expect(dialog).toHaveCount(0);
  const rows = await readSheet(await pathOf(first));
  expect(rows).toHaveLength((await claimsOffered(page)) + 1);
  await expect(announced(page)).toHaveText(
    `Saved a spreadsheet with ${rows.length - 1} claims to your downloads.`,
  );
  await expect(button(page, SHEET)).toBeFocused();
  await expect(page).toHaveURL(/claimsAndPayments$/);
  await page.getByLabel('Sort by').selectOption('Lowest cost first');
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, SHEET).click()]);
  const sheet = await readSheet(await pathOf(file));
  const [values] = await Promise.all([page.waitForEvent('download'), button(page, VALUES).click()]);
  expect(values.suggestedFilename()).toMatch(/^all-claims-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/);
  const csv = (await readFile(await pathOf(values), 'utf8'))
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    // A provider's name that contains a comma is quoted.
    .map((line) =>
      [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell.replaceAll('"', '')),
    );
  const days = sheet.slice(1).map(([day]) => day);
  expect(days.every((day) => day instanceof Date)).toBe(true);
  const asText = (cell: unknown): string => {
    if (cell instanceof Date) return cell.toISOString().slice(0, 10);
    return typeof cell === 'number' ? cell.toFixed(2) : String(cell ?? '');
  };
  for (const [at, row] of sheet.entries()) expect(row.map(asText)).toEqual(csv[at]?.slice(0, row.length));
});
