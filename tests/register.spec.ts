/** Registration of members and visitors (spec 000 §5, §6, §7 'registration', §9). */
import { addDays, addMonths, today, toUsDate } from '../src/lib/date.ts';
import { texts as validation } from '../src/lib/validation.text.ts';
import { expectAccessible } from './support/axe.ts';
import { englishTexts } from './support/english-texts.ts';
import { fetchSite } from './support/fetch-site.ts';
import { brandWhere, expect, test } from './support/portal.ts';
import {
  ASHGROVE_ID,
  birthOf,
  choose,
  fill,
  fillQuestion,
  newName,
  next,
  PASSWORD,
  PETRA,
  reachLastStep,
  send,
  SILAS,
  step,
  summary,
  visitor,
  WENDELL,
} from './support/register.ts';

const brand = brandWhere(
  ({ memberId, registrationTypes, signIn }) =>
    memberId.rule === 'general' && registrationTypes.length > 1 && signIn.flow === 'newer',
);
const onlyMembers = brandWhere(
  ({ registrationTypes, minimumMemberAge }) => registrationTypes.length === 1 && minimumMemberAge === 12,
);
const withPlaceholder = brandWhere(
  ({ placeholders, registrationTypes }) =>
    placeholders.phone === 'xxx-xxx-xxxx' && registrationTypes.length > 1,
);

test('a member registers with the keyboard alone, and signs in', async ({ page, at }, { retry }) => {
  const [person, relationship] = retry === 0 ? [WENDELL, 'Self'] : [PETRA, 'Spouse'];
  const logonId = newName();
  const type = async (text: string) => {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  };
  await page.goto(at(brand, '/login/'));
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL(at(brand, '/register/'));
  await expectAccessible(page, 'type');
  await page.getByRole('radio', { name: 'Visitor, under 65' }).focus();
  for (let at = 0; at < 4; at += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Member registering' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(step(page, 'Who is registering?')).toBeFocused();
  await expectAccessible(page, 'person');
  await type(relationship);
  await type(person.firstName);
  await type('Ashgrove');
  await type(birthOf(person));
  await type(ASHGROVE_ID);
  await page.keyboard.press('Enter');
  await expect(step(page, 'Is this the right coverage?')).toBeFocused();
  await expect(page).toHaveURL(at(brand, '/register/#coverage'));
  await expect(page).toHaveTitle(/^Is this the right coverage\? · /);
  await expect(page.getByText('Community Choice PPO 1500')).toBeVisible();
  await expectAccessible(page, 'coverage');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(step(page, 'Choose a user name and a password')).toBeFocused();
  await type(logonId);
  await type('Lantern');
  await expect(page.locator('.password-rules li[data-met="true"]')).toHaveCount(4);
  await expect(page.locator('[name="logonId"]')).toHaveValue(logonId.toUpperCase());
  await expectAccessible(page, 'sign-in');
  await page.keyboard.type('-42?');
  await page.keyboard.press('Enter');
  await expect(step(page, 'How can we reach you?')).toBeFocused();
  await type('wendell@mail.com');
  await type('302-555-0143');
  await type('Mobile');
  await expectAccessible(page, 'contact');
  await page.keyboard.press('Tab'); // Enter in a list of options opens it
  await page.keyboard.press('Enter');
  await expect(step(page, 'Choose a security question')).toBeFocused();
  await expect(page.getByLabel('Security question')).toBeVisible();
  await type('What was the name of your first school?');
  await type('Harrow Lane');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expectAccessible(page, 'question');
  await page.keyboard.press('Enter');
  await expect(step(page, 'You are registered')).toBeFocused();
  await expect(page.getByText(`Your user name is ${logonId.toUpperCase()}.`)).toBeVisible();
  await expectAccessible(page, 'done');
  expect(await page.evaluate(() => sessionStorage.getItem('RegisterForm'))).toBe(null);
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await expect(page.getByLabel('User name')).toHaveValue(logonId.toUpperCase());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(person.firstName) })).toBeVisible();
});

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
  await expect(page.getByRole('radio', { name: 'Member registering' })).toBeChecked();
  await next(page);
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

