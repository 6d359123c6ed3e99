/** The agent workspace: agency, region, and its failures (spec 000 §§4, 6; docs/decisions/034). */
import { sampleOne } from '../scripts/test/sample.ts';
import { accessibilityFaults } from './support/axe.ts';
import { expect, test, unlikeBrands } from './support/portal.ts';
import { brand, cookies, openDesk, place } from './support/desk.ts';

test('a region change refreshes the data-dictionary token, and is remembered', async ({
  page,
  at,
  newPerson,
}) => {
  const gwen = await newPerson('gwen');
  await openDesk(page, at(brand, '/login/'), gwen);
  await expect(place(page)).toContainText('You work in Minnesota for agency 40211.');
  expect(await cookies(page)).toMatchObject({ ddToken: '14', DDValue: '14', LEAD_REGION: 'MN' });
  expect(await cookies(page)).toMatchObject({ brand: brand.code, umsBrand: brand.dictionaryBrands['14'] });
  await expect(page.getByRole('region', { name: 'What you may do' }).getByRole('listitem')).toHaveCount(4);
  await place(page).getByLabel('Region').selectOption('North Dakota');
  await expect(place(page).getByLabel('Agency')).toHaveValue('40388');
  await place(page).getByLabel('Remember').check();
  await place(page).getByRole('button', { name: 'Use this agency and region' }).click();
  await expect(place(page).getByRole('status')).toHaveText(
    /^You now work in North Dakota\. Your next sign-in starts there/,
  );
  expect(await cookies(page)).toMatchObject({ ddToken: '16', DDValue: '16', LEAD_REGION: 'ND' });
  expect(await cookies(page)).toMatchObject({ brand: brand.code, umsBrand: brand.dictionaryBrands['16'] });
  await expect(page.getByRole('region', { name: 'What you may do' }).getByRole('listitem')).toHaveText([
    /^Quote coverage\s*Not on this site$/, // no tick: the page has no tool for it
  ]);
  await expect(page.getByRole('region', { name: 'What you may do' }).locator('svg')).toHaveCount(0);
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(at(brand, '/'));
  await openDesk(page, at(brand, '/login/'), gwen);
  await expect(place(page)).toContainText('You work in North Dakota for agency 40388.');
});

test('a failed token refresh opens the critical-call modal, and leaves region and token unchanged', async ({
  page,
  at,
  newPerson,
  breakCall,
  faults,
}) => {
  faults.expected.push(/409/);
  const gwen = await newPerson('gwen');
  await openDesk(page, at(brand, '/login/'), gwen);
  await breakCall(gwen, { call: 'getddTokenByRegion', kind: 'status', status: 409 });
  await place(page).getByLabel('Region').selectOption('North Dakota');
  await place(page).getByRole('button', { name: 'Use this agency and region' }).click();
  const modal = page.getByRole('dialog');
  await expect(modal).toContainText(
    'There has been a problem accessing this service. Please contact technical support.',
  );
  await expect(modal).toContainText(
    'Your access to the portal is not accessible. If you wish to gain access or have any questions, please reach out to your agency.',
  );
  await page.keyboard.press('Escape');
  await expect(place(page)).toContainText('You work in Minnesota for agency 40211.');
  await expect(place(page).getByRole('status')).toHaveText('Nothing has changed.');
  expect(await cookies(page)).toMatchObject({ ddToken: '14', DDValue: '14', LEAD_REGION: 'MN' });
});

test('a failure to save the preference is shown, and the region change stays', async ({
  page,
  at,
  newPerson,
  breakCall,
  repair,
  faults,
}) => {
  faults.expected.push(/500/);
  const gwen = await newPerson('gwen');
  await openDesk(page, at(brand, '/login/'), gwen);
  await breakCall(gwen, { call: 'agencyPreference', kind: 'status', status: 500 });
  await place(page).getByLabel('Region').selectOption('North Dakota');
  await place(page).getByLabel('Remember').check();
  await place(page).getByRole('button', { name: 'Use this agency and region' }).click();
  await expect(place(page).getByRole('alert')).toContainText(
    'we could not remember it for your next sign-in',
  );
  await repair(gwen);
  await place(page).getByRole('button', { name: 'Try again' }).click();
  await expect(place(page).getByRole('status')).toContainText('Your next sign-in starts there.');
});

test('a failure to load the workspace offers a retry', async ({
  page,
  newPerson,
  failCall,
  retryAfterRepair,
  signInAs,
}) => {
  const gwen = await newPerson('gwen');
  await failCall(gwen, 'getUserInfo');
  await signInAs(gwen, brand);
  await retryAfterRepair(gwen, page.getByRole('main'), 'We could not load your agencies and regions.');
  await expect(place(page)).toBeVisible();
});

test('a 401 asks to sign in again, and leads to the sign-in page', async ({
  page,
  at,
  newPerson,
  expire,
  faults,
}) => {
  faults.expected.push(/401/);
  const gwen = await newPerson('gwen');
  await openDesk(page, at(brand, '/login/'), gwen);
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

for (const one of sampleOne(unlikeBrands, 'the producer site'))
  test(`${one.code}: axe finds nothing on the producer site, at 320 px, in the dark`, async ({
    page,
    at,
    newPerson,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await openDesk(page, at(one, '/login/'), await newPerson('ivan'));
    const wide = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await wide()).toBeLessThanOrEqual(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await accessibilityFaults(page)).toEqual([]);
    }
  });
