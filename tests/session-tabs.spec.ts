/** Data that browser tabs share in addition to the session: changes to the user record, and a sign-in while a form is open. */
import type { Page } from 'playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectNothingLeft } from './support/persisted.ts';
import { brandWhere, claimRows, expect, fillSignIn, goTo, signInAt, test } from './support/portal.ts';
import { visitRecorded } from './support/visits.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const brand = brandWhere(
  ({ signIn, sites }) => signIn.flow === 'newer' && sites.producer.everywhere === '/producer/',
);

const desk = (page: Page) => page.getByRole('region', { name: 'Agency and region' });

test(
  'a region that is chosen in one tab applies to all tabs, even to a tab that was at another address',
  LONG_RUN,
  async ({ page, context, at, signInAs, newTab }) => {
    await signInAs('gwen', brand);
    await expect(desk(page)).toContainText('You work in Minnesota for agency 40211.');
    const second = await newTab();
    await second.goto(at(brand, '/producer/'));
    await expect(desk(second)).toContainText('You work in Minnesota for agency 40211.');
    const third = await newTab();
    await third.goto(at(brand, '/producer/'));
    await expect(desk(third)).toContainText('You work in Minnesota for agency 40211.');
    await third.goto('about:blank'); // leaves the portal, so that this tab receives no messages
    await desk(page).getByLabel('Region').selectOption('North Dakota');
    await desk(page).getByRole('button', { name: 'Use this agency and region' }).click();
    await expect(desk(page)).toContainText('You work in North Dakota for agency 40388.');
    await expect(desk(second)).toContainText('You work in North Dakota for agency 40388.');
    await expect(desk(second).getByLabel('Region')).toHaveValue('ND');
    await third.goto(at(brand, '/producer/'));
    await expect(desk(third)).toContainText('You work in North Dakota for agency 40388.');
    for (const tab of [second, page]) {
      await tab.reload();
      await expect(desk(tab)).toContainText('You work in North Dakota for agency 40388.');
    }
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'LEAD_REGION')?.value).toBe('ND');
  },
);

/** Simulates bringing a tab to the front, by a focus event, because in tests all pages are visible. */
const turnTo = (tab: Page): Promise<void> =>
  tab.evaluate(() => void window.dispatchEvent(new Event('focus')));

test("a tab with an empty sign-in form joins another tab's session, a tab with typed text offers to join it, and all tabs sign out together", async ({
  page,
  context,
  at,
  newPerson,
  faults,
  maria,
  newTab,
}) => {
  faults.expected.push(/409/);
  const second = await newTab();
  const third = await newTab();

  await test.step('an error in one tab’s form ends no session', async () => {
    await page.goto(at(brand, '/login/'));
    await third.goto(at(brand, '/login/'));
    await page.getByLabel('User name').fill('begun'); // typed before another tab signs in, because otherwise the form would join that session at the first press
    await expect(page.locator('form[data-ready]')).toBeVisible();
    await signInAt(second, at(brand, '/login/'), maria);
    await expect(claimRows(second)).toHaveCount(3);
    const before = await context.cookies();
    await fillSignIn(page, await newPerson('other-error'));
    await expect(page.getByRole('dialog', { name: 'We couldn’t sign you in' })).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await context.cookies()).toEqual(before);
    await second.reload();
    await expect(claimRows(second)).toHaveCount(3);
  });

  await test.step('a form with typed text says who is signed in, and offers to continue the session', async () => {
    await turnTo(page);
    await expect(page.getByText('You’re signed in as Maria Delgado in another browser tab.')).toBeVisible();
    await expect(page.getByLabel('User name')).not.toHaveValue('');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue as Maria Delgado' }).click();
    await expect(claimRows(page)).toHaveCount(3);
    await expect(claimRows(second)).toHaveCount(3);
  });

  await test.step('a tab with an untouched form joins the session when the tab gets focus', async () => {
    await expect(third.getByLabel('User name')).toBeVisible();
    await turnTo(third);
    await expect(claimRows(third)).toHaveCount(3);
  });

  await test.step('a tab whose session storage was cleared gets the session from another tab', async () => {
    await page.evaluate(() => {
      window.sessionStorage.clear();
      window.location.hash = '#/claims/claimsAndPayments';
    });
    await expect(page.locator('#claims-list .claim-row')).toHaveCount(10);
    const visited = visitRecorded(second);
    await second.reload();
    await expect(claimRows(second)).toHaveCount(3);
    await visited; // otherwise the sign-out may come before the page's last calls, which would then be rejected
  });

  await test.step('a sign-out in one tab ends the session in all tabs', async () => {
    await page.getByRole('link', { name: 'Sign out' }).click();
    for (const tab of [page, second, third]) {
      await expect(tab).toHaveURL(at(brand, brand.logoutTarget));
      await expect(tab.locator('body')).not.toContainText('Maria');
      await expectNothingLeft(tab);
    }
  });
});

test(
  'pressing OK in the "Please Login" dialog opens an empty form, or joins the session if another tab has signed in since',
  LONG_RUN,
  async ({ page, at, maria, expire, faults, signInAs, newTab }) => {
    faults.expected.push(/401|Transition was aborted/);
    const pleaseLogin = page.getByRole('dialog', { name: 'Please Login' });
    const ok = page.getByRole('button', { name: 'OK' });
    const name = page.getByLabel('User name');
    const second = await newTab();
    const signInSecond = async (): Promise<void> => {
      await signInAt(second, at(brand, '/login/'), maria);
      await expect(claimRows(second)).toHaveCount(3);
    };
    const visited = visitRecorded(page);
    await signInAs(maria, brand);
    await expect(claimRows(page)).toHaveCount(3);
    await visited;

    await test.step('if no tab has a session, OK opens an empty form', async () => {
      await expire(maria);
      await goTo(page, '#/claims/claimsAndPayments');
      await expect(pleaseLogin).toBeVisible();
      await ok.click();
      await expect(name).toHaveValue('');
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    });

    await test.step('the OK button joins the other tab’s session even if the form contains typed text', async () => {
      const again = visitRecorded(page);
      await fillSignIn(page, maria);
      await goTo(page, '#/claims/activitySummary');
      await expect(claimRows(page)).toHaveCount(3);
      await again;
      // Imitates Firefox, which restores field values after a reload.
      await page.evaluate((typed) => {
        const field = document.querySelector<HTMLInputElement>('#userName');
        if (field) field.value = typed;
      }, maria.logonId);
      await expire(maria);
      await goTo(page, '#/claims/claimsAndPayments');
      await expect(pleaseLogin).toBeVisible();
      await signInSecond();
      await ok.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Claims & Payments' })).toBeVisible();
      await expect(name).toBeHidden();
    });

    await test.step('the OK button does not end a session that another tab started while the dialog was open', async () => {
      await second.close();
      await expire(maria);
      await goTo(page, '#/claims/activitySummary');
      await expect(pleaseLogin).toBeVisible();
      const third = await newTab();
      await signInAt(third, at(brand, '/login/'), maria);
      await expect(claimRows(third)).toHaveCount(3);
      await ok.click();
      await expect(claimRows(page)).toHaveCount(3);
      await third.reload();
      await expect(claimRows(third)).toHaveCount(3);
    });
  },
);
