/** Too many failed sign-ins (docs/decisions/070), and what the form says after a wrong password (spec 000 §8). */
import type { Page } from 'playwright/test';
import { expectAccessible } from './support/axe.ts';
import { brandWhere, claimRows, expect, fillSignIn, test, type Person } from './support/portal.ts';

const brand = brandWhere(({ signIn }) => signIn.flow === 'newer');

const password = (page: Page) => page.getByLabel('Password', { exact: true });
const userName = (page: Page) => page.getByLabel('User name');
const submit = (page: Page) => page.getByRole('button', { name: 'Sign in' });
const invalid = (page: Page) => page.getByRole('dialog', { name: 'We could not sign you in' });

/** Counts the page's sign-in requests. */
function countSignIns(page: Page): { sent: number } {
  const count = { sent: 0 };
  page.on('request', (request) => {
    if (/userLogin$|ltpalogin$|v1\/login$|oauth\/tokens$/.test(request.url())) count.sent += 1;
  });
  return count;
}

/** Sends five wrong passwords, the limit of one user name. */
async function useUpAttempts(page: Page, person: Person): Promise<void> {
  for (let nth = 0; nth < 5; nth += 1) {
    await fillSignIn(page, { ...person, password: 'Wrong-1!' });
    await invalid(page).getByRole('button', { name: 'Try again' }).click();
  }
}

for (const flow of ['newer', 'userauth', 'older', 'token'] as const) {
  const site = brandWhere(({ signIn }) => signIn.flow === flow);

  test(`${flow}: after five wrong passwords the form says when to try again, and waits until then`, async ({
    page,
    at,
    maria,
    faults,
  }) => {
    faults.expected.push(/40[01]|429/);
    const calls = countSignIns(page);
    await page.clock.install();
    await page.goto(at(site, '/login/'));
    await useUpAttempts(page, maria);
    await fillSignIn(page, maria);
    const status = page.getByRole('status').filter({ hasText: 'Try again at' });
    await expect(status).toContainText(/Try again at \d{1,2}:\d\d\s[AP]M\./);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(userName(page)).toHaveValue(maria.logonId);
    await expect(submit(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(submit(page)).toHaveAccessibleDescription(/Try again at/);
    await expectAccessible(page);

    const before = calls.sent;
    await submit(page).press('Enter');
    await password(page).press('Enter');
    expect(calls.sent).toBe(before);

    await page.clock.fastForward('15:00');
    await expect(page.getByText('You can try again now.')).toBeVisible();
    await expect(submit(page)).toHaveAttribute('aria-disabled', 'false');
    await submit(page).press('Enter');
    await expect.poll(() => calls.sent).toBe(before + 1); // the sandbox has its own clock
  });
}

test('another user name is not affected by the limit of the first', async ({
  page,
  at,
  newPerson,
  faults,
}) => {
  faults.expected.push(/401|429/);
  const person = await newPerson('maria');
  await page.goto(at(brand, '/login/'));
  await useUpAttempts(page, person);
  await fillSignIn(page, person);
  await expect(page.getByText('There were too many failed sign-ins.')).toBeVisible();
  await fillSignIn(page, await newPerson('maria'));
  await expect(claimRows(page)).toHaveCount(3);
});

test('a wrong password: the modal links to the recovery pages, and the form says in one line what was wrong', async ({
  page,
  at,
  maria,
  faults,
}) => {
  faults.expected.push(/401/);
  await page.goto(at(brand, '/login/'));
  await fillSignIn(page, { ...maria, password: 'Wrong-1!' });
  await expect(invalid(page).getByRole('link', { name: 'Forgot your user name?' })).toHaveAttribute(
    'href',
    '/forgot-user-name/',
  );
  await expect(invalid(page).getByRole('link', { name: brand.customerServicePhoneNumber })).toHaveAttribute(
    'href',
    `tel:+${brand.customerServicePhoneNumber.replaceAll('-', '')}`,
  );
  await expectAccessible(page);
  await invalid(page).getByRole('button', { name: 'Try again' }).click();

  await expect(password(page)).toBeFocused();
  for (const field of [userName(page), password(page)]) {
    await expect(field).toHaveAccessibleDescription('The user name or password is wrong.');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(userName(page)).toHaveValue(maria.logonId);
  await expectAccessible(page);

  await fillSignIn(page, { ...maria, password: 'Wrong-2!' });
  await invalid(page).getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(at(brand, '/forgot-password/'));
  await expect(page.getByLabel('User name')).toHaveValue(maria.logonId);
});
