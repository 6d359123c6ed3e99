/** The details of a claim in a browser: keyboard, saved files, print, phone layout and Spanish. */
import { accessibilityFaults } from './support/axe.ts';
import {
  brand,
  openClaim,
  openDetail,
  POSITION,
  printedSheets,
  savedText,
  section,
  stubPrint,
} from './support/claim-detail.ts';
import { expect, test } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

test('the page of a denied claim works by keyboard and passes axe, and each printout uses one sheet', async ({
  page,
  at,
  newPerson,
}) => {
  await openClaim(page, at(brand, '/login/#/claims/claimsAndPayments'), await newPerson(), POSITION.denied);
  await test.step('in forced colors, Tab reaches every control in order, and the focused control has a visible outline', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(section(page, 'Services').getByRole('table')).toBeVisible();
    await expect(section(page, 'Documents').getByRole('button').first()).toBeVisible();
    const claim = page.locator('.claim[data-open=true]');
    await expect(claim).toHaveCSS('outline-style', 'solid');
    await claim.locator('.claim-toggle').focus();
    await page.keyboard.press('Enter');
    await expect(openDetail(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(section(page, 'Documents').getByRole('button').first()).toBeVisible();
    for (const control of await openDetail(page).locator('button, a, input').all()) {
      await page.keyboard.press('Tab');
      await expect(control).toBeFocused();
      await expect(control).not.toHaveCSS('outline-style', 'none');
    }
    await openDetail(page).getByRole('button', { name: 'Prepare the letter' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(openDetail(page).getByLabel('Why you disagree')).toBeFocused();
    await page.emulateMedia({ forcedColors: 'none' });
    await page.reload();
    await expect(openDetail(page)).toBeVisible();
  });
  await test.step('documents and the claim are saved as files whose names do not identify the member', async () => {
    const papers = section(page, 'Documents');
    const [document] = await Promise.all([
      page.waitForEvent('download'),
      papers.getByRole('button', { name: /^Notice of denial/ }).click(),
    ]);
    expect(document.suggestedFilename()).toMatch(/^claim-denial-notice-\d{4}-\d\d-\d\d\.pdf$/);
    expect(await savedText(document)).toContain('Notice of Denial');
    await expect(openDetail(page).getByRole('status').filter({ hasText: 'Saved to' })).toBeVisible();
    const [claim] = await Promise.all([
      page.waitForEvent('download'),
      openDetail(page).getByRole('button', { name: 'Save this claim (PDF)' }).click(),
    ]);
    expect(claim.suggestedFilename()).toMatch(/^claim-\d{4}-\d\d-\d\d\.pdf$/);
    expect(await savedText(claim)).toContain('Status: Denied');
    const [statement] = await Promise.all([
      page.waitForEvent('download'),
      papers.getByRole('button', { name: /^Health statement/ }).click(),
    ]);
    expect(statement.suggestedFilename()).toMatch(/^health-statement(-\d{4}-\d\d-\d\d){2}\.pdf$/);
    expect(await savedText(statement)).toContain('Health Statement');
  });
  const why = section(page, 'Why do I owe this?');
  const [reason, sum] = [
    await why.locator('.why-denied').boundingBox(),
    await why.locator('.why-answer').boundingBox(),
  ];
  expect(reason?.y, 'the reason is above the amount').toBeLessThan(sum?.y ?? 0);
  const info = openDetail(page).locator('.claim-facts dd').filter({ hasText: 'You may' });
  expect(await info.innerText(), 'with the line break of 001 §2').toBe('You may\nget a bill');
  const appeal = section(page, 'If you disagree with this decision');
  await appeal.getByRole('button', { name: 'Prepare the letter' }).click();
  await appeal.getByLabel('Why you disagree').fill('My doctor ordered this treatment. '.repeat(18)); // the text is longer than the field allows
  expect(await accessibilityFaults(page, '#member'), 'a denied claim').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accessibilityFaults(page, '#member'), 'a denied claim in the dark').toEqual([]);

  const number = await openDetail(page).locator('.claim-facts .copy-value > span').first().innerText();
  await test.step('the claim number is copied, or is selected if the browser refuses to copy', async () => {
    const copy = openDetail(page).locator('.claim-facts .copy-button');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await expect(copy).toHaveAccessibleName(`Copy claim number ${number}`);
    await copy.click();
    await expect(copy).toContainText('Copied');
    await expect(openDetail(page).locator('.claim-facts [role=status]')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
    await expect(copy).toHaveText(`Copy claim number ${number}`);
    await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))));
    await copy.click();
    await expect(openDetail(page).locator('.claim-facts [role=status]')).toContainText(
      'you can copy it yourself',
    );
    expect(await page.evaluate(() => String(getSelection()))).toBe(number);
  });
  await test.step('the appeal letter prints without the rest of the page', async () => {
    await appeal.getByRole('button', { name: 'Print the letter' }).click();
    await expect(page.locator('.print-sheet')).toBeAttached();
    const sheets = await printedSheets(page);
    expect(sheets).toHaveLength(1);
    for (const words of [brand.name, 'Dear appeals department:', 'My doctor ordered this treatment.', number])
      expect(sheets[0]).toContain(words);
    for (const words of ['Why do I owe this?', 'Claims & Payments', brand.footer.copyright.slice(-20)])
      expect(sheets[0]).not.toContain(words);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.locator('.print-sheet')).toHaveCount(0);
  });
  await test.step('the claim and its services print on one sheet, in black', async () => {
    expect(await openDetail(page).locator('.claim-services tbody tr').count()).toBeGreaterThan(3);
    await openDetail(page).getByRole('button', { name: 'Print this claim' }).click();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator('.print-sheet .why-answer')).toHaveCSS('color', 'rgb(0, 0, 0)');
    await page.emulateMedia({ media: null });
    const sheets = await printedSheets(page);
    expect(sheets).toHaveLength(1);
    for (const words of [brand.name, 'Provider Charge', 'Printed on']) expect(sheets[0]).toContain(words);
    for (const words of ['Print this claim', 'Activity Summary', 'Privacy'])
      expect(sheets[0]).not.toContain(words);
  });
});

test(
  'an open claim fits 320 px and large text, and a denied claim in Spanish passes axe',
  LONG_RUN,
  async ({ page, at, newPerson }) => {
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
    await test.step('a denied claim in Spanish passes axe, and its letter prints on one sheet', async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await stubPrint(page);
      await page.locator('.claim-toggle[aria-expanded=true]').click();
      await page.goto(at(brand, '/es/login/#/claims/claimsAndPayments'));
      await page.locator('.claim-toggle').nth(POSITION.denied).click();
      const info = openDetail(page).locator('.claim-facts dd').filter({ hasText: 'Es posible' });
      expect(await info.innerText(), 'with the line break of 001 §2').toBe(
        'Es posible que\nreciba una factura',
      );
      const appeal = section(page, 'Si no está de acuerdo con esta decisión');
      await appeal.getByRole('button', { name: 'Preparar la carta' }).click();
      await appeal.locator('textarea').fill('Mi médico pidió este tratamiento. '.repeat(18)); // the text is longer than the field allows
      expect(await accessibilityFaults(page, '#member'), 'a denied claim in Spanish').toEqual([]);
      await appeal.getByRole('button', { name: 'Imprimir la carta' }).click();
      const sheets = await printedSheets(page);
      expect(sheets).toHaveLength(1);
      expect(sheets[0]).toContain('Estimado departamento de apelaciones:');
    });
  },
);
