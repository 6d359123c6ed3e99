/** An open claim: why it is owed, its services and documents, what can be done about a decision, and what is on paper. */
import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import type { Download, Page } from 'playwright/test';
import { accessibilityFaults } from './support/axe.ts';
import { brandWhere, expect, openSignedIn, test, type Person } from './support/portal.ts';

const brand = brandWhere(({ messageCenter, theme }) => messageCenter && theme.header === 'plain');

const open = (page: Page) => page.locator('.claim-detail');
const section = (page: Page, name: string) => open(page).getByRole('group', { name });

/** Maria's newest claims are in process, approved, partly approved, denied and adjusted, in this order. */
const PLACE = {
  inProcess: 0,
  approvedDrug: 1,
  partlyDental: 2,
  denied: 3,
  adjusted: 4,
  doesNotAddUp: 8,
} as const;

/** A browser without a screen says 'printed' at once, and the sheet would be gone before anybody sees it. */
const withoutPrinter = (page: Page) => page.addInitScript(() => void (window.print = () => {}));

/** Signs in on the list and opens one claim; the one that opens by itself is closed. */
async function openClaim(page: Page, address: string, person: Person, place: number): Promise<void> {
  await withoutPrinter(page);
  await openSignedIn(page, address, person);
  const toggles = page.locator('.claim-toggle');
  await expect(toggles.nth(place)).toBeVisible();
  for (const shown of await page.locator('.claim-toggle[aria-expanded=true]').all()) await shown.click();
  await toggles.nth(place).click();
  await expect(open(page)).toHaveCount(1);
}

/** The money table as cents by the name of the line. */
async function moneyOf(page: Page): Promise<Map<string, string>> {
  await expect(open(page).locator('.money-table')).toBeVisible();
  const rows = await open(page).locator('.money-table tbody tr').all();
  return new Map(
    await Promise.all(
      rows.map(
        async (row) =>
          [await row.getByRole('rowheader').innerText(), await row.getByRole('cell').innerText()] as const,
      ),
    ),
  );
}
const cents = (shown: string | undefined): number => Number(shown?.replaceAll(/[^\d]/g, ''));

async function sheetsOf(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(pdf));
  return text.map((words) => words.replaceAll(/\s+/g, ' '));
}
const printed = async (page: Page): Promise<string[]> =>
  sheetsOf(new Uint8Array(await page.pdf({ format: 'Letter' })));
const saved = async (download: Download): Promise<string> =>
  (await sheetsOf(new Uint8Array(await readFile(await download.path())))).join(' ');

test('a denied claim: why, what it is made of, and how to appeal, with a letter of one page', async ({
  page,
  at,
  newPerson,
}) => {
  await openClaim(page, at(brand, '/login/#/claims/claimsAndPayments'), await newPerson(), PLACE.denied);
  const why = section(page, 'Why do I owe this?');
  await expect(why).toContainText(/You owe \$[\d.,]+ because your plan does not cover it\./);
  await expect(why.locator('.why-denied')).toHaveText(/^Why it was denied: This service needed our approval/);
  const [reason, sum] = [
    await why.locator('.why-denied').boundingBox(),
    await why.locator('.why-answer').boundingBox(),
  ];
  expect(reason?.y, 'the reason stands above the sum').toBeLessThan(sum?.y ?? 0);
  const info = open(page).locator('.claim-facts dd').filter({ hasText: 'You may' });
  expect(await info.innerText(), 'with the line break of 001 §2').toBe('You may\nget a bill');
  const money = await moneyOf(page);
  expect(cents(money.get('Your Total Cost'))).toBe(
    cents(money.get('Provider Charge')) - cents(money.get('Plan discount')) - cents(money.get('Plan Paid')),
  );
  const appeal = section(page, 'If you disagree with this decision');
  await expect(appeal).toContainText(/until \w+ \d+, 20\d\d\. \d+ days? (is|are) left\./);
  for (const line of [brand.name, ...brand.appeals.address]) await expect(appeal).toContainText(line);
  await expect(appeal.getByRole('link', { name: brand.customerServicePhoneNumber })).toHaveAttribute(
    'href',
    `tel:+${brand.customerServicePhoneNumber.replaceAll('-', '')}`,
  );
  await appeal.getByRole('button', { name: 'Prepare the letter' }).click();
  await appeal.getByLabel('Why you disagree').fill('My doctor ordered this treatment. '.repeat(18)); // all that fits the field
  await expect(appeal.getByRole('region', { name: 'Your letter' })).toContainText('My doctor ordered this');
  expect(await accessibilityFaults(page, '#member'), 'a denied claim').toEqual([]);
  // Closed and opened again, nothing that was typed is lost.
  await appeal.getByRole('button', { name: 'Close the letter' }).click();
  await appeal.getByRole('button', { name: 'Prepare the letter' }).click();
  await appeal.getByRole('button', { name: 'Print the letter' }).click();
  await expect(page.locator('.print-sheet')).toBeAttached();
  const sheets = await printed(page);
  expect(sheets).toHaveLength(1);
  const number = await open(page).locator('.claim-facts dd').nth(3).innerText();
  for (const words of [brand.name, 'To whom it may concern:', 'My doctor ordered this treatment.', number])
    expect(sheets[0]).toContain(words);
  for (const words of ['Why do I owe this?', 'Claims & Payments', brand.footer.copyright.slice(-20)])
    expect(sheets[0]).not.toContain(words);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('.print-sheet')).toHaveCount(0);
  expect(await open(page).locator('.claim-services tbody tr').count()).toBeGreaterThan(3);
  await open(page).getByRole('button', { name: 'Print this claim' }).click();
  await expect(page.locator('.print-sheet')).toBeAttached();
  expect(await printed(page), 'the claim with all its services').toHaveLength(1);
});

