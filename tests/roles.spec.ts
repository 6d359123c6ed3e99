/** Where each actor goes after signing in (spec 000 §4 'Redirect rule after login', §6). */
import type { Page } from 'playwright/test';
import { brandWhere, expect, test } from './support/portal.ts';
import { brand, kept, openDesk } from './support/desk.ts';

/** Other sites are stubbed: a redirect to one shows a page of this test. */
async function standIn(page: Page): Promise<void> {
  await page.route(
    (url) => !url.hostname.endsWith('.localhost'),
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<title>Another site</title><link rel="icon" href="data:,">',
      }),
  );
}

for (const [id, lead] of [
  ['gwen', 'as an agent'],
  ['adele', 'admin of an agency'],
  ['ivan', 'internal staff'],
] as const)
  test(`${id} goes to the producer site, and never into the member area`, async ({ page, at, newPerson }) => {
    await openDesk(page, at(brand, '/login/'), await newPerson(id));
    await expect(page.getByRole('main')).toContainText(lead);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    const { storage } = await kept(page);
    expect(JSON.parse(storage['UserData'] ?? '{}')).toMatchObject({ isLoggedIn: true });
    await page.goto(at(brand, '/login/#/claims/activitySummary'));
    await expect(page).toHaveURL(at(brand, '/producer/'));
    await page.getByRole('link', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(at(brand, '/'));
    await page.goto(at(brand, '/producer/'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('For agents, agency admins and staff');
  });

for (const flow of ['older', 'userauth', 'token'] as const)
  test(`an agent goes to the producer site by the ${flow} flow too`, async ({ page, at, newPerson }) => {
    const other = brandWhere(({ signIn }) => signIn.flow === flow);
    await openDesk(page, at(other, '/login/'), await newPerson('gwen'));
  });

test('a visitor is sent to the shop site, with the tokens cleared', async ({
  page,
  context,
  at,
  signInAs,
}) => {
  await standIn(page);
  await signInAs('piper', brand);
  await expect(page).toHaveURL(brand.sites.shop);
  const here = await context.newPage();
  await here.goto(at(brand));
  expect(await kept(here)).toEqual({ storage: {}, cookies: '' });
});

for (const [what, like, site] of [
  ['a member', 'maria', 'shop'],
  ['a member of a Medicare market', 'ruth-senior', 'senior'],
] as const)
  test(`${what} stays in the member area, and goes to the ${site} site where another site asked`, async ({
    page,
    at,
    newPerson,
    signInAs,
  }) => {
    await standIn(page);
    const person = await newPerson(like);
    await signInAs(person, brand, `/login/?target=${encodeURIComponent(brand.sites.shop)}`);
    await expect(page).toHaveURL(brand.sites[site]);
    await signInAs(person, brand);
    await expect(page).toHaveURL(at(brand, '/login/#/claims/activitySummary'));
  });

test('a member who signs in from a visitor page returns to it, signed in', async ({ page, at, signInAs }) => {
  await signInAs('maria', brand, '/login/?target=%2Fcoverage%2F');
  await expect(page).toHaveURL(at(brand, '/coverage/'));
  await expect(page.getByRole('link', { name: 'Sign out' })).toBeVisible();
  await page.goto(at(brand, '/producer/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is for agents and staff');
});
