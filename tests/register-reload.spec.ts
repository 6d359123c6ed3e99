/** A reload during registration: what the page keeps, and where it resumes (spec 000 §5 - §9). */
import { addMonths, today, toUsDate } from '../src/lib/date/date.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/portal.ts';
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
  visitor,
} from './support/register.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

test(
  'a reload keeps the typed text except the member ID, and keeps the count of failed attempts',
  LONG_RUN,
  async ({ page, at, faults }) => {
    faults.expected.push(/404/);
    const child = {
      firstName: 'Mabel',
      lastName: `Unknown ${crypto.randomUUID().slice(0, 8)}`,
      memberId: String(Math.floor(Math.random() * 1e9)).padStart(9, '7'),
      email: 'mabel@mail.com',
    };
    await page.goto(at(brand, '/register/'));
    await expect(page.getByRole('link', { name: 'Already registered? Sign in' })).toBeVisible();
    await choose(page, 'Member, not sure which', 'SPOUSE');
    await fill(page, { ...child, dateOfBirth: '13/01/1990' });
    await next(page);
    await expect(page.locator('[name="memberId"]')).toHaveValue(child.memberId);
    await page.goBack();
    await page.goForward();
    await expect(page.locator('[name="firstName"]')).toHaveValue('Mabel');
    await page.reload();
    await expect(step(page, 'Who is registering?')).toBeVisible();
    for (const [name, value] of [
      ['firstName', 'Mabel'],
      ['dateOfBirth', '13/01/1990'],
      ['memberId', ''],
    ] as const)
      await expect(page.locator(`[name="${name}"]`)).toHaveValue(value);
    await expect(page.getByText('This page never stores it. Type it again after a reload.')).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(child.memberId);
    expect(page.url()).not.toContain('Mabel');

    const relate = async (relationship: string) => {
      await page.getByRole('button', { name: 'Back' }).click();
      await fill(page, { relationship });
      await next(page);
      await expect(step(page, 'Who is registering?')).toBeFocused();
    };
    const aged = (years: number) => toUsDate(addMonths(today(brand.timeZone), -12 * years));
    await relate('SELF');
    await fill(page, { memberId: child.memberId, dateOfBirth: aged(8) });
    await page.getByLabel('First name').focus();
    await expect(page.locator('#register-dateOfBirth-error')).toBeVisible(); // the error moves the button down
    await next(page);
    await expect(step(page, 'You need to be 14 or older to register')).toBeFocused();
    await expectAccessible(page, 'too young');
    await page.getByRole('button', { name: 'Change what I typed' }).click();
    await relate('CUSTODIAL PARENT/GUARDIAN');
    await fill(page, {
      dateOfBirth: aged(15),
      guardianFirstName: 'Mona',
      guardianLastName: child.lastName,
      guardianDateOfBirth: aged(40),
    });
    for (const left of ['2 more times', 'once more']) {
      await next(page);
      await expect(page.getByRole('alert')).toContainText(`You can try ${left}`);
    }
    await expectAccessible(page, 'a wrong attempt');
    await next(page);
    const modal = page.getByRole('dialog', { name: 'Call us to confirm you as the guardian' });
    await expect(modal.getByRole('button', { name: 'Close' })).toBeFocused();
    await expectAccessible(page, 'the modal of a guardian');
    await page.reload();
    await fill(page, { memberId: child.memberId });
    await next(page);
    await modal.getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('[name="guardianFirstName"]')).toHaveValue('Mona');
    await relate('SPOUSE');
    await next(page);
    await expect(step(page, 'Call us to register')).toBeFocused();
    await expectAccessible(page, 'closed');
  },
);

test(
  'a reload resumes registration at the password step, and a person who is already registered is told so',
  LONG_RUN,
  async ({ page, at, faults }) => {
    faults.expected.push(/500/);
    const person = visitor();
    const logonId = newName();
    await page.goto(at(brand, '/register/'));
    await choose(page, 'Visitor, under 65');
    await fill(page, person);
    await next(page);
    await fill(page, { logonId, password: PASSWORD });
    await next(page);
    await expect(step(page, 'Contact and security')).toBeFocused();
    await page.reload();
    await expect(step(page, 'Choose how you sign in')).toBeFocused();
    await expect(page.getByRole('alert')).toContainText('This page never stores your password.');
    await expect(page.locator('[name="logonId"]')).toHaveValue(logonId.toUpperCase());
    await expect(page.locator('[name="password"]')).toHaveValue('');
    await page.goBack();
    await expect(page.locator('[name="lastName"]')).toHaveValue(person['lastName'] ?? '');
    await page.goBack();
    await expect(step(page, 'How do you want to use this site?')).toBeFocused();
    await page.goForward();
    await page.goForward();
    await fill(page, { password: PASSWORD });
    await next(page);
    await fillQuestion(page);
    await page.route('**/registration/register', (route) => route.fulfill({ status: 500, json: {} }));
    await send(page);
    await expectAccessible(page, 'the modal of a failure');
    await page.getByRole('dialog', { name: 'Error' }).getByRole('button', { name: 'Close' }).click();
    await page.unroute('**/registration/register');
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(step(page, 'You’re registered')).toBeFocused();
    await page.reload();
    await choose(page, 'Visitor, under 65');
    await fill(page, person);
    await next(page);
    await expect(step(page, 'You already have a sign-in')).toBeFocused();
    await expectAccessible(page, 'registered before');
  },
);
