/**
 * Action items on the activity summary (decisions/home#action-items-on-the-summary). Each item leads to its view and
 * disappears when it is done. `action-items.test.tsx` tests payments.
 */
import type { Page } from 'playwright/test';
import { faultsOfView } from './support/axe.ts';
import { recordedShifts, recordShifts } from './support/layout-shift.ts';
import { main } from './support/pay-claim.ts';
import { brandWhere, expect, goTo, test } from './support/portal.ts';
import { canSeedSession } from './support/seeded-session.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const brand = brandWhere((site) => canSeedSession(site) && site.messageCenter && !site.spending.bypassHSA);

const SUMMARY = '#/claims/activitySummary';
const strip = (page: Page) => page.getByRole('region', { name: 'Needs your attention' });
const line = (page: Page, name: RegExp | string) => strip(page).getByRole('link', { name });
const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { name });

/** Returns to the summary from another view and expands the whole list. */
async function showAll(page: Page): Promise<void> {
  await goTo(page, SUMMARY);
  await strip(page).getByRole('button', { name: /^Show/ }).click();
}

test(
  'action items are listed with the nearest date first, and each disappears once it is done',
  LONG_RUN,
  async ({ page, openAs }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await recordShifts(page);
    await openAs('alma', brand);
    await expect(strip(page).getByRole('link')).toHaveText([
      /dental coverage ends on .*, in 12 days$/,
      /^Your health savings account/,
    ]);
    await expect(page.locator('#education-panel')).toBeVisible();
    await expect(page.locator('#member [aria-busy=true]')).toHaveCount(0);
    expect(await recordedShifts(page)).toEqual([]);
    await strip(page).getByRole('button', { name: 'Show all 4' }).click();
    await expect(strip(page).getByRole('link')).toHaveText([
      /^Your dental coverage/,
      /^Rafael’s coverage ends on .*, in 45 days$/,
      /^Denied claim from .*: 130 days left to appeal$/,
      /^Your health savings account/,
    ]);
    expect(await faultsOfView(page)).toEqual([]);

    await test.step('the item of a denied claim opens the claim in the list and moves the focus to the appeal', async () => {
      await line(page, /^Denied claim/).click();
      await expect(heading(page, 'If you disagree with this decision')).toBeFocused();
      await expect(heading(page, 'If you disagree with this decision')).toBeInViewport();
      await expect(main(page).locator('.appeal-until')).toContainText('130 days are left.');
    });
    await test.step('a hidden item stays hidden after a reload, and one press of Undo restores several hidden items', async () => {
      const hide = (name: RegExp) => strip(page).getByRole('button', { name }).click();
      await showAll(page);
      await hide(/^Hide: Rafael/);
      await hide(/^Hide: Denied claim/);
      await expect(heading(page, 'Needs your attention')).toBeFocused();
      await expect(strip(page).getByRole('link')).toHaveCount(2);
      await expect(page.getByText('2 notes are closed.')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(strip(page).getByRole('link')).toHaveCount(4);
      await hide(/^Hide: Denied claim/);
      await expect(page.getByText('The note is closed.')).toBeVisible();
      await page.reload();
      await expect(strip(page).getByRole('button', { name: 'Show all 3' })).toBeVisible();
    });
    await test.step('the action item for dental coverage leads to the plans', async () => {
      await line(page, /^Your dental coverage/).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page).toHaveURL(/#\/claims\/healthPlans$/);
    });
    await test.step('the action item for the HSA terms disappears when the member accepts the terms', async () => {
      await showAll(page);
      await line(page, /^Your health savings account/).click();
      await main(page).getByRole('button', { name: 'Accept the terms' }).click();
      await expect(main(page).getByRole('button', { name: 'Accept the terms' })).toHaveCount(0);
      await page.goBack();
      await expect(strip(page).getByRole('button', { name: 'Show all 2' })).toBeVisible();
    });
  },
);
