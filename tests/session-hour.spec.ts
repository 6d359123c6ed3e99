/** Values stored for a tab or a session, unlike others, do not expire after an hour (spec 000 §2, §6, §9). */
import type { Page } from 'playwright/test';
import { persistedValue } from './support/persisted.ts';
import { brandWhere, claimRows, expect, test } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const brand = brandWhere(({ signIn, messageCenter }) => signIn.flow === 'newer' && messageCenter);
const picker = (page: Page) => page.getByLabel('Show this page for');

/** Stays active for more than an hour. */
async function passAnHour(page: Page): Promise<void> {
  for (let quarter = 0; quarter < 6; quarter += 1) {
    await page.clock.fastForward('12:00');
    await page.keyboard.press('Shift');
  }
}

test(
  'the selected group and the maintenance bypass last for more than an hour, but end with the session',
  LONG_RUN,
  async ({ page, at, maria, signInAs }) => {
    const closed = { payload: [{ name: 'MAINTENANCE', value: 'Y' }] };
    await page.route(/\/appConfig\/public\/list\//, (route) => route.fulfill({ json: closed }));
    await page.clock.install();
    await signInAs(maria, brand, '/login/?maintenance=bypass');
    await expect(claimRows(page)).toHaveCount(3);
    await page.goto(at(brand, '/login/#/prescriptions'));
    await picker(page).selectOption('23881000');
    await passAnHour(page);
    await page.reload();
    await expect(picker(page)).toHaveValue('23881000');
    await page.goto(at(brand, '/login/#/claims/activitySummary'));
    await expect(claimRows(page)).toHaveCount(3);

    // A value restored after a crash is ignored in the next session.
    const persisted = await page.evaluate(() => sessionStorage.getItem('SelectedGroup'));
    await page.getByRole('link', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(at(brand, brand.logoutTarget));
    expect(await persistedValue(page, 'SelectedGroup')).toBeNull();
    await page.evaluate((text) => sessionStorage.setItem('SelectedGroup', text ?? ''), persisted);
    await page.unroute(/\/appConfig\/public\/list\//);
    await signInAs(maria, brand);
    await expect(claimRows(page)).toHaveCount(3);
    await page.goto(at(brand, '/login/#/prescriptions'));
    await expect(picker(page)).toHaveValue('10452000');
  },
);
