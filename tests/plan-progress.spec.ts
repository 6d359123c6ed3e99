/**
 * The plan progress panel on the activity summary (001 §§2, 4, 5, 8; decisions/plans#the-ledger-of-an-accumulator):
 * keyboard, benefit dates, forced colors, and a chunk that fails to load. Content and states:
 * `plan-progress-panel.test.tsx`.
 */
import type { Page } from 'playwright/test';
import { TOOLTIP_DELAY_MS } from '../src/features/plan-progress/panel-texts.rules.ts';
import { expectAccessible } from './support/axe.ts';
import { brandWhere, claimRows, expect, test } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const v3 = brandWhere(({ planProgress, messageCenter }) => planProgress.version === 'V3' && messageCenter);
const panelOf = (page: Page) => page.locator('#plan-progress-panel');
const planOf = (page: Page, name: string) =>
  panelOf(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });

// Tests mouse and touch: a tap shows an explanation immediately, and hovering shows it after a delay.
test.use({ hasTouch: true });

test(
  'the plan progress panel can be used by keyboard, mouse and touch, and passes axe',
  LONG_RUN,
  async ({ page, faults, openAs }) => {
    faults.expected.push(/progress-panel|Failed to load|ERR_FAILED/);
    await test.step('if the code of the panel fails to load, the panel shows an error, and Try again loads the code', async () => {
      await page.route('**/progress.*.js', (route) => route.abort());
      await openAs('maria', v3);
      await expect(panelOf(page).getByRole('alert')).toContainText('We couldn’t load your plan progress.');
      await expect(claimRows(page)).toHaveCount(3);
      await page.unroute('**/progress.*.js');
      await panelOf(page).getByRole('button', { name: 'Try again' }).click();
      await expect(panelOf(page).getByText('You are here').first()).toBeVisible();
    });
    await test.step('the list of people, the counted claims and a cost estimate can be opened with the keyboard, and pass axe', async () => {
      const deductible = planOf(page, 'Medical').locator('.path-step').first();
      const open = async (name: string) => {
        await planOf(page, 'Medical').getByText(name, { exact: true }).first().focus();
        await page.keyboard.press('Enter');
      };
      await open('Show each of 4 people');
      await expect(deductible.locator('.person-name')).toHaveCount(4);
      await open('Which claims counted?');
      await expect(deductible.getByRole('status')).toContainText('These claims add up to');
      await deductible.locator('.ledger-entry button').first().press('Enter');
      await expect(deductible.locator('.ledger-detail').getByRole('table').first()).toBeVisible();
      await open('What would planned care cost me?');
      const medical = planOf(page, 'Medical');
      await medical.getByLabel('What care are you planning?').selectOption('Other care (I know the price)');
      await medical.getByLabel('Planned cost, in dollars').fill('50,000');
      await medical.getByLabel('Your share after the deductible').fill('20');
      await page.keyboard.press('Enter');
      await expect(medical.locator('.what-if-result')).toContainText('you and your plan share $22,500.00');
      await expectAccessible(page, 'the open panel', '#plan-progress-panel');
    });
    await test.step('in forced colors the progress bar has a border, and its parts have different colors', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      const bar = planOf(page, 'Medical').locator('.progress-bar').first();
      await expect(bar).toBeVisible();
      const paint = (part: string, property: string) =>
        bar
          .locator(part)
          .first()
          .evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
      const spent = await paint('.bar-spent', 'fill');
      expect(await paint('.bar-left', 'fill')).not.toBe(spent);
      expect(await paint('.bar-edge', 'stroke')).toBe(spent);
      await page.emulateMedia({ forcedColors: 'none' });
    });
    const tip = planOf(page, 'Medical').getByRole('button', { name: 'About these dates' });
    const text = planOf(page, 'Medical').getByRole('tooltip');
    await test.step('benefit dates are explained on hover, focus and press, and Escape closes the explanation', async () => {
      const words =
        'These are your benefit accumulation dates which differ slightly from your plan period dates.';
      await expect(tip).toBeVisible();
      await page.clock.install();
      await tip.hover();
      await page.clock.runFor(TOOLTIP_DELAY_MS - 100);
      await expect(text).toBeHidden();
      await page.clock.runFor(100);
      await expect(text).toHaveText(words);
      await page.clock.resume();
      await page.keyboard.press('Escape');
      await expect(text).toBeHidden();
      await tip.focus();
      await expect(text).toBeVisible();
      await page.keyboard.press('Escape');
      await tip.press('Enter');
      await expect(text).toBeVisible();
      await tip.blur();
      await expect(text).toBeHidden();
    });
    await test.step('a tap explains the benefit dates immediately, and a second tap closes the explanation', async () => {
      await tip.scrollIntoViewIfNeeded();
      await page.clock.pauseAt(Date.now() + 60_000); // the delay after which hover or focus opens the tip never ends
      await tip.tap();
      await expect(text).toBeVisible();
      await tip.tap();
      await expect(text).toBeHidden();
    });
  },
);
