/** An open claim: why it is owed, its figures and services, the appeal, and its printed sheet. */
import { statePromptPay } from '../src/brand/states/served-states.rules.ts';
import { accessibilityFaults } from './support/axe.ts';
import {
  brand,
  cents,
  moneyOf,
  openClaim,
  openDetail,
  POSITION,
  printedSheets,
  section,
  stubPrint,
} from './support/claim-detail.ts';
import { expect, test } from './support/portal.ts';
import type { Page } from 'playwright/test';

const STEPS = 'Steps of this claim';
const stepsOf = (page: Page) => section(page, STEPS).getByRole('listitem');

test('a denied claim shows the reason, its figures, and how to appeal with a one-page letter', async ({
  page,
  at,
  newPerson,
}) => {
  await openClaim(page, at(brand, '/login/#/claims/claimsAndPayments'), await newPerson(), POSITION.denied);
  const why = section(page, 'Why do I owe this?');
  await expect(why).toContainText(/You owe \$[\d.,]+ because your plan does not cover it\./);
  await expect(why.locator('.why-denied')).toHaveText(/^Why it was denied: This service needed our approval/);
  const [reason, sum] = [
    await why.locator('.why-denied').boundingBox(),
    await why.locator('.why-answer').boundingBox(),
  ];
  expect(reason?.y, 'the reason is above the amount').toBeLessThan(sum?.y ?? 0);
  const info = openDetail(page).locator('.claim-facts dd').filter({ hasText: 'You may' });
  expect(await info.innerText(), 'with the line break of 001 §2').toBe('You may\nget a bill');
  const money = await moneyOf(page);
  expect(cents(money.get('Your Total Cost'))).toBe(
    cents(money.get('Provider Charge')) - cents(money.get('Plan discount')) - cents(money.get('Plan Paid')),
  );
  await expect(stepsOf(page)).toHaveText([
    /^Received \w+ \d+$/,
    'Reviewed',
    /^Decided: denied \w+ \d+$/, // and no payment
  ]);
  const appeal = section(page, 'If you disagree with this decision');
  await expect(appeal).toContainText(/until \w+ \d+, 20\d\d\. \d+ days? (is|are) left\./);
  for (const line of [brand.name, ...brand.appeals.address]) await expect(appeal).toContainText(line);
  await expect(appeal.getByRole('link', { name: brand.customerServicePhoneNumber })).toHaveAttribute(
    'href',
    `tel:+${brand.customerServicePhoneNumber.replaceAll('-', '')}`,
  );
  await appeal.getByRole('button', { name: 'Prepare the letter' }).click();
  await appeal.getByLabel('Why you disagree').fill('My doctor ordered this treatment. '.repeat(18)); // longer than the field allows
  await expect(appeal.getByRole('region', { name: 'Your letter' })).toContainText('My doctor ordered this');
  expect(await accessibilityFaults(page, '#member'), 'a denied claim').toEqual([]);
  // The claim number is copied; if the browser refuses, it is selected.
  const copy = openDetail(page).locator('.claim-facts .copy-button');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const claimNumber = await openDetail(page).locator('.claim-facts .copy-value > span').first().innerText();
  await expect(copy).toHaveAccessibleName(`Copy claim number ${claimNumber}`);
  await copy.click();
  await expect(copy).toContainText('Copied');
  await expect(openDetail(page).locator('.claim-facts [role=status]')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(claimNumber);
  await expect(copy).toHaveText(`Copy claim number ${claimNumber}`);
  await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))));
  await copy.click();
  await expect(openDetail(page).locator('.claim-facts [role=status]')).toContainText('copy it by hand');
  expect(await page.evaluate(() => String(getSelection()))).toBe(claimNumber);
  // The typed reason survives closing the letter.
  await appeal.getByRole('button', { name: 'Close the letter' }).click();
  await appeal.getByRole('button', { name: 'Prepare the letter' }).click();
  await appeal.getByRole('button', { name: 'Print the letter' }).click();
  await expect(page.locator('.print-sheet')).toBeAttached();
  const sheets = await printedSheets(page);
  expect(sheets).toHaveLength(1);
  const number = await openDetail(page).locator('.claim-facts .copy-value > span').first().innerText();
  for (const words of [brand.name, 'Dear appeals department:', 'My doctor ordered this treatment.', number])
    expect(sheets[0]).toContain(words);
  for (const words of ['Why do I owe this?', 'Claims & Payments', brand.footer.copyright.slice(-20)])
    expect(sheets[0]).not.toContain(words);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('.print-sheet')).toHaveCount(0);
  expect(await openDetail(page).locator('.claim-services tbody tr').count()).toBeGreaterThan(3);
  await openDetail(page).getByRole('button', { name: 'Print this claim' }).click();
  await expect(page.locator('.print-sheet')).toBeAttached();
  expect(await printedSheets(page), 'the claim with all its services').toHaveLength(1);
});