test('a drug claim has four lines, its drug, and prints on one page without the shell', async ({
  page,
  at,
  newPerson,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openClaim(
    page,
    at(brand, '/login/#/claims/claimsAndPayments'),
    await newPerson(),
    PLACE.approvedDrug,
  );
  expect([...(await moneyOf(page)).keys()]).toEqual([
    'Provider Charge',
    'Member Discounted Rate',
    'Plan Paid',
    'Your Total Cost',
  ]);
  for (const name of ['Drug', 'Rx number', 'Refill', 'Quantity'])
    await expect(open(page).locator('dt', { hasText: new RegExp(`^${name}$`) })).toBeVisible();
  expect(await accessibilityFaults(page, '#member'), 'a drug claim in the dark').toEqual([]);
  await open(page).getByRole('button', { name: 'Print this claim' }).click();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('.print-sheet .why-answer')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await page.emulateMedia({ media: null });
  const sheets = await printed(page);
  expect(sheets).toHaveLength(1);
  for (const words of [
    brand.name,
    brand.customerServicePhoneNumber,
    'Provider Charge',
    'Rx number',
    'Printed on',
  ])
    expect(sheets[0]).toContain(words);
  for (const words of ['Print this claim', 'Activity Summary', 'Privacy'])
    expect(sheets[0]).not.toContain(words);
});

test('figures that do not add up are said, and a claim in process owes nothing yet', async ({
  page,
  at,
  newPerson,
}) => {
  const person = await newPerson();
  await openClaim(page, at(brand, '/login/#/claims/claimsAndPayments'), person, PLACE.doesNotAddUp);
  await expect(section(page, 'Why do I owe this?')).toContainText(
    /The claim says that you owe \$[\d.,]+, but its own figures come to \$[\d.,]+\. They do not add up\./,
  );
  await expect(open(page).locator('.money-bar')).toHaveCount(0);
  // The warning comes before the button, and again where money is about to go out.
  const [words, button] = [
    open(page).locator('.why-words'),
    open(page).getByRole('button', { name: /^Pay \$/ }),
  ];
  expect((await words.boundingBox())?.y).toBeLessThan((await button.boundingBox())?.y ?? 0);
  await button.click();
  await expect(page.locator('#pay-doubtful')).toContainText(/Before you pay, call [\d-]+/);
  await page.getByRole('button', { name: 'Back to Claims & Payments' }).click();
  await page.locator('.claim-toggle').nth(PLACE.doesNotAddUp).click();
  await page.locator('.claim-toggle').nth(PLACE.inProcess).click();
  await expect(section(page, 'Where this claim stands')).toContainText('There is nothing to pay now.');
  expect((await moneyOf(page)).get('Your Total Cost')).toBe('In Process');
  await expect(section(page, 'Documents')).toContainText('Documents come once the claim is settled.');
});

test('documents and the claim itself are saved as files, without the member in their names', async ({
  page,
  at,
  newPerson,
}) => {
  await openClaim(page, at(brand, '/login/#/claims/claimsAndPayments'), await newPerson(), PLACE.denied);
  const papers = section(page, 'Documents');
  const [document] = await Promise.all([
    page.waitForEvent('download'),
    papers.getByRole('button', { name: /^Notice of denial/ }).click(),
  ]);
  expect(document.suggestedFilename()).toMatch(/^claim-denial-notice-\d{4}-\d\d-\d\d\.pdf$/);
  expect(await saved(document)).toContain('Notice of Denial');
  await expect(open(page).getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  const [claim] = await Promise.all([
    page.waitForEvent('download'),
    open(page).getByRole('button', { name: 'Save this claim (PDF)' }).click(),
  ]);
  expect(claim.suggestedFilename()).toMatch(/^claim-\d{4}-\d\d-\d\d\.pdf$/);
  expect(await saved(claim)).toContain('Status: Denied');
  const [statement] = await Promise.all([
    page.waitForEvent('download'),
    papers.getByRole('button', { name: /^Health statement/ }).click(),
  ]);
  expect(statement.suggestedFilename()).toMatch(/^health-statement(-\d{4}-\d\d-\d\d){2}\.pdf$/);
  expect(await saved(statement)).toContain('Health Statement');
});

test('a claim’s statement is its patient’s own, and lists the claim', async ({ page, at, newPerson }) => {
  await withoutPrinter(page);
  await openSignedIn(page, at(brand, '/login/#/claims/claimsAndPayments'), await newPerson());
  for (const [place, patient] of [
    [1, 'Daniel Delgado'],
    [2, 'Leo Delgado'],
    [3, 'Ines Delgado'],
    [4, 'Maria Delgado'],
  ] as const) {
    for (const shown of await page.locator('.claim-toggle[aria-expanded=true]').all()) await shown.click();
    await page.locator('.claim-toggle').nth(place).click();
    const facts = open(page).locator('.claim-facts');
    await expect(facts).toContainText(patient);
    const number = await facts.getByText(/^2\d{11}$/).innerText();
    const [statement] = await Promise.all([
      page.waitForEvent('download'),
      section(page, 'Documents')
        .getByRole('button', { name: /^Health statement/ })
        .click(),
    ]);
    const text = await saved(statement);
    expect(text).toContain(`Member: ${patient}`);
    expect(text).toContain(number);
  }
});

test('an empty PDF does not count as saved, and can be asked for again', async ({ page, at, newPerson }) => {
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  await page.route('**/x-services/docByFileName*', (route) =>
    route.fulfill({ status: 200, contentType: 'application/pdf', body: '' }),
  );
  await openClaim(page, at(brand, '/login/#/claims/claimsAndPayments'), await newPerson(), PLACE.denied);
  await section(page, 'Documents')
    .getByRole('button', { name: /^Notice of denial/ })
    .click();
  const note = open(page).getByRole('status').filter({ hasText: 'We could not get this file.' });
  await expect(note).toBeVisible();
  await expect(open(page)).not.toContainText('Saved.');
  expect(downloads).toBe(0);
  await page.unroute('**/x-services/docByFileName*');
  const [document] = await Promise.all([
    page.waitForEvent('download'),
    note.getByRole('button', { name: 'Try again' }).click(),
  ]);
  expect(await saved(document)).toContain('Notice of Denial');
});

test('a claim without documents of its own keeps its statement', async ({ page, at, newPerson }) => {
  await page.route('**/x-services/eobDocByClaim', (route) =>
    route.fulfill({ json: { payload: { repEobDocumentByClaimData: { claimNumber: '1', documents: [] } } } }),
  );
  await openClaim(page, at(brand, '/login/#/claims/claimsAndPayments'), await newPerson(), PLACE.denied);
  const papers = section(page, 'Documents');
  await expect(papers.getByRole('button')).toHaveText([/^Health statement, /]);
  await expect(papers).not.toContainText('This claim has no documents yet.');
});

test('one service fails and the rest shows: documents hidden, services tried again, a file said to be missing', async ({
  page,
  at,
  newPerson,
  breakCall,
  repair,
  faults,
}) => {
  faults.expected.push(/50[0]/);
  const person = await newPerson();
  await breakCall(person, { call: 'eobDocByClaim', kind: 'status', status: 500 });
  await breakCall(person, { call: 'claim/detail', kind: 'status', status: 500 });
  await openClaim(page, at(brand, '/login/#/claims/claimsAndPayments'), person, PLACE.denied);
  const toggle = (place: number) => page.locator('.claim-toggle').nth(place).click();
  // Its last day comes with the services: no other one is named in its place.
  const appeal = section(page, 'If you disagree with this decision');
  await expect(appeal).toContainText('We could not look up the last day for it. Try again above, or call');
  await expect(appeal).toContainText('Send it to the address for appeals.');
  await expect(appeal).not.toContainText(/, 20\d\d/);
  await expect(open(page).getByRole('button', { name: 'Save this claim (PDF)' })).toBeVisible();
  await toggle(PLACE.denied);
  await toggle(PLACE.adjusted);
  await expect(appeal).toContainText('You may be able to ask us');
  await expect(appeal.getByRole('button')).toHaveCount(0);
  await toggle(PLACE.adjusted);
  await toggle(PLACE.approvedDrug);
  // A drug claim knows its own figures.
  await expect(open(page).locator('.money-table')).toContainText('Member Discounted Rate');
  const papers = section(page, 'Documents');
  await expect(papers).toContainText('The documents cannot be shown right now.');
  await expect(papers).toContainText(/Reference \S+/);
  await expect(papers.getByRole('button', { name: /PDF$/ })).toHaveCount(0);
  await expect(open(page).getByRole('alert')).toContainText('We could not load the services of this claim.');
  await expect(open(page).getByRole('button', { name: 'Print this claim' })).toHaveCount(0);
  await repair(person);
  await open(page).getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(section(page, 'Services').getByRole('table')).toBeVisible();
  await papers.getByRole('button', { name: 'Try again' }).click();
  const statement = papers.getByRole('button', { name: /^Plan activity statement/ });
  await breakCall(person, { call: 'docByFileName', kind: 'status', status: 500, times: 1 });
  await statement.click();
  await expect(
    open(page).getByRole('status').filter({ hasText: 'We could not get this file.' }),
  ).toBeVisible();
  const [document] = await Promise.all([page.waitForEvent('download'), statement.click()]);
  expect(await saved(document)).toContain('Plan Activity Statement');
});

test('a phone of 320 px, large text: services are cards that are still a table, nothing is cut', async ({
  page,
  at,
  newPerson,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openClaim(
    page,
    at(brand, '/login/#/claims/claimsAndPayments'),
    await newPerson(),
    PLACE.partlyDental,
  );
  const table = section(page, 'Services').getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(6);
  await expect(table.getByRole('rowheader')).toHaveCount(2);
  await expect(table.getByRole('cell').first()).toBeVisible();
  await expect(open(page).getByRole('link', { name: 'Dental procedure history' })).toHaveAttribute(
    'href',
    /dentalProcedureHistory\?grp=\d+$/,
  );
  await open(page).getByRole('button', { name: 'Prepare the letter' }).click();
  const overflow = () =>
    open(page).evaluate(({ scrollWidth, clientWidth }) => ({
      page: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      claim: scrollWidth - clientWidth,
    }));
  expect(await overflow()).toEqual({ page: 0, claim: 0 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect((await overflow()).claim).toBe(0);
});

test('in Spanish: the reasons, the appeal and the letter; English words of the service are marked', async ({
  page,
  at,
  newPerson,
}) => {
  const address = at(brand, '/login/#/claims/claimsAndPayments');
  await withoutPrinter(page);
  await page.context().addCookies([{ name: 'language', value: 'es', url: at(brand, '/') }]);
  await page.goto(address);
  const { logonId, password } = await newPerson();
  await page.locator('form [autocomplete=username]').fill(logonId);
  await page.locator('form [autocomplete=current-password]').fill(password);
  await page.locator('form [type=submit]').click();
  await expect(page.locator('.claim-toggle').nth(PLACE.denied)).toBeVisible();
  for (const shown of await page.locator('.claim-toggle[aria-expanded=true]').all()) await shown.click();
  await page.locator('.claim-toggle').nth(PLACE.denied).click();
  await expect(section(page, '¿Por qué debo esto?')).toContainText('porque su plan no lo cubre.');
  await expect(open(page).locator('.service-name').first()).toHaveAttribute('lang', 'en');
  await expect(open(page).locator('.appeal-contacts address')).toHaveAttribute('lang', 'en');
  const appeal = section(page, 'Si no está de acuerdo con esta decisión');
  const info = open(page).locator('.claim-facts dd').filter({ hasText: 'Es posible' });
  expect(await info.innerText(), 'with the line break of 001 §2').toBe('Es posible que\nreciba una factura');
  await appeal.getByRole('button', { name: 'Preparar la carta' }).click();
  await appeal.locator('textarea').fill('Mi médico pidió este tratamiento. '.repeat(18)); // all that fits the field
  await appeal.getByRole('button', { name: 'Imprimir la carta' }).click();
  const sheets = await printed(page);
  expect(sheets).toHaveLength(1);
  expect(sheets[0]).toContain('A quien corresponda:');
  expect(await accessibilityFaults(page, '#member'), 'a denied claim in Spanish').toEqual([]);
});

test('the keyboard alone in forced colours: every control of an open claim, in order, with a mark that is seen', async ({
  page,
  at,
  newPerson,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openClaim(page, at(brand, '/login/#/claims/claimsAndPayments'), await newPerson(), PLACE.denied);
  await expect(section(page, 'Services').getByRole('table')).toBeVisible();
  await expect(section(page, 'Documents').getByRole('button').first()).toBeVisible();
  const claim = page.locator('.claim[data-open=true]');
  await expect(claim).toHaveCSS('outline-style', 'solid');
  await claim.locator('.claim-toggle').focus();
  await page.keyboard.press('Enter');
  await expect(open(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(section(page, 'Documents').getByRole('button').first()).toBeVisible();
  for (const control of await open(page).locator('button, a').all()) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
    await expect(control).not.toHaveCSS('outline-style', 'none');
  }
  await open(page).getByRole('button', { name: 'Prepare the letter' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(open(page).getByLabel('Why you disagree')).toBeFocused();
});
