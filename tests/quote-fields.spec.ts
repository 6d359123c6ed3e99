/** Fields of the contact-me form, and who it is not sent for (spec 000 §5). */
import { expectAccessible } from './support/axe.ts';
import { brandWhere, expect, test } from './support/portal.ts';
import { brand, findPlace, PAGE, send, watchCalls, write } from './support/quote.ts';

const delaware = brandWhere(({ code, brandsByState }) => brandsByState.DE?.[0] === code);

test('is sent for the zip code in sight only, and leads to what is missing of it', async ({ page, at }) => {
  const seen = await watchCalls(page);
  const summary = page.getByRole('group', { name: 'One thing needs your attention' });
  const zipCode = page.getByLabel('Your zip code');
  await page.goto(at(brand, PAGE));
  await findPlace(page);
  await write(page);
  await zipCode.fill('10001');
  await send(page).click();
  await summary.getByRole('link', { name: /You changed the zip code above/ }).click();
  await expect(zipCode).toBeFocused();
  await zipCode.fill('55105');
  await zipCode.press('Enter');
  await expect(page.getByRole('heading', { name: 'Which county do you live in?' })).toBeFocused();
  await send(page).click();
  await summary.getByRole('link', { name: 'Choose your county above first' }).click();
  await expect(page.locator('#zip-answer').getByRole('radio').first()).toBeFocused();
  await zipCode.fill('99501');
  await zipCode.press('Enter');
  await expect(page.getByRole('heading', { name: 'We do not serve this area yet' })).toBeFocused();
  await send(page).click();
  await expect(summary).toContainText(
    `We have no plans for that zip code. Call ${brand.customerServicePhoneNumber}`,
  );
  expect(seen.calls()).toEqual([]);
});

test('says what is missing, at the fields and in a summary, with the texts of the specification', async ({
  page,
  at,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(at(brand, PAGE));
  await send(page).click(); // the first touch: held until hydration
  const summary = page.getByRole('group', { name: '7 things need your attention' });
  await expect(summary).toBeFocused();
  await expectAccessible(page, 'the errors', '#contact-me');
  await expect(summary.getByRole('link', { name: 'Last name: Field is Required' })).toBeVisible();
  await summary.getByRole('link', { name: 'Enter your zip code above first' }).click();
  await expect(page.getByLabel('Your zip code')).toBeFocused();
  await findPlace(page);
  await write(page, '1990-05-17');
  await page.getByLabel('Email address').fill('hester');
  await page.getByLabel('Phone number').fill('555');
  await send(page).click();
  await expect(page.getByLabel('Date of birth')).toHaveAccessibleDescription(
    /Date must be in mm\/dd\/yyyy or mm\/dd\/yy format/,
  );
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(/at least 7 characters/);
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(/should be 10 digits/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('says at a field what is wrong when it is left, with the texts of the specification', async ({
  page,
  at,
}) => {
  await page.goto(at(brand, PAGE));
  const [email, birthDate] = [page.getByLabel('Email address'), page.getByLabel('Date of birth')];
  await birthDate.fill('13/4/1990');
  await email.fill('hester');
  await email.press('Tab');
  await expect(email).toHaveAccessibleDescription(/at least 7 characters/);
  await expect(birthDate).toHaveAccessibleDescription(/Month must be an integer between 1 and 12/);
  await expect(page.getByLabel('Phone number')).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription('');
  await expect(page.getByRole('group', { name: /attention/ })).toBeHidden();
  await email.fill('hester.quill@mail.example.com');
  await email.press('Tab');
  await expect(email).toHaveAccessibleDescription(/^(?!.*at least 7)/);
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
});

test('is not sent for a zip code that another brand serves, or below the age of the state', async ({
  page,
  at,
}) => {
  const seen = await watchCalls(page);
  await page.goto(at(delaware, PAGE));
  await findPlace(page, '43215');
  await write(page, '5/17/2019');
  await send(page).click();
  // At any age: the minimum is that of Delaware, not of Ohio.
  await expect(page.getByRole('group', { name: 'One thing needs your attention' })).toContainText(
    'We do not serve that zip code.',
  );
  await findPlace(page, '19801');
  await send(page).click();
  await expect(page.getByLabel('Date of birth')).toHaveAccessibleDescription(
    /You must be at least 19 to ask for coverage in Delaware/,
  );
  expect(seen.calls()).toEqual([]);
});
