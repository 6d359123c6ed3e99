/** Finding a claim and comparing a bill (issue 22) in a browser: the field stays in view on a phone, and axe. */
import { expectAccessible } from './support/axe.ts';
import { brand, count, list, LIST, openList, rows } from './support/claims-list.ts';
import { expect, test } from './support/portal.ts';

test('the search stays over the rows of a phone; no result and a compared bill pass axe', async ({
  page,
  at,
  newPerson,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openList(page, at(brand, LIST), await newPerson('maria'));
  await expect(count(page)).toHaveText('40 claims');
  const provider = await rows(page).nth(3).getByRole('heading', { level: 3 }).innerText();
  const field = list(page).getByRole('textbox', { name: 'Find a claim' });
  await field.pressSequentially('delgado');
  await expect(list(page).locator('.list-search-count')).toHaveText('40 claims');
  await rows(page).nth(8).scrollIntoViewIfNeeded();
  await expect(field).toBeInViewport();
  await expect(list(page).locator('.list-search-count')).toBeInViewport();
  await field.fill('zzyzx');
  await expect(list(page)).toContainText('No claim of this period has “zzyzx”.');
  await expectAccessible(page, 'nothing found');
  await list(page).locator('.list-go').getByRole('button', { name: 'Clear the search' }).click();
  await expect(count(page)).toBeFocused();
  await page.getByRole('button', { name: 'Check a bill from a provider' }).click();
  const check = page.getByRole('region', { name: 'Does this bill match?' });
  await check.getByLabel('Provider on the bill').fill(provider);
  await check.getByLabel('Date of care').fill('01/05/2026');
  await check.getByLabel('Amount due').fill('10');
  await check.getByRole('button', { name: 'Compare with my claims' }).click();
  await expect(check.locator('.bill-say')).toBeFocused();
  await expectAccessible(page, 'a compared bill');
});
