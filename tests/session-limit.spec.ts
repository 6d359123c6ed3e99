/**
 * The fixed end of a session: warning, sign-out in every tab, and the return to the view. `timeout.spec.ts` tests an
 * idle session.
 */
import type { Page } from 'playwright/test';
import { LIMIT_NOTE } from '../src/session/timeout/session-limit.rules.ts';
import { expectAccessible } from './support/axe.ts';
import { fetchSite } from './support/fetch-site.ts';
import { expectNothingLeft } from './support/persisted.ts';
import { brandWhere, expect, goTo, test, watch } from './support/portal.ts';
import { signInUnderClock } from './support/session-clock.ts';

const limitNotice = (page: Page) => page.getByRole('alertdialog', { name: 'Your session is about to end' });

test('a warning is shown before the fixed end of a session, and the sign-in page explains the end and returns to the view', async ({
  page,
  context,
  at,
  maria,
  faults,
}) => {
  const site = brandWhere(({ signIn: { flow } }) => flow === 'newer');
  const view = '/login/#/claims/claimsAndPayments';
  const signInPage = `/login/?target=${encodeURIComponent(view)}`;
  const activeFor = async (...times: string[]) => {
    for (const time of times) {
      await page.clock.fastForward(time);
      await page.keyboard.press('Shift');
    }
  };
  // A session that ends 20 minutes after sign-in.
  await context.route('**/userInfo/userLogin', async (route) => {
    const response = await fetchSite(route, route.request().url());
    const body = await response.json();
    body.payload.token.session_expires_in = 1200;
    await route.fulfill({ response, json: body });
  });
  await signInUnderClock(page, at(site, '/login/'), maria);
  await goTo(page, '#/claims/claimsAndPayments');

  await test.step('the warning appears twice, and pressing Enter when it appears closes the warning but does not end the session', async () => {
    await activeFor('09:30');
    await expect(limitNotice(page)).toHaveCount(0);
    await activeFor('01:00');
    await expect(limitNotice(page)).toContainText(
      / at \d{1,2}:\d\d [AP]M [A-Z]{2,4}, even if you are active/,
    );
    await expect(limitNotice(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(limitNotice(page)).toHaveCount(0);
    await page.reload();
    await activeFor('07:00');
    await expect(limitNotice(page)).toHaveCount(0);
    await activeFor('01:00');
    await expect(limitNotice(page)).toBeVisible();
  });

  await test.step('signing in again returns to the view that was open when the warning appeared', async () => {
    await limitNotice(page).getByRole('button', { name: 'Sign in again' }).click();
    await expect(page).toHaveURL(at(site, signInPage));
    await expectNothingLeft(page);
    await expect(page.getByText('a session lasts')).toBeHidden();
    await page.getByLabel('User name').fill(maria.logonId);
    await page.getByLabel('Password', { exact: true }).fill(maria.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(at(site, view));
  });

  await test.step('all tabs are signed out at the fixed end of the session, even if the user is active', async () => {
    const second = await context.newPage();
    watch(second, faults);
    await second.goto(at(site, view));
    await expect(second.getByRole('link', { name: 'Sign out' })).toBeVisible();
    await activeFor('11:00', '08:30');
    await expect(limitNotice(page)).toBeVisible();
    await page.clock.fastForward('00:40');
    for (const tab of [page, second]) {
      await expect(tab).toHaveURL(at(site, `${signInPage}#${LIMIT_NOTE}`));
      await expect(tab.getByText('a session lasts 12 hours at most')).toBeVisible();
      await expectNothingLeft(tab);
    }
  });
});
