/** Registration in the browser: keyboard, focus, and each step on a phone (spec 000 §5 - §9). Component tests cover its states. */
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/portal.ts';
import {
  ASHGROVE_ID,
  birthOf,
  brand,
  FARROW_ID,
  fill,
  LUCINDA,
  newName,
  next,
  PASSWORD,
  PETRA,
  step,
  summary,
  WENDELL,
} from './support/register.ts';

test('a member can register and sign in with the keyboard alone', async ({ page, at }, { retry }) => {
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
  await next(page);
  await expect(summary(page)).toBeFocused();
  await expectAccessible(page, 'type with an error');
  await page.getByRole('radio', { name: 'Visitor, under 65' }).focus();
  for (let at = 0; at < 4; at += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Member, not sure which' })).toBeChecked();
  await type(relationship);
  await expectAccessible(page, 'type of a member');
  await page.keyboard.press('Tab'); // leaves the select, where Enter would only open the list of options
  await page.keyboard.press('Enter');
  await expect(step(page, 'Who is registering?')).toBeFocused();
  await expect(step(page, 'Who is registering?')).toHaveAccessibleDescription('Step 2 of 4');
  await expectAccessible(page, 'person');
  await type(person.firstName);
  await type('Ashgrove');
  await type(birthOf(person));
  await type(ASHGROVE_ID);
  await type('wendell@mail.com');
  await page.keyboard.press('Enter');
  await expect(step(page, 'Choose how you sign in')).toBeFocused();
  await expect(page).toHaveURL(at(brand, '/register/#sign-in'));
  await expect(page).toHaveTitle(/^Choose how you sign in · /);
  await expect(page.getByText('Community Choice PPO 1500')).toBeVisible();
  await type(logonId);
  await type('Lantern');
  await expect(page.locator('.password-rules li[data-met="true"]')).toHaveCount(4);
  await expect(page.locator('[name="logonId"]')).toHaveValue(logonId.toUpperCase());
  await expectAccessible(page, 'sign-in');
  await page.keyboard.type('-42?');
  await page.keyboard.press('Enter');
  await expect(step(page, 'Contact and security')).toBeFocused();
  await expect(page.getByLabel('Security question')).toBeVisible();
  await type('302-555-0143');
  await type('Mobile');
  await type('What was the name of your first school?');
  await type('Harrow Lane');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expectAccessible(page, 'contact');
  await expect(page.getByText('You’ll use this account on this site.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(step(page, 'You’re registered')).toBeFocused();
  await expect(page.getByText(`Your user name is ${logonId.toUpperCase()}.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Already registered? Sign in' })).toBeHidden();
  await expectAccessible(page, 'done');
  expect(await page.evaluate(() => sessionStorage.getItem('RegisterForm'))).toBe(null);
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await expect(page.getByLabel('User name')).toHaveValue(logonId.toUpperCase());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(person.firstName) })).toBeVisible();
});

test('on a phone, each step fits the screen, and a reload or a language change keeps the typed text except secrets', async ({
  page,
  at,
}) => {
  const logonId = newName();
  await page.setViewportSize({ width: 390, height: 844 });
  const fits = async () =>
    expect(
      await page
        .locator('.step-form')
        .evaluate(
          (form) =>
            (form.querySelector('[type="submit"]')?.getBoundingClientRect().bottom ?? Infinity) -
            form.getBoundingClientRect().top,
        ),
    ).toBeLessThan(844);
  const typed = {
    firstName: LUCINDA.firstName,
    lastName: LUCINDA.lastName,
    dateOfBirth: birthOf(LUCINDA),
    email: 'lucinda@mail.com',
  };
  const expectTyped = async () => {
    for (const [name, value] of Object.entries({ ...typed, memberId: '' }))
      await expect(page.locator(`[name="${name}"]`)).toHaveValue(value);
  };
  await page.goto(at(brand, '/register/'));
  await page.getByRole('radio', { name: 'Member, Medicare' }).check();
  await fill(page, { relationship: 'SELF' });
  await fits();
  await next(page);
  await fill(page, { ...typed, memberId: FARROW_ID });
  await fits();
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(at(brand, '/es/register/#person'));
  await expectTyped();
  await expect(
    page.getByText('Esta página nunca guarda este dato. Si la recarga, escríbalo otra vez.').first(),
  ).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(at(brand, '/register/#person'));
  await expectTyped();
  await fill(page, { memberId: FARROW_ID });
  await next(page);
  await expect(step(page, 'Choose how you sign in')).toBeFocused();
  await fill(page, { logonId, password: PASSWORD });
  await fits();
  await page.reload();
  await expectTyped();
  await fill(page, { memberId: FARROW_ID });
  await next(page);
  await expect(step(page, 'Choose how you sign in')).toBeFocused();
  await expect(page.locator('[name="logonId"]')).toHaveValue(logonId.toUpperCase());
  await expect(page.locator('[name="password"]')).toHaveValue('');
  await fill(page, { password: PASSWORD });
  await next(page);
  await expect(page.getByLabel('Security question')).toBeVisible();
  await fill(page, { answer: 'Harrow Lane' });
  await fits();
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  for (const secret of [FARROW_ID, PASSWORD, 'Harrow Lane']) expect(stored).not.toContain(secret);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(step(page, 'Choose how you sign in')).toBeFocused();
  await expect(page.locator('[name="password"]')).toHaveValue(PASSWORD);
});
