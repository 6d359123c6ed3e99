/** Fields of registration: checks, what a reload keeps, the phone (spec 000 §5). */
import { texts as validation } from '../src/lib/validation.text.ts';
import { expectAccessible } from './support/axe.ts';
import { brandWhere, expect, test } from './support/portal.ts';
import {
  brand,
  choose,
  fill,
  fillQuestion,
  newName,
  next,
  PASSWORD,
  send,
  step,
  summary,
  visitor,
} from './support/register.ts';

const withPlaceholder = brandWhere(
  ({ placeholders, registrationTypes }) =>
    placeholders.phone === 'xxx-xxx-xxxx' && registrationTypes.length > 1,
);

test('fields are checked when they are left, and summed up when the step is sent', async ({ page, at }) => {
  await page.goto(at(brand, '/register/'));
  await next(page);
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText([`I am registering as: ${validation.missing}`]);
  await expectAccessible(page);
  await choose(page, 'Member, under 65');
  const dateOfBirth = page.getByLabel('Date of birth');
  for (const [typed, message] of [
    ['', validation.missing],
    ['1984-03-04', validation.dateFormat],
    ['13/04/84', validation.dateMonth],
    ['02/29/2023', validation.dateDay],
  ] as const) {
    await dateOfBirth.fill(typed);
    await page.getByLabel('First name').focus();
    await expect(page.locator('#register-dateOfBirth-error')).toHaveText(message);
  }
  await dateOfBirth.fill('2/29/84');
  await page.getByLabel('First name').focus();
  await expect(page.locator('#register-dateOfBirth-error')).toHaveCount(0);
  await page.getByLabel('Member ID').fill('12345-6789');
  await next(page);
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText([
    `Your relationship to the plan: ${validation.missing}`,
    `First name: ${validation.missing}`,
    `Last name: ${validation.missing}`,
    `Member ID: ${validation['memberId.general']}`,
  ]);
  await expectAccessible(page);
  await summary(page).getByRole('link', { name: 'Last name' }).click();
  await expect(page.getByLabel('Last name')).toBeFocused();
});

test('zip codes and email addresses say what is wrong with them', async ({ page, at }) => {
  await page.goto(at(brand, '/register/'));
  await choose(page, 'Visitor, under 65');
  for (const [name, typed, message] of [
    ['zipCode', '1522', validation.zipCode],
    ['zipCode', '00000', validation.zipCodeUnused],
    ['email', 'a@b.c', validation.email],
    ['email', 'a@b.comics', validation.emailEnding],
  ] as const) {
    await fill(page, { [name]: typed });
    await page.getByLabel('First name').focus();
    await expect(page.locator(`#register-${name}-error`)).toHaveText(message.replace('  ', ' '));
  }
  await page.getByLabel('Zip code').fill('');
  await page.getByLabel('Zip code').pressSequentially(' 15222 ');
  await page.getByLabel('First name').focus();
  await expect(page.getByLabel('Zip code')).toHaveValue(' 15222 ');
  await expect(page.locator('#register-zipCode-error')).toHaveCount(0);
});

test('what was typed survives a reload, except the member ID', async ({ page, at }) => {
  await page.goto(at(brand, '/register/'));
  await choose(page, 'Member registering');
  await fill(page, {
    relationship: 'SPOUSE',
    firstName: 'Petra',
    lastName: 'Ashgrove',
    dateOfBirth: '13/01/1990',
    memberId: '999888777',
  });
  await next(page);
  await expect(page.locator('[name="memberId"]')).toHaveValue('999888777');
  await page.goBack();
  await page.goForward();
  await expect(page.locator('[name="firstName"]')).toHaveValue('Petra');
  await page.reload();
  await expect(step(page, 'Who is registering?')).toBeVisible();
  for (const [name, value] of [
    ['relationship', 'SPOUSE'],
    ['firstName', 'Petra'],
    ['dateOfBirth', '13/01/1990'],
    ['memberId', ''],
  ] as const)
    await expect(page.locator(`[name="${name}"]`)).toHaveValue(value);
  await expect(page.getByText('For your safety we do not keep it if you reload this page.')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('999888777');
  expect(page.url()).not.toContain('Petra');
});

test('a reload resumes at the step with the password, and Back and Forward work as before', async ({
  page,
  at,
}) => {
  const person = visitor();
  const logonId = newName();
  await page.goto(at(brand, '/register/'));
  await choose(page, 'Visitor, under 65');
  await fill(page, person);
  await next(page);
  await fill(page, { logonId, password: PASSWORD });
  await next(page);
  await expect(step(page, 'How can we reach you?')).toBeFocused();
  await page.reload();
  await expect(step(page, 'Choose a user name and a password')).toBeFocused();
  await expect(page).toHaveURL(/#sign-in$/);
  await expect(page.locator('[name="logonId"]')).toHaveValue(logonId.toUpperCase());
  await expect(page.locator('[name="password"]')).toHaveValue('');
  await page.goBack();
  await page.goBack();
  await expect(page.locator('[name="lastName"]')).toHaveValue(person['lastName'] ?? '');
  await page.goBack();
  await expect(step(page, 'How do you want to use this site?')).toBeFocused();
  await page.goForward();
  await page.goForward();
  await fill(page, { password: PASSWORD });
  await next(page);
  await next(page);
  await fillQuestion(page);
  await send(page);
  await expect(step(page, 'You are registered')).toBeFocused();
});

test('phone: placeholder, label and message of the brand', async ({ page, at }) => {
  await page.goto(at(withPlaceholder, '/register/'));
  await choose(page, 'Visitor, under 65');
  await fill(page, visitor());
  await next(page);
  await fill(page, { logonId: newName(), password: PASSWORD });
  await next(page);
  const phone = page.getByLabel('Phone number');
  await expect(phone).toHaveAttribute('placeholder', 'xxx-xxx-xxxx');
  await phone.fill('555');
  await next(page);
  await expect(summary(page).getByRole('link')).toHaveText([
    `Phone number (optional): ${validation.phone}`,
    `Kind of phone: ${validation.missing}`,
  ]);
  await expect(page.getByLabel('Kind of phone').locator('option')).toHaveText([
    'Choose one',
    'Home',
    'Work',
    'Mobile',
  ]);
});
