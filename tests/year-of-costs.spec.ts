/**
 * The year of health costs (issue 22) in a browser: axe, the saved file, and a narrow phone in Spanish. Sums, failures
 * and a year without claims: `year-of-costs.test.tsx`.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expectAccessible, faultsOfView } from './support/axe.ts';
import { brand, LIST, rows } from './support/claims-list.ts';
import { englishTexts } from './support/english-texts.ts';
import { expect, test } from './support/portal.ts';
import { visibleInterfaceTexts } from './support/visible-texts.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const YEAR = '/login/#/claims/yearOfCosts';

const panel = (page: Page) => page.locator('.costs');

test(
  'the year of health costs opens from the claims list, can be saved as a file, and fits a narrow phone in Spanish',
  LONG_RUN,
  async ({ page, at, openAs }) => {
    await openAs('maria', brand, LIST);
    await expect(rows(page).first()).toBeVisible();
    await page.getByRole('link', { name: 'Your year of health costs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your year of health costs' })).toBeFocused();
    await expect(panel(page).getByRole('table', { name: 'By month', exact: true })).toBeVisible();
    await expectAccessible(page, 'the year');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      panel(page).getByRole('button', { name: 'Download as CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^health-costs-\d{4}-01-01-to-\d{4}-\d\d-\d\d\.csv$/);
    expect(await readFile(await file.path(), 'utf8')).toContain('Total');
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(at(brand, `/es${YEAR}`));
    await expect(panel(page).getByRole('table').first()).toBeVisible();
    expect(await faultsOfView(page)).toEqual([]);
    const english = await englishTexts();
    expect((await page.evaluate(visibleInterfaceTexts)).filter((text) => english.has(text))).toEqual([]);
  },
);
