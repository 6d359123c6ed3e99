/**
 * The short answers at the top of the activity summary in a browser: dialogs, focus, and a saved card
 * (decisions/claims#one-figure-of-what-is-owed, decisions/plans#plan-limits-in-short). Contents: `owe-tile.test.tsx`, `plan-card-tiles.test.tsx`.
 */
import type { Page } from 'playwright/test';
import { expectAccessible } from './support/axe.ts';
import { opened } from './support/claims-list.ts';
import { PAY_BUTTON } from './support/pay-claim.ts';
import { brandWhere, expect, test } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const brand = brandWhere(({ planProgress, messageCenter }) => planProgress.version === 'V3' && messageCenter);
const answer = (page: Page, name: 'owe' | 'plan' | 'card') => page.locator(`#${name}-answer`);

test(
  'one press opens the dialog about the amount owed or the card, and closing it returns the focus',
  LONG_RUN,
  async ({ page, openAs }) => {
    await openAs('maria', brand);
    const see = answer(page, 'owe').getByRole('button', { name: 'See why I owe this' });
    const claims = page.getByRole('dialog', { name: /left to pay$/ });
    await see.click();
    await expect(claims.getByText(/^Why we denied it/).first()).toBeVisible();
    await expectAccessible(page);
    await claims.getByRole('button', { name: 'Close' }).click();
    await expect(see).toBeFocused();
    await test.step('a button of the plan tile moves the focus to the plan progress panel', async () => {
      const plan = answer(page, 'plan');
      await expect(plan.locator('.progress-bar')).toHaveCount(4);
      await plan.getByRole('button', { name: 'See all of it below' }).click();
      await expect(page.locator('#plan-progress-panel').getByRole('heading', { level: 2 })).toBeFocused();
    });
    await test.step('the front of the member ID card can be saved as an image', async () => {
      const show = answer(page, 'card').getByRole('button', { name: 'Show my card' });
      await show.click();
      const dialog = page.getByRole('dialog', { name: 'Your member ID card' });
      await expect(dialog.getByRole('figure')).toHaveCount(2);
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Save the front as an image' }).click();
      expect((await download).suggestedFilename()).toBe('insurance-card-front.png');
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(show).toBeFocused();
    });
    await test.step('a claim in the dialog can be opened in the list, or its payment can be started', async () => {
      await see.click();
      const provider = (await claims.getByRole('heading', { level: 3 }).first().innerText()).trim();
      await claims.getByRole('link', { name: provider }).click();
      await expect(opened(page).getByRole('heading', { level: 3 })).toHaveText(provider);
      await page.goBack();
      await see.click();
      const pay = claims.getByRole('button', { name: PAY_BUTTON }).first();
      const amount = /\$([\d.,]+)/.exec(await pay.innerText())?.[1] ?? '';
      await pay.click();
      await expect(page.getByLabel('Amount in dollars')).toHaveValue(amount);
      await expect(claims).toHaveCount(0);
    });
  },
);
