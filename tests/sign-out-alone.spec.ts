/** Signing out when its code cannot be loaded: offline, or the file is gone after a publish. */
import { expectNothingLeft } from './support/kept.ts';
import { brandWhere, claimRows, expect, test } from './support/portal.ts';

const brand = brandWhere(({ signIn, messageCenter }) => signIn.flow === 'newer' && messageCenter);
const LOGGED = 'console: Logout failed, please close the browser';

test.beforeEach(async ({ page, faults, signInAs }) => {
  faults.expected.push(/Logout failed|Failed to load resource|Failed to fetch dynamically|404 \/_astro/);
  await signInAs('maria', brand);
  await expect(claimRows(page)).toHaveCount(3);
});

test('a sign-out whose file is gone signs out all tabs and the services, and shows it', async ({
  page,
  at,
  context,
  faults,
}) => {
  const other = await context.newPage();
  await other.goto(at(brand, '/login/'));
  await expect(claimRows(other)).toHaveCount(3);
  await context.route('**/_astro/sign-out.*.js', (route) => route.fulfill({ status: 404 }));
  const told = page.waitForRequest(
    (request) => request.method() === 'DELETE' && request.url().endsWith('/userauth/v1/login'),
  );
  await page.getByRole('link', { name: 'Sign out' }).click();
  await told;
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
    await expect(tab).toHaveURL(at(brand, brand.logoutTarget));
    await expectNothingLeft(tab);
  }
  expect(faults.found).toContain(LOGGED);
});

test('if the code of a member’s page is gone as well, the page itself signs out', async ({
  page,
  at,
  context,
  faults,
}) => {
  const other = await context.newPage();
  await other.goto(at(brand, '/login/'));
  await expect(claimRows(other)).toHaveCount(3);
  await page.route('**/_astro/on-demand.*.js', (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect(claimRows(page)).toHaveCount(3);
  await page.getByRole('link', { name: 'Sign out' }).click();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
    await expectNothingLeft(tab);
  }
  expect(faults.found).toContain(LOGGED);
});

test('offline, the member is signed out at once, and stays signed out', async ({
  page,
  at,
  context,
  faults,
}) => {
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/^chrome-error:/);
  expect(faults.found).toContain(LOGGED);
  await context.setOffline(false);
  await page.goto(at(brand, '/login/'));
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expectNothingLeft(page);
});
