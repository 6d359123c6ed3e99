/**
 * The session of agents and staff: its tabs, its cookies, its end (spec 000 §3 'authVersion', §4; decision 065).
 */
import { expectNothingLeft, keptValue } from './support/kept.ts';
import { brand, cookies, openDesk, place } from './support/desk.ts';
import { expect, test, watch } from './support/portal.ts';

for (const id of ['gwen', 'adele', 'ivan'] as const)
  test(`${id} has no member-login cookie, and a new tab still finds the session`, async ({
    page,
    context,
    at,
    newPerson,
    faults,
  }) => {
    await openDesk(page, at(brand, '/login/'), await newPerson(id));
    const written = await cookies(page);
    expect(Object.keys(written)).not.toContain('authVersion');
    expect(written['brand']).toBe(brand.code);
    const second = await context.newPage();
    watch(second, faults);
    await second.goto(at(brand, '/producer/'));
    await expect(place(second)).toBeVisible();
  });

test('a page opened before an agent signed in joins the session when it gets focus', async ({
  page,
  context,
  at,
  newPerson,
  faults,
}) => {
  await page.goto(at(brand, '/producer/'));
  await expect(place(page)).toHaveCount(0);
  const second = await context.newPage();
  watch(second, faults);
  await openDesk(second, at(brand, '/login/'), await newPerson('gwen'));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(place(page)).toBeVisible();
});

test('an agent’s sign-out leads to the visitors’ home page, ends every tab, and ends the token at the services', async ({
  page,
  context,
  at,
  newPerson,
  faults,
  request,
}) => {
  faults.expected.push(/Transition was aborted/);
  await openDesk(page, at(brand, '/login/'), await newPerson('gwen'));
  const access = String(await keptValue(page, 'AccessToken'));
  const second = await context.newPage();
  watch(second, faults);
  await second.goto(at(brand, '/producer/'));
  await expect(place(second)).toBeVisible();
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(at(brand, '/')); // `/home` is a redirect to it
  await expect(second).toHaveURL(at(brand, brand.logoutTarget));
  await expectNothingLeft(page);
  await expectNothingLeft(second);
  const check = () =>
    request.get('/dps/x-services/validateltpa', { headers: { Authorization: `Bearer ${access}` } });
  await expect.poll(async () => (await check()).status()).toBe(401);
});
