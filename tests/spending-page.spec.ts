/**
 * The spending summary page (decisions/spending#figures-of-an-account, decisions/spending#a-year-of-transactions) on a
 * phone and on paper. Contents: `spending-summary.test.tsx`.
 */
import type { Page } from 'playwright/test';
import { faultsOfView } from './support/axe.ts';
import { englishTexts } from './support/english-texts.ts';
import { brandWhere, expect, test } from './support/portal.ts';
import { visibleInterfaceTexts } from './support/visible-texts.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const brand = brandWhere(({ footer, messageCenter }) => footer.kind === 'mega' && messageCenter);
const SPENDING = '/login/#/spendingSummary';

const account = (page: Page, name: string) =>
  page.locator('.spend-account', { has: page.getByRole('heading', { level: 3, name, exact: true }) });

test(
  'the printed spending page has no controls, and the Spanish page has one column on a phone',
  LONG_RUN,
  async ({ page, at, openAs }) => {
    await openAs('signe', brand, SPENDING);
    const fsa = account(page, 'Flexible spending account (FSA)');
    await expect(fsa.getByRole('img')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.spend-balance').first()).toContainText('to spend now');
    await expect(fsa.getByRole('img')).toBeVisible();
    await expect(fsa).toContainText('Use it by');
    for (const pressed of ['.spend button', '.spend .button', '.spend .spend-check'])
      await expect(page.locator(pressed).filter({ visible: true })).toHaveCount(0);
    await test.step('on a phone in Spanish, the page has one column and no English text', async () => {
      await page.emulateMedia({ media: null });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(at(brand, '/es/login/#/spendingSummary'));
      const hsa = account(page, 'Cuenta de ahorros para la salud (HSA)');
      const recent = hsa.getByRole('table', { name: 'Últimos 30 días' });
      await expect(recent.getByRole('row').nth(1)).toHaveCSS('display', 'block');
      await expect(recent.locator('.spend-after').first()).toHaveAttribute('data-label', 'Saldo después');
      await expect(page.getByRole('main').locator('.skeleton')).toHaveCount(0);
      const english = await englishTexts();
      expect((await page.evaluate(visibleInterfaceTexts)).filter((text) => english.has(text))).toEqual([]);
      expect(await faultsOfView(page)).toEqual([]);
    });
  },
);
