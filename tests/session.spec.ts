/** A member signs in, sees the summary and signs out. Several tabs: `session-tabs.spec.ts`. */
import { brandWhere, claimRows, expect, goTo, messageRows, test } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const plain = brandWhere(
  ({ footer, messageCenter, theme }) => footer.kind === 'mega' && messageCenter && theme.header === 'plain',
);
const band = brandWhere(({ theme, footer }) => theme.header === 'band' && footer.kind === 'simple');

test('a member can sign in before the form is hydrated, and Back shows no member data after a sign-out', async ({
  page,
  at,
  maria,
}) => {
  await page.goto(at(plain, '/login/'));
  // A password manager fills a form without interaction events.
  await page.evaluate(({ logonId, password }) => {
    const form = document.querySelector<HTMLFormElement>('main form');
    for (const [name, value] of Object.entries({ userName: logonId, password })) {
      const input = form?.elements.namedItem(name);
      if (input instanceof HTMLInputElement) input.value = value;
    }
    form?.requestSubmit();
  }, maria);
  await expect(page).toHaveURL(at(plain, '/login/#/claims/activitySummary'));
  await expect(page).toHaveTitle(`Activity Summary · ${plain.name}`);
  await expect(
    page.getByRole('heading', { level: 1, name: /Good (morning|afternoon|evening), Maria/ }),
  ).toBeFocused();
  await expect(claimRows(page)).toHaveCount(3);
  await expect(messageRows(page)).toHaveCount(3);

  await test.step('a reload keeps the member signed in, and an address in an older form opens its view', async () => {
    await page.reload();
    await expect(claimRows(page)).toHaveCount(3);
    await page.goto(at(plain, '/login/#!/activitySummary/'));
    await expect(page).toHaveURL(at(plain, '/login/#/claims/activitySummary'));
    await page.goto(at(plain, '/login/#/nowhere'));
    await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t find that page' })).toBeFocused();
    await page.getByRole('link', { name: 'Go to your activity summary' }).click();
    await expect(claimRows(page).first()).toBeVisible();
  });

  await test.step('the page for a forgotten password leads to the password change', async () => {
    await page.goto(at(plain, '/forgot-password/'));
    await page.getByRole('link', { name: 'Change your password' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Change your password' })).toBeFocused();
  });

  await test.step('a sign-out clears the session, and Back shows no member data', async () => {
    await page.getByRole('link', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(at(plain, plain.logoutTarget));
    await expect(page.getByRole('heading', { level: 1, name: 'You’re signed out' })).toBeVisible();
    expect(await page.evaluate(() => ({ session: { ...sessionStorage }, cookies: document.cookie }))).toEqual(
      { session: {}, cookies: '' },
    );
    await page.goBack();
    await expect(page.getByLabel('User name')).toBeVisible();
    await expect(page.locator('body')).not.toContainText('Maria');
  });
});

test(
  'the Sign out link and the typed hash #logout both sign the member out',
  LONG_RUN,
  async ({ page, at, maria, signInAs }) => {
    await signInAs(maria, band);
    await expect(claimRows(page)).toHaveCount(3);
    await page.getByRole('link', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(at(band, band.logoutTarget));
    await signInAs(maria, plain, '/login/?mobile=true');
    await expect(claimRows(page)).toHaveCount(3);
    await goTo(page, '#logout');
    await expect(page).toHaveURL(at(plain, plain.logoutTarget));
    await expect(page.locator('html[data-mobile]')).toBeAttached();
    expect(await page.evaluate(() => Object.keys({ ...sessionStorage }).sort())).toEqual(['MobileWindow']);
  },
);
