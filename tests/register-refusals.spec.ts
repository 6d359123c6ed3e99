/** Registration that the service refuses: wrong attempts, taken names, failures, lost answers (spec 000 §8, §9). */
import { addMonths, today, toUsDate } from '../src/lib/date.ts';
import { expectAccessible } from './support/axe.ts';
import { fetchSite } from './support/fetch-site.ts';
import { expect, test } from './support/portal.ts';
import {
  brand,
  choose,
  fill,
  fillQuestion,
  newName,
  next,
  PASSWORD,
  reachLastStep,
  send,
  step,
  summary,
  visitor,
} from './support/register.ts';

test('a guardian registers a child; the third wrong attempt closes the form, also after a reload', async ({
  page,
  at,
  faults,
}) => {
  faults.expected.push(/404/);
  const child = {
    firstName: 'Mabel',
    lastName: `Unknown ${crypto.randomUUID().slice(0, 8)}`,
    memberId: String(Math.floor(Math.random() * 1e9)).padStart(9, '7'),
  };
  const dateOfBirth = toUsDate(addMonths(today(brand.timeZone), -12 * 8));
  await page.goto(at(brand, '/register/'));
  await choose(page, 'Member registering');
  await fill(page, { relationship: 'SELF', ...child, dateOfBirth });
  await next(page);
  await expect(step(page, 'You need to be 14 or older to register')).toBeFocused();
  await page.getByRole('button', { name: 'I am the parent or guardian' }).click();
  await expect(page.getByLabel('First name of the child')).toHaveValue('Mabel');
  await expectAccessible(page);
  for (const left of ['2 more times', 'once more']) {
    await next(page);
    await expect(page.getByRole('alert')).toContainText(`You can try ${left}`);
    await expect(page.getByLabel('Member ID')).toHaveValue(child.memberId);
  }
  await expectAccessible(page);
  await next(page);
  await expect(step(page, 'Please call us')).toBeFocused();
  await expect(page.locator('.step-result')).toContainText('parent or guardian');
  await expect(page.locator('.step-result')).toContainText(brand.customerServicePhoneNumber);
  await expectAccessible(page);
  await page.reload();
  await next(page);
  await fill(page, { memberId: child.memberId });
  await next(page);
  await expect(step(page, 'Please call us')).toBeFocused();
});

test('wrong attempts of a person add up across relationships', async ({ page, at, faults }) => {
  faults.expected.push(/404/);
  const person = {
    firstName: 'Mabel',
    lastName: `Unknown ${crypto.randomUUID().slice(0, 8)}`,
    dateOfBirth: toUsDate(addMonths(today(brand.timeZone), -12 * 16)),
    memberId: String(Math.floor(Math.random() * 1e9)).padStart(9, '7'),
  };
  await page.goto(at(brand, '/register/'));
  await choose(page, 'Member registering');
  for (const [relationship, left] of [
    ['SELF', '2 more times'],
    ['CUSTODIAL PARENT/GUARDIAN', 'once more'],
  ] as const) {
    await fill(page, { relationship, ...person });
    await next(page);
    await expect(page.getByRole('alert')).toContainText(`You can try ${left}`);
  }
  await fill(page, { relationship: 'SPOUSE' });
  await next(page);
  await expect(step(page, 'Please call us')).toBeFocused();
});

test('a service that is down loses nothing, and a failed registration opens the modal', async ({
  page,
  at,
  faults,
}) => {
  faults.expected.push(/500/);
  const broken = async (call: string) =>
    page.route(`**/${call}`, (route) => route.fulfill({ status: 500, json: {} }));
  const repaired = (call: string) => page.unroute(`**/${call}`);
  const retry = () => page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  const who = visitor();
  await page.goto(at(brand, '/register/'));
  await choose(page, 'Visitor, under 65');
  await fill(page, who);
  for (const call of ['registration/consumerProfile', 'registration/coverage']) {
    await broken(call);
    await next(page);
    await expect(page.getByRole('alert')).toContainText('What you typed is still here.');
    await expect(page.getByRole('alert')).toContainText(/Reference [2-9A-Z]{8}/);
    await expect(page.getByLabel('Last name')).toHaveValue(who['lastName'] ?? '');
    await repaired(call);
  }
  await broken('userInfo/securityStrength?function=register');
  const strength = page.waitForRequest(/securityStrength\?function=register$/);
  await retry();
  await strength;
  await expect(step(page, 'Choose a user name and a password')).toBeFocused();
  await fill(page, { logonId: newName(), password: PASSWORD });
  await next(page);
  await broken('userInfo/securityQuestions');
  await next(page);
  await expect(page.getByRole('alert')).toContainText('We could not load the questions.');
  await repaired('userInfo/securityQuestions');
  await retry();
  await fillQuestion(page);
  await broken('registration/register');
  await send(page);
  const modal = page.getByRole('dialog', { name: 'Error' });
  await expect(modal).toContainText(
    'There has been a problem accessing this service. Please contact technical support.',
  );
  await expectAccessible(page);
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByLabel('Your answer')).toHaveValue('Harrow Lane');
  await repaired('registration/register');
  await retry();
  await expect(step(page, 'You are registered')).toBeFocused();
});

test('registers once: a double press, and an answer that is lost', async ({ page, at, faults }) => {
  faults.expected.push(/Failed to load resource|ERR_FAILED/);
  const sent: string[] = [];
  await page.route('**/registration/register', async (route) => {
    sent.push(route.request().postData() ?? '');
    const response = await fetchSite(route, route.request().url());
    if (sent.length === 1) await route.abort();
    else await route.fulfill({ response });
  });
  await page.goto(at(brand, '/register/'));
  await reachLastStep(page, visitor());
  await page.locator('.step-form').getByRole('button', { name: 'Register', exact: true }).dblclick();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  expect(sent).toHaveLength(1);
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(step(page, 'You are registered')).toBeFocused();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toBe(sent[0]);
});

test('a taken user name, and a person who is registered already', async ({ page, at, faults, newPerson }) => {
  faults.expected.push(/409/);
  const { logonId } = await newPerson('maria');
  const who = visitor();
  await page.goto(at(brand, '/register/'));
  const own = await reachLastStep(page, who);
  await page.goBack();
  await page.goBack();
  await fill(page, { logonId, password: PASSWORD });
  await next(page);
  await next(page);
  await fillQuestion(page);
  await send(page);
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText('Someone has this user name. Choose another one');
  await expectAccessible(page);
  await fill(page, { logonId: own, password: PASSWORD });
  await next(page);
  await next(page);
  await fillQuestion(page);
  await send(page);
  await expect(step(page, 'You are registered')).toBeFocused();
  await page.reload();
  await choose(page, 'Visitor, under 65');
  await fill(page, who);
  await next(page);
  await expect(step(page, 'You already have a sign-in')).toBeFocused();
  await expectAccessible(page);
});
