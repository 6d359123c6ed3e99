/** Zip codes that no brand serves: where else to turn. */
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/portal.ts';
import { MINNESOTA, NONE, answer, ask, heading } from './support/zip.ts';

test('no brand is help: the marketplace, the insurance department, and a number', async ({ page, at }) => {
  await page.goto(at(MINNESOTA));
  await ask(page, NONE);
  await expect(heading(page, 'We do not serve this area yet')).toBeFocused();
  for (const name of ['The marketplace', 'Medicare', "Your state's insurance department"])
    await expect(answer(page).getByRole('link', { name })).toHaveAttribute('href', /^https:/);
  await expect(answer(page).getByRole('link', { name: MINNESOTA.customerServicePhoneNumber })).toBeVisible();
  await expectAccessible(page, 'the help', '#zip-answer');
});

test('a territory has no marketplace, and a zip code that does not exist is said to be wrong', async ({
  page,
  at,
}) => {
  await page.goto(at(MINNESOTA));
  await ask(page, '00901');
  await expect(heading(page, 'We do not serve this area yet')).toBeFocused();
  await expect(answer(page)).toContainText('HealthCare.gov sells no plans in Puerto Rico.');
  await expect(answer(page).getByRole('link', { name: 'The marketplace' })).toHaveCount(0);
  await expect(answer(page)).toContainText('1-800-MEDICARE (1-800-633-4227)');
  await ask(page, '00000');
  await expect(heading(page, 'We do not know the zip code 00000')).toBeFocused();
  await expect(answer(page)).toContainText('Check the five digits');
  await ask(page, '34502'); // in the range of Florida, and not in use
  await expect(heading(page, 'We do not know the zip code 34502')).toBeFocused();
  await ask(page, '96940'); // with the prefix of Guam
  await expect(heading(page, 'The zip code 96940 is in another country: Palau')).toBeFocused();
  await expect(answer(page).getByRole('link', { name: 'Medicare' })).toHaveCount(0);
});

test('a military address gets help of its own', async ({ page, at }) => {
  await page.goto(at(MINNESOTA));
  await ask(page, '09012');
  await expect(heading(page, '09012 is a military or embassy address')).toBeFocused();
  await expect(answer(page).getByRole('link', { name: 'TRICARE' })).toHaveAttribute(
    'href',
    'https://www.tricare.mil/',
  );
  await expect(answer(page).getByRole('link', { name: 'The marketplace' })).toHaveCount(0);
  await expectAccessible(page, 'the help for military addresses', '#zip-answer');
});
