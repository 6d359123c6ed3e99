/** The selected group on the header tabs' pages, and a link to another site. */
import type { Page } from 'playwright/test';
import { expect, test } from './support/portal.ts';
import { brand, main, turnTo } from './support/tab-pages.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const { medicationTherapy } = brand.handOffs;
const groupPicker = (page: Page) => page.getByLabel('Show this page for');

test(
  'the selected group persists across pages and reloads until the member signs out',
  LONG_RUN,
  async ({ page, context, at, newPerson, openAs }) => {
    const person = await newPerson('maria');
    await openAs(person, brand, '/login/#/prescriptions');
    await expect(page.getByRole('heading', { name: 'You have a drug plan' })).toBeVisible();
    await test.step('the link to the medication-therapy program opens in a new tab and records the visit', async () => {
      const recorded = page.waitForResponse(/mtm\/capabilityInfo/);
      const opened = context.waitForEvent('page');
      await main(page)
        .getByRole('link', { name: /medicine-therapy/ })
        .click();
      await expect(
        (await opened).getByRole('heading', { name: medicationTherapy?.name ?? '' }),
      ).toBeVisible();
      expect((await recorded).status()).toBe(200);
      await (await opened).close();
    });
    await groupPicker(page).selectOption('23881000');
    await expect(page.getByRole('heading', { name: 'This group has no drug plan' })).toBeVisible();
    await expect(
      main(page).getByRole('status').filter({ hasText: 'Now showing group 23881000' }),
    ).toHaveCount(1);
    await turnTo(page, 'ebill');
    await expect(groupPicker(page)).toHaveValue('23881000');
    await page.reload();
    await expect(groupPicker(page)).toHaveValue('23881000');
    await main(page).getByRole('button', { name: 'Show group 10452000' }).click();
    await expect(groupPicker(page)).toHaveValue('10452000');
    await groupPicker(page).selectOption('23881000');
    await page.getByRole('link', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(at(brand, '/logout/'));
    await openAs(person, brand, '/login/#/ebill');
    await expect(groupPicker(page)).toHaveValue('10452000');
  },
);
