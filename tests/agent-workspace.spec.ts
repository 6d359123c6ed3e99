/** The agent workspace: agency, region, and the end of the session (spec 000 §§4, 6; decisions/staff#agency-and-region). Failures: `producer-area.test.tsx`. */
import { sampleOne, LONG_RUN } from '../scripts/test/sample.ts';
import { accessibilityFaults } from './support/axe.ts';
import { sideways } from './support/left-nav.ts';
import { expect, test, unlikeBrands } from './support/portal.ts';
import { brand, cookies, openDesk, desk } from './support/desk.ts';

test(
  'the region that an agent chooses updates the data-dictionary token, and is remembered at the next sign-in',
  LONG_RUN,
  async ({ page, at, newPerson, expire, faults }) => {
    faults.expected.push(/401/);
    const gwen = await newPerson('gwen');
    await openDesk(page, at(brand, '/login/'), gwen);
    await expect(desk(page)).toContainText('You work in Minnesota for agency 40211.');
    expect(await cookies(page)).toMatchObject({ ddToken: '14', DDValue: '14', LEAD_REGION: 'MN' });
    expect(await cookies(page)).toMatchObject({ brand: brand.code, umsBrand: brand.dictionaryBrands['14'] });
    await expect(page.getByRole('region', { name: 'What you may do' }).getByRole('listitem')).toHaveCount(4);
    await desk(page).getByLabel('Region').selectOption('North Dakota');
    await expect(desk(page).getByLabel('Agency')).toHaveValue('40388');
    await desk(page).getByLabel('Remember').check();
    await desk(page).getByRole('button', { name: 'Use this agency and region' }).click();
    await expect(desk(page).getByRole('status')).toHaveText(
      /^You now work in North Dakota\. Your next sign-in starts there/,
    );
    expect(await cookies(page)).toMatchObject({ ddToken: '16', DDValue: '16', LEAD_REGION: 'ND' });
    expect(await cookies(page)).toMatchObject({ brand: brand.code, umsBrand: brand.dictionaryBrands['16'] });
    await expect(page.getByRole('region', { name: 'What you may do' }).getByRole('listitem')).toHaveText([
      new RegExp(String.raw`^Quote coverage\s*Call ${brand.customerServicePhoneNumber} to do this$`),
    ]);
    await expect(page.getByRole('region', { name: 'What you may do' }).locator('svg')).toHaveCount(0);
    await page.getByRole('link', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(at(brand, '/'));
    await openDesk(page, at(brand, '/login/'), gwen);
    await expect(desk(page)).toContainText('You work in North Dakota for agency 40388.');
    await test.step('after a 401 response a modal asks the agent to sign in again, and its button opens the sign-in page', async () => {
      await expire(gwen);
      await page.reload();
      const modal = page.getByRole('dialog', { name: 'Please Login' });
      await expect(modal).toContainText('Please login to view claims');
      await expect(page.locator('body')).not.toContainText('Gwen');
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(modal.getByRole('button', { name: 'OK' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(at(brand, '/login/'));
      await expect(page.getByLabel('User name')).toBeVisible();
    });
  },
);

for (const brand of sampleOne(unlikeBrands, 'the producer site'))
  test(
    `${brand.code}: axe finds no violation on the producer site at 320 px, in light or dark mode`,
    LONG_RUN,
    async ({ page, at, newPerson }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await openDesk(page, at(brand, '/login/'), await newPerson('ivan'));
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await accessibilityFaults(page)).toEqual([]);
      }
    },
  );
