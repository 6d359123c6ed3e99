/** A forced password and a changed one (spec 000 §2 'Modals of the sign-in flow', §4 'FORCED', §5). */
import type { Page } from 'playwright/test';
import { expectAccessible } from './support/axe.ts';
import { brandWhere, claimRows, expect, goTo, signInAt, test, type Person } from './support/portal.ts';

const brand = brandWhere(({ signIn }) => signIn.flow === 'newer');
const NEXT = 'Lantern-42?';
// Quoted from spec 000 §5.
const MESSAGE =
  'Password must have 6 or more characters with at least 1 uppercase letter, 1 lowercase letter, 1 number, and 1 special characters (except <, >, +).';

const forced = (page: Page) => page.getByRole('dialog', { name: 'Choose a new password' });
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Change your password' });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function fillPasswords(page: Page, old: string, next: string, again = next): Promise<void> {
  await field(page, 'Current password').fill(old);
  await field(page, 'New password').fill(next);
  await field(page, 'New password again').fill(again);
}

async function openView(page: Page, address: string, person: Person): Promise<void> {
  await signInAt(page, address, person);
  await expect(heading(page)).toBeFocused();
}

test('a forced password change keeps the target of the sign-in', async ({
  page,
  at,
  newPerson,
  signInAs,
}) => {
  const person = await newPerson('miriam');
  await signInAs(person, brand, '/login/?target=/msg/');
  await forced(page).getByRole('button').click();
  await field(page, 'Current password').fill(person.password);
  await field(page, 'New password').fill(NEXT);
  await field(page, 'New password again').fill(NEXT);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL(at(brand, '/msg/'));
});

test('a forced password: only the button closes the modal; the new password needs only the keyboard', async ({
  page,
  at,
  newPerson,
}) => {
  const person = await newPerson('miriam');
  await page.goto(at(brand, '/login/'));
  await page.getByLabel('User name').focus();
  await page.keyboard.type(person.logonId);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(forced(page)).toBeVisible();
  expect((await forced(page).boundingBox())?.height).toBeGreaterThanOrEqual(120);
  await expect(forced(page).getByRole('button')).toHaveCount(1);
  await expect(page.locator('main'), 'nothing of the member behind it').not.toContainText('$');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(4, 4);
  await expect(forced(page)).toBeVisible();
  await page.keyboard.press('Tab'); // the click outside moved focus away from the button
  await expect(forced(page).getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at(brand, '/login/#/change-password'));
  await expect(heading(page)).toBeFocused();
  await expect(forced(page)).toHaveCount(0);

  // Leaving without a new password shows the modal again.
  await goTo(page, '#/claims/activitySummary');
  await expect(forced(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(field(page, 'Current password')).toBeFocused();
  await page.keyboard.type(person.password);
  await page.keyboard.press('Tab');
  await page.keyboard.type(NEXT);
  await page.keyboard.press('Tab');
  await page.keyboard.type(NEXT);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at(brand, '/login/#/claims/activitySummary'));
  await expect(page.getByText('Your password was changed')).toBeVisible();
  await expect(claimRows(page).first()).toBeVisible();
  await expect(forced(page)).toHaveCount(0);
  await page.reload();
  await expect(claimRows(page).first()).toBeVisible();
  await expect(forced(page)).toHaveCount(0);
});

test('the checklist follows the input; errors show next to their field, and the input stays', async ({
  page,
  at,
  newPerson,
  faults,
}) => {
  faults.expected.push(/400/);
  const person = await newPerson('maria');
  await openView(page, at(brand, '/login/#/change-password'), person);
  const rows = page.locator('#password-rules li');
  await expect(rows).toHaveCount(6);
  await field(page, 'New password').fill('Abc1');
  await expect(page.locator('#password-rules li[data-met="true"]')).toHaveCount(4);
  await expect(rows.first()).toHaveText('still missing: At least 6 characters');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Enter your current password')).toBeVisible();
  await expect(page.getByText(MESSAGE)).toBeVisible();
  await expect(field(page, 'Current password')).toBeFocused();

  await fillPasswords(page, 'Wrong-1!', NEXT, `${NEXT}x`);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This is not the same as the new password')).toBeVisible();
  await field(page, 'New password again').fill(NEXT);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This is not your current password')).toBeVisible();
  await expect(field(page, 'Current password')).toBeFocused();
  await expect(field(page, 'New password')).toHaveValue(NEXT);

  await field(page, 'Current password').fill(person.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password was changed')).toBeVisible();
});

test('a failure changes nothing and loses no input', async ({
  page,
  at,
  newPerson,
  breakCall,
  repair,
  faults,
}) => {
  faults.expected.push(/500/);
  const person = await newPerson('maria');
  await openView(page, at(brand, '/login/#/change-password'), person);
  await breakCall(person, { call: 'userInfo/changePassword', kind: 'status', status: 500 });
  await fillPasswords(page, person.password, NEXT);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Your password was not changed.');
  await expect(field(page, 'New password')).toHaveValue(NEXT);
  await repair(person);
  await page.getByRole('alert').getByRole('button').click();
  await expect(page.getByText('Your password was changed')).toBeVisible();
});

test('a temporary password must be changed; a user without a security question is offered one', async ({
  page,
  at,
  newPerson,
  breakCall,
  repair,
  faults,
  signInAs,
}) => {
  faults.expected.push(/500/);
  const person = await newPerson('nora-temp');
  await signInAs(person, brand);
  await forced(page).getByRole('button').click();
  await expect(heading(page)).toBeFocused();
  await fillPasswords(page, person.password, NEXT);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your security question' })).toBeFocused();
  await expect(page.getByText('You have no security question yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Not now' })).toBeVisible();
  const save = page.getByRole('button', { name: 'Save the question' });
  await save.click();
  const summary = page.locator('.error-summary');
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  await summary.getByRole('link', { name: 'Choose a question' }).click();
  const question = page.getByLabel('Security question', { exact: true });
  await expect(question).toBeFocused();
  await question.selectOption('Which street did you live on as a child?');
  await page.getByLabel('Your answer').fill('Elm Avenue');
  await breakCall(person, { call: 'userInfo/securityQuestion', kind: 'status', status: 500 });
  await save.click();
  await expect(page.getByRole('alert')).toContainText('Your question was not saved.');
  await repair(person);
  await page.getByRole('alert').getByRole('button').click();
  await expect(page.getByText('Your security question was saved')).toBeVisible();
  await expect(page).toHaveURL(at(brand, '/login/#/claims/activitySummary'));

  await page.goto(at(brand, '/login/#/change-password'));
  await page.getByRole('link', { name: 'Change your security question' }).click();
  await expect(page.getByText('Your current question')).toContainText(
    'Which street did you live on as a child?',
  );
});
