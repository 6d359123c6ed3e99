/** Minimum ages of registration by brand, state and the service's clock (spec 000 §5; decision 151). */
import { addDays, addMonths, today, toUsDate } from '../src/lib/date.ts';
import { texts as validation } from '../src/lib/validation.text.ts';
import { expectAccessible } from './support/axe.ts';
import { brandWhere, expect, test } from './support/portal.ts';
import { brand, choose, fill, next, onlyMembers, step, visitor } from './support/register.ts';

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
  // The error moves the button.
  await expect(page.locator('#register-dateOfBirth-error')).toBeVisible();
  await next(page);
  await expect(step(page, 'You need to be 12 or older to register')).toBeFocused();
  await page.getByRole('button', { name: 'Change what I typed' }).click();
  await expect(step(page, 'Who is registering?')).toBeFocused();
  await expect(page.getByLabel('Date of birth')).toHaveValue(young);
});