test('a brand with members alone does not ask for the type; its minimum age counts on the birthday', async ({
  page,
  at,
}) => {
  const birthday = addMonths(today(onlyMembers.timeZone), -12 * 12);
  await page.goto(at(onlyMembers, '/register/'));
  await expect(step(page, 'Who is registering?')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  const dateOfBirth = page.getByLabel('Date of birth');
  await dateOfBirth.fill(toUsDate(addDays(birthday, 1)));
  await page.getByLabel('First name').focus();
  await expect(page.locator('#register-dateOfBirth-error')).toHaveText(
    'You need to be 12 or older to register',
  );
  await dateOfBirth.fill(toUsDate(birthday));
  await page.getByLabel('First name').focus();
  await expect(page.locator('#register-dateOfBirth-error')).toHaveCount(0);
  await page.getByLabel('Member ID').fill('ABC123456789');
  await page.getByLabel('First name').focus();
  await expect(page.locator('#register-memberId-error')).toHaveText(validation['memberId.digitsAfterPrefix']);
  await expectAccessible(page);
});

for (const [state, zipCode, age] of [
  ['DE', '19801', 19],
  ['WV', '25301', 18],
] as const)
  test(`a visitor of ${state} registers from ${age} on`, async ({ page, at }) => {
    const site = brandWhere(
      ({ brandState, registrationTypes }) => brandState === state && registrationTypes.length > 1,
    );
    const birthday = addMonths(today(site.timeZone), -12 * age);
    await page.goto(at(site, '/register/'));
    await choose(page, 'Visitor, Medicare');
    await fill(page, visitor({ zipCode, dateOfBirth: toUsDate(addDays(birthday, 1)) }));
    await next(page);
    await expect(step(page, `You need to be ${age} or older to register`)).toBeFocused();
    await expect(page.locator('.step-result')).toContainText(site.customerServicePhoneNumber);
    await expectAccessible(page);
    await page.goBack();
    await fill(page, { dateOfBirth: toUsDate(birthday) });
    await next(page);
    await expect(step(page, 'Choose a user name and a password')).toBeFocused();
  });

test('the state of the zip code decides the minimum age, not that of the site', async ({ page, at }) => {
  const error = page.locator('#register-dateOfBirth-error');
  const young = toUsDate(addMonths(today(brand.timeZone), -12 * 17));
  await page.goto(at(brand, '/register/'));
  await choose(page, 'Visitor, under 65');
  await fill(page, visitor({ zipCode: '', dateOfBirth: young }));
  await expect(error).toHaveCount(0);
  for (const [zipCode, age] of [
    ['19801', 19],
    ['25301', 18],
  ] as const) {
    await fill(page, { zipCode });
    await page.getByLabel('Email address').focus();
    await expect(error).toHaveText(`You need to be ${age} or older to register`);
    await next(page);
    await expect(step(page, `You need to be ${age} or older to register`)).toBeFocused();
    await page.getByRole('button', { name: 'Change what I typed' }).click();
  }
  await fill(page, { zipCode: '15222' });
  await page.getByLabel('Email address').focus();
  await expect(error).toHaveCount(0);
  await next(page);
  await expect(step(page, 'Choose a user name and a password')).toBeFocused();
});

test('a visitor who is too young for the service learns the age', async ({ page, at, faults }) => {
  faults.expected.push(/400/);
  await page.route('**/registration/consumerProfile', (route) =>
    route.fulfill({
      status: 400,
      json: { errors: [{ errorMessage: 'UNDER-AGE' }, { errorMessage: '21' }] },
    }),
  );
  await page.goto(at(brand, '/register/'));
  await choose(page, 'Visitor, under 65');
  await fill(page, visitor({ dateOfBirth: toUsDate(addMonths(today(brand.timeZone), -12 * 20)) }));
  await next(page);
  await expect(step(page, 'You need to be 21 or older to register')).toBeFocused();
  await expect(page.locator('.step-result')).toContainText(brand.customerServicePhoneNumber);
});

test('a device with a wrong clock does not change the minimum age', async ({ page, at }) => {
  const birthday = addMonths(today(onlyMembers.timeZone), -12 * 12);
  await page.clock.setFixedTime(Date.now() + 400 * 24 * 3_600_000);
  const asked = page.waitForResponse('**/public/helperUtil');
  await page.goto(at(onlyMembers, '/register/'));
  await page.getByLabel('First name').focus();
  await asked;
  await page.getByLabel('Date of birth').fill(toUsDate(addDays(birthday, 1)));
  await page.getByLabel('First name').focus();
  await expect(page.locator('#register-dateOfBirth-error')).toHaveText(
    'You need to be 12 or older to register',
  );
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

test('a mistyped year can be corrected from the page for people who are too young', async ({ page, at }) => {
  const young = toUsDate(addMonths(today(onlyMembers.timeZone), -12 * 9));
  await page.goto(at(onlyMembers, '/register/'));
  await fill(page, {
    relationship: 'SELF',
    firstName: 'Hester',
    lastName: 'Quill',
    dateOfBirth: young,
    memberId: '123456789012',
  });
  await next(page);
  await expect(step(page, 'You need to be 12 or older to register')).toBeFocused();
  await page.getByRole('button', { name: 'Change what I typed' }).click();
  await expect(step(page, 'Who is registering?')).toBeFocused();
  await expect(page.getByLabel('Date of birth')).toHaveValue(young);
});

test('a visitor goes on from the last step to find a plan', async ({ page, at }) => {
  await page.goto(at(brand, '/register/'));
  await expect(page.getByRole('link', { name: 'Already registered? Sign in' })).toBeVisible();
  await reachLastStep(page, visitor());
  await send(page);
  await expect(step(page, 'You are registered')).toBeFocused();
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Already registered? Sign in' })).toBeHidden();
  await page.getByRole('link', { name: 'Look at plans and prices for where you live.' }).click();
  await expect(page).toHaveURL(at(brand, '/find-your-plan/'));
});

test('a guardian of a member who exists sees the coverage of the child', async ({ page, at }) => {
  await page.goto(at(brand, '/register/'));
  await choose(page, 'Member registering');
  await fill(page, {
    relationship: 'CUSTODIAL PARENT/GUARDIAN',
    firstName: SILAS.firstName,
    lastName: 'Ashgrove',
    dateOfBirth: birthOf(SILAS),
    memberId: ASHGROVE_ID,
  });
  await next(page);
  await expect(page.getByText('We found Silas Ashgrove.')).toBeVisible();
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

test('is Spanish from the first step to the last message', async ({ page, at }) => {
  await page.goto(at(brand, '/es/register/'));
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(summary(page)).toContainText('Este campo es obligatorio');
  await page.getByRole('radio', { name: 'Miembro que se registra' }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(step(page, '¿Quién se registra?')).toBeFocused();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(summary(page).getByRole('link')).toHaveCount(5);
  await expectAccessible(page);
  const english = await englishTexts();
  const shown = await page.locator('main :not(:has(*)):not([lang="en"])').allTextContents();
  expect(shown.filter((text) => english.has(text.trim()))).toEqual([]);
});

test('without JavaScript the page says what number to call, and nothing is sent', async ({ browser, at }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at(brand, '/register/'));
  await expect(page.getByText(/Registering here needs JavaScript/)).toContainText(
    brand.customerServicePhoneNumber,
  );
  await expect(page.getByText('What you need')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden();
  await context.close();
});
