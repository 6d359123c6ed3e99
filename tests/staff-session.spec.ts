/**
 * The session of agents and staff: its start page, tabs and end (spec 000 §3 'authVersion', §4;
 * decisions/staff#agents-sign-out-without-a-call). Roles: `src/member/producer/producer-roles.test.tsx`; cookies:
 * `src/session/session-member.test.tsx`.
 */
import { expectNothingLeft, persistedValue } from './support/persisted.ts';
import { brand, cookies, readPersisted, openDesk, desk } from './support/desk.ts';
import { expect, test, watch } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

test(
  'an agent is sent to the producer site in every tab, and is sent to the visitors’ home page after signing out',
  LONG_RUN,
  async ({ page, context, at, newPerson, faults, request }) => {
    faults.expected.push(/Transition was aborted/);
    const early = await context.newPage();
    watch(early, faults);
    await early.goto(at(brand, '/producer/'));
    await expect(desk(early)).toHaveCount(0);

    await test.step('the agent is never sent into the member area', async () => {
      await openDesk(page, at(brand, '/login/'), await newPerson('gwen'));
      await expect(page.getByRole('main')).toContainText('as an agent');
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
      await expect(page.getByRole('region', { name: 'What you may do' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Account', exact: true })).toBeHidden();
      const { storage } = await readPersisted(page);
      expect(JSON.parse(storage['UserData'] ?? '{}')).toMatchObject({ isLoggedIn: true });
      await page.goto(at(brand, '/login/#/claims/activitySummary'));
      await expect(page).toHaveURL(at(brand, '/producer/'));
      await expect(desk(page)).toBeVisible();
    });

    await test.step('an agent’s session has no member-login cookie, but a new tab still finds the session', async () => {
      const written = await cookies(page);
      expect(Object.keys(written)).not.toContain('authVersion');
      expect(written['brand']).toBe(brand.code);
      const second = await context.newPage();
      watch(second, faults);
      await second.goto(at(brand, '/producer/'));
      await expect(desk(second)).toBeVisible();
      await second.close();
    });

    await test.step('a tab that was opened before the sign-in shows the session when the tab gets focus', async () => {
      await early.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(desk(early)).toBeVisible();
    });

    await test.step('a sign-out ends the session in every tab, and revokes the token at the services', async () => {
      const access = String(await persistedValue(page, 'AccessToken'));
      await page.getByRole('link', { name: 'Sign out' }).click();
      await expect(page).toHaveURL(at(brand, '/')); // `/home` redirects to this address
      await expect(early).toHaveURL(at(brand, brand.logoutTarget));
      await expectNothingLeft(page);
      await expectNothingLeft(early);
      const headers = { Authorization: `Bearer ${access}` };
      const check = () => request.get('/dps/x-services/validateltpa', { headers });
      await expect.poll(async () => (await check()).status()).toBe(401);
      await page.goto(at(brand, '/producer/'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('For agents, agency admins and staff');
    });
  },
);
