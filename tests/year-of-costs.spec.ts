/** Your year of health costs (issue 22): the same figures as picture, table and file, and nothing where a sum is not known. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page, Response } from 'playwright/test';
import { expectAccessible, faultsOfView } from './support/axe.ts';
import { announced, brand, LIST, rows } from './support/claims-list.ts';
import { englishTexts } from './support/english-texts.ts';
import { expect, openSignedIn, test } from './support/portal.ts';
import { visibleInterfaceTexts } from './support/visible-texts.ts';

const YEAR = '/login/#/claims/yearOfCosts';
const CALL = 'claims/v2/recent';
const CLAIMS = 'payload.getClaimAccumActivitySummaryData';
const thisYear = new Date().getFullYear();

const panel = (page: Page) => page.locator('.costs');
const table = (page: Page, name: string) => panel(page).getByRole('table', { name, exact: true });
const cents = (text: string): number => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);
const column = async (part: Locator, at: number): Promise<number[]> =>
  (await part.locator(`tr > :nth-child(${at})`).allInnerTexts()).map(cents);
const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);
const isAsked = (response: Response): boolean => response.url().includes(CALL);

interface SentClaim {
  yourCost?: number;
  bilgProvTotMbrLiab?: number;
  planPaidAmount?: number;
}

/** Cents of what the service sent; claims in process have neither amount. */
async function sentTotals(response: Response): Promise<string[]> {
  const { payload } = (await response.json()) as {
    payload: { getClaimAccumActivitySummaryData: SentClaim[] };
  };
  const settled = payload.getClaimAccumActivitySummaryData.filter(
    ({ yourCost, bilgProvTotMbrLiab }) => (yourCost ?? bilgProvTotMbrLiab) !== undefined,
  );
  const plan = sum(settled.map(({ planPaidAmount }) => Math.round((planPaidAmount ?? Number.NaN) * 100)));
  const own = settled.map(({ yourCost, bilgProvTotMbrLiab }) => yourCost ?? bilgProvTotMbrLiab ?? 0);
  return [String(settled.length), String(plan), String(sum(own.map((amount) => Math.round(amount * 100))))];
}

test('the year from the claims list: what the service sent, by month, person and kind, and the same file', async ({
  page,
  at,
  newPerson,
}) => {
  await openSignedIn(page, at(brand, LIST), await newPerson('maria'));
  await expect(rows(page).first()).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(...(request.url().includes('/claim') ? [request.url()] : [])));
  const [sent] = await Promise.all([
    page.waitForResponse((response) => isAsked(response) && response.url().includes(`startDate=${thisYear}`)),
    page.getByRole('link', { name: 'Your year of health costs' }).click(),
  ]);
  await expect(page.getByRole('heading', { level: 1, name: 'Your year of health costs' })).toBeFocused();
  const [claims = '', plan = '', own = ''] = await sentTotals(sent);
  const totals = table(page, 'By month').locator('tfoot td');
  await expect(totals.first()).toHaveText(claims);
  expect([cents(await totals.nth(1).innerText()), cents(await totals.nth(2).innerText())]).toEqual([
    Number(plan),
    Number(own),
  ]);
  for (const name of ['By month', 'By person', 'By kind of care']) {
    const body = table(page, name).locator('tbody');
    expect([sum(await column(body, 3)), sum(await column(body, 4))], name).toEqual([
      Number(plan),
      Number(own),
    ]);
  }
  const planPaid = await totals.nth(1).innerText();
  const label = await panel(page).getByRole('img').getAttribute('aria-label');
  expect(label).toContain(`In ${thisYear} so far, your plan paid ${planPaid}`);
  await expect(panel(page)).toContainText(/claims? in process (is|are) not counted/);
  await expectAccessible(page, 'the year');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    panel(page).getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^health-costs-\d{4}-01-01-to-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  const listed = await panel(page).locator('.costs-table tbody tr').count();
  const [totalLine = ''] = lines.filter((line) => line.startsWith('Total'));
  expect(lines.indexOf(totalLine)).toBe(listed + 1);
  expect(totalLine.split(',').slice(2).map(cents)).toEqual([Number(claims) * 100, Number(plan), Number(own)]);

  await page.getByRole('combobox', { name: 'Person' }).selectOption({ label: 'Leo Delgado' });
  await expect(table(page, 'By person').locator('tbody tr')).toHaveCount(1);
  await expect(announced(page)).toContainText('your share was');
  await page.getByRole('combobox', { name: 'Year' }).selectOption(`${thisYear - 1}`);
  await expect(panel(page).getByRole('heading', { level: 2 })).toContainText(`${thisYear - 1}`);
  expect(asked, 'one request a period, and no other call').toHaveLength(2);
});

test('a year that fails can be tried again, and a claim that cannot be read leaves no total', async ({
  page,
  newPerson,
  breakCall,
  repair,
  faults,
  openAs,
}) => {
  faults.expected.push(/500/);
  const person = await newPerson('maria');
  await breakCall(person, { call: CALL, kind: 'status', status: 500 });
  await openAs(person, brand, YEAR);
  const note = page.getByRole('alert');
  await expect(note).toContainText('We could not load the claims of this period.');
  await repair(person);
  await breakCall(person, { call: CALL, kind: 'wrong-type', field: `${CLAIMS}.3.dateOfServiceISO` });
  await note.getByRole('button').click();
  await expect(panel(page).locator('.costs-warn')).toContainText('1 claim could not be read');
  await expect(panel(page).locator('.costs-say')).toContainText('the totals are not known');
  await expect(panel(page).locator('.facts dd').first()).toHaveText('Not known');
  await expect(table(page, 'By month').locator('tfoot th')).toHaveText(
    'Total of the claims that we could read',
  );
});

test('no claims, in Spanish on a narrow phone', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openAs('nora', brand, `/es${YEAR}`);
  await expect(panel(page)).toContainText('no hay reclamos');
  expect(await faultsOfView(page)).toEqual([]);
  const english = await englishTexts();
  expect((await page.evaluate(visibleInterfaceTexts)).filter((text) => english.has(text))).toEqual([]);
});