test('a drug claim has four lines and its drug, and prints on one page without the shell', async ({
  page,
  at,
  newPerson,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openClaim(
    page,
    at(brand, '/login/#/claims/claimsAndPayments'),
    await newPerson(),
    POSITION.approvedDrug,
  );
  expect([...(await moneyOf(page)).keys()]).toEqual([
    'Provider Charge',
    'Member Discounted Rate',
    'Plan Paid',
    'Your Total Cost',
  ]);
  for (const name of ['Drug', 'Rx number', 'Refill', 'Quantity'])
    await expect(openDetail(page).locator('dt', { hasText: new RegExp(`^${name}$`) })).toBeVisible();
  expect(await accessibilityFaults(page, '#member'), 'a drug claim in the dark').toEqual([]);
  await openDetail(page).getByRole('button', { name: 'Print this claim' }).click();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('.print-sheet .why-answer')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await page.emulateMedia({ media: null });
  const sheets = await printedSheets(page);
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

test('figures that do not add up show a warning, and a claim in process owes nothing yet', async ({
  page,
  at,
  newPerson,
}) => {
  const person = await newPerson();
  await openClaim(page, at(brand, '/login/#/claims/claimsAndPayments'), person, POSITION.doesNotAddUp);
  await expect(section(page, 'Why do I owe this?')).toContainText(
    /The claim says that you owe \$[\d.,]+, but its own figures come to \$[\d.,]+\. They do not add up\./,
  );
  await expect(openDetail(page).locator('.money-bar')).toHaveCount(0);
  // The warning comes before the button, and again in the payment steps.
  const [words, button] = [
    openDetail(page).locator('.why-words'),
    openDetail(page).getByRole('button', { name: /^Pay \$/ }),
  ];
  expect((await words.boundingBox())?.y).toBeLessThan((await button.boundingBox())?.y ?? 0);
  await button.click();
  await expect(page.locator('#pay-doubtful')).toContainText(/Before you pay, call [\d-]+/);
  await page.getByRole('button', { name: 'Back to Claims & Payments' }).click();
  await page.locator('.claim-toggle').nth(POSITION.doesNotAddUp).click();
  await page.locator('.claim-toggle').nth(POSITION.inProcess).click();
  await expect(section(page, 'Where this claim stands')).toContainText('There is nothing to pay now.');
  expect((await moneyOf(page)).get('Your Total Cost')).toBe('In Process');
  await expect(stepsOf(page)).toHaveText([
    /^Received \w+ \d+$/,
    'In process Now',
    'Decision Not yet',
    'Payment Not yet',
  ]);
  await expect(openDetail(page).locator('[aria-current=step]')).toHaveText('In process Now');
  const { state: name, law } = statePromptPay(brand) ?? {};
  await expect(section(page, STEPS)).toContainText(`${name} law (${law}) gives us until `);
  await expect(section(page, STEPS)).toContainText(/until \w+ \d+, 20\d\d to pay or deny a complete claim\./);
  await expect(section(page, 'Documents')).toContainText('Documents come once the claim is settled.');
});

test('at 320 px and with large text services are cards with table roles, and nothing is cut off', async ({
  page,
  at,
  newPerson,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openClaim(
    page,
    at(brand, '/login/#/claims/claimsAndPayments'),
    await newPerson(),
    POSITION.partlyDental,
  );
  const table = section(page, 'Services').getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(6);
  await expect(table.getByRole('rowheader')).toHaveCount(2);
  await expect(table.getByRole('cell').first()).toBeVisible();
  await expect(openDetail(page).getByRole('link', { name: 'Dental procedure history' })).toHaveAttribute(
    'href',
    /dentalProcedureHistory\?grp=\d+$/,
  );
  await openDetail(page).getByRole('button', { name: 'Prepare the letter' }).click();
  const overflow = () =>
    openDetail(page).evaluate(({ scrollWidth, clientWidth }) => ({
      page: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      claim: scrollWidth - clientWidth,
    }));
  expect(await overflow()).toEqual({ page: 0, claim: 0 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect((await overflow()).claim).toBe(0);
});

test('in Spanish: reasons, appeal and letter; English texts of the service are marked', async ({
  page,
  at,
  newPerson,
}) => {
  const address = at(brand, '/login/#/claims/claimsAndPayments');
  await stubPrint(page);
  await page.context().addCookies([{ name: 'language', value: 'es', url: at(brand, '/') }]);
  await page.goto(address);
  const { logonId, password } = await newPerson();
  await page.locator('form [autocomplete=username]').fill(logonId);
  await page.locator('form [autocomplete=current-password]').fill(password);
  await page.locator('form [type=submit]').click();
  await expect(page.locator('.claim-toggle').nth(POSITION.denied)).toBeVisible();
  for (const shown of await page.locator('.claim-toggle[aria-expanded=true]').all()) await shown.click();
  await page.locator('.claim-toggle').nth(POSITION.denied).click();
  await expect(section(page, '¿Por qué debo esto?')).toContainText('porque su plan no lo cubre.');
  await expect(openDetail(page).locator('.service-name').first()).toHaveAttribute('lang', 'en');
  await expect(openDetail(page).locator('.appeal-contacts address')).toHaveAttribute('lang', 'en');
  const appeal = section(page, 'Si no está de acuerdo con esta decisión');
  const info = openDetail(page).locator('.claim-facts dd').filter({ hasText: 'Es posible' });
  expect(await info.innerText(), 'with the line break of 001 §2').toBe('Es posible que\nreciba una factura');
  await appeal.getByRole('button', { name: 'Preparar la carta' }).click();
  await appeal.locator('textarea').fill('Mi médico pidió este tratamiento. '.repeat(18)); // longer than the field allows
  await appeal.getByRole('button', { name: 'Imprimir la carta' }).click();
  const sheets = await printedSheets(page);
  expect(sheets).toHaveLength(1);
  expect(sheets[0]).toContain('A quien corresponda:');
  expect(await accessibilityFaults(page, '#member'), 'a denied claim in Spanish').toEqual([]);
});

test('keyboard and forced colors: every control of an open claim has focus in order, with a visible outline', async ({
  page,
  at,
  newPerson,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openClaim(page, at(brand, '/login/#/claims/claimsAndPayments'), await newPerson(), POSITION.denied);
  await expect(section(page, 'Services').getByRole('table')).toBeVisible();
  await expect(section(page, 'Documents').getByRole('button').first()).toBeVisible();
  const claim = page.locator('.claim[data-open=true]');
  await expect(claim).toHaveCSS('outline-style', 'solid');
  await claim.locator('.claim-toggle').focus();
  await page.keyboard.press('Enter');
  await expect(openDetail(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(section(page, 'Documents').getByRole('button').first()).toBeVisible();
  for (const control of await openDetail(page).locator('button, a').all()) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
    await expect(control).not.toHaveCSS('outline-style', 'none');
  }
  await openDetail(page).getByRole('button', { name: 'Prepare the letter' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(openDetail(page).getByLabel('Why you disagree')).toBeFocused();
});
