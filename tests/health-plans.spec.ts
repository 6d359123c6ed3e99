/** Health Plans (spec 001 §§2, 4, 8): saved documents, keyboard and layout. The list: `health-plans-list.test.tsx`. */
import type { Page } from 'playwright/test';
import { sampleOne } from '../scripts/test/sample.ts';
import { faultsOfView } from './support/axe.ts';
import { recordedShifts, recordShifts } from './support/layout-shift.ts';
import { brandWhere, expect, test, unlikeBrands } from './support/portal.ts';

const brand = brandWhere(({ messageCenter, footer }) => messageCenter && footer.kind === 'mega');
const PLANS = '/login/#/claims/healthPlans';

const list = (page: Page) => page.locator('#plans-list');
const rows = (page: Page) => list(page).locator('.plan');
const opened = (page: Page) => list(page).locator('.plan[data-open=true]');
const filter = (page: Page, name: RegExp) => page.getByRole('radio', { name });
const documents = (page: Page) => list(page).getByRole('region', { name: 'Documents' });

test('documents are saved, also on a second try', async ({ page, repair, openFailing }) => {
  const who = await openFailing('myBenefits/file/:fileName', brand, PLANS);
  const press = async (name: string) => {
    const download = page.waitForEvent('download');
    await documents(page).getByRole('button', { name }).click();
    return (await download).suggestedFilename();
  };
  await documents(page).getByRole('button', { name: 'Benefit booklet' }).click();
  await expect(documents(page).getByRole('status')).toContainText(/Reference [2-9A-Z]{8}/);
  await repair(who);
  expect(await press('Try again')).toMatch(/^benefit-booklet-\d{4}-\d\d-\d\d\.pdf$/);
  await expect(documents(page).getByRole('status')).toHaveText('Saved to your downloads.');
  expect(await press('Summary of benefits')).toMatch(/^summary-of-benefits-/);
});

test('rows and filters with the keyboard alone', async ({ page, openAs }) => {
  await openAs('maria', brand, PLANS);
  await expect(page.getByRole('heading', { level: 1, name: 'Health Plans' })).toBeFocused();
  const second = rows(page).nth(1).getByRole('button', { name: 'Details of Three-Tier Prescription Drug' });
  await second.focus();
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await expect(opened(page)).toHaveCount(2);
  await page.keyboard.press('Space');
  await expect(second).toHaveAttribute('aria-expanded', 'false');
  await filter(page, /^All groups/).focus();
  await page.keyboard.press('ArrowDown');
  await expect(filter(page, /group 10452000/)).toBeChecked();
  await expect(filter(page, /group 10452000/)).toBeFocused();
  await page.getByRole('button', { name: 'Show all plans' }).press('Enter');
  await expect(list(page).getByRole('heading', { level: 2 })).toBeFocused();
});

for (const width of [390, 1280])
  test(`nothing moves while the list loads, ${width} px`, async ({ page, openAs }) => {
    await page.setViewportSize({ width, height: 844 });
    await openAs('maria', brand);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await recordShifts(page);
    await page.goto(`${page.url().split('#')[0] ?? ''}#/claims/healthPlans`);
    await page.reload();
    await expect(documents(page).getByRole('button')).toHaveCount(2);
    expect(await recordedShifts(page)).toEqual([]);
  });

for (const one of sampleOne(unlikeBrands, 'health plans'))
  test(`${one.code}: fits 320 px and passes axe, also in the dark`, async ({ page, openAs }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await openAs('maria', one, PLANS);
    await expect(documents(page).getByRole('button')).toHaveCount(2);
    expect(await faultsOfView(page)).toEqual([]);
  });
