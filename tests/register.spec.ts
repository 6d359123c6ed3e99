/** Registration of members and visitors, from the first step to the last (spec 000 §6, §7 'registration'). */
import { expectAccessible } from './support/axe.ts';
import { englishTexts } from './support/english-texts.ts';
import { expect, test } from './support/portal.ts';
import {
  ASHGROVE_ID,
  birthOf,
  brand,
  choose,
  fill,
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
