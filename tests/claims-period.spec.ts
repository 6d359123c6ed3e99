/** The period of Claims & Payments (spec 001 §§2, 5, 8): dates of one's own, periods without claims, a service that fails. */
import { brand, count, list, LIST, openList, period, rows } from './support/claims-list.ts';
import { expect, test } from './support/portal.ts';

test('dates of one’s own: messages beside the field, the other end moves, the ends do not count', async ({
  page,
  at,
  newPerson,
}) => {
  await page.clock.setFixedTime(new Date());
  await openList(page, at(brand, LIST), await newPerson('maria'));
  const first = (await rows(page).nth(1).locator('time').getAttribute('datetime')) ?? '';
  const [year, month, day] = first.split('-');
  const typed = `${month}/${day}/${year}`;
  await period(page).selectOption({ label: 'Choose dates' });
  const [from, to] = [
    page.getByLabel('Start date', { exact: true }),
    page.getByLabel('End date', { exact: true }),
  ];
  await from.fill('13/01/2026');
  await to.fill('1/1/26');
  await page.getByRole('button', { name: 'Show these dates' }).click();
  await expect(from).toBeFocused();
  await expect(from).toHaveAccessibleDescription(
    'Please enter a valid start date. Month must be an integer between 1 and 12.',
  );
  await expect(to).toHaveAccessibleDescription(
    'Please enter a valid end date. Date must be in mm/dd/yyyy or mm/dd/yy format.',
  );
  await from.fill('01/01/2020');
  await page.keyboard.press('Enter');
  await expect(from).toHaveAccessibleDescription(/^Please enter a valid start date\. It can be any day from/);
  await to.fill(typed);
  await from.fill(typed);
  await from.blur();
  await expect(to).toHaveValue(typed);
  await page.getByRole('button', { name: 'Show these dates' }).press('Enter');
  await expect(list(page)).toContainText('No day lies after the start date and before the end date.');
  await expect(page.getByRole('button', { name: 'Show these dates' })).toBeFocused();
  await expect(list(page)).toContainText(
    'You have no claim within the period you chose. Please adjust your refine options to see other claims.',
  );
  await list(page).getByRole('button', { name: 'Show the last 12 months' }).click();
  await expect(count(page)).toHaveText('40 claims');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(period(page)).toHaveValue('twelveMonths');
});

test('nobody’s claims: the text is that of the period', async ({ page, at, newPerson }) => {
  await openList(page, at(brand, LIST), await newPerson('nora'));
  await expect(list(page)).toContainText('You have no claim within the last 12 months.');
  await expect(page.getByLabel('Sort by')).toHaveCount(0);
  await period(page).selectOption({ label: 'Last 60 days' });
  await expect(list(page)).toContainText(
    'You have no claim within the last 60 days. Please adjust your refine options to see other claims.',
  );
  // The panel of the summary says it too, as long as the list stands refined.
  await page.getByRole('link', { name: 'Activity Summary' }).click();
  await expect(page.locator('#claims-panel')).toContainText(
    'You have no claim within the last 60 days. Please adjust your refine options to see other claims.',
  );
});

for (const [name, fault] of [
  ['down', { kind: 'status', status: 500 }],
  ['answering an HTML page', { kind: 'html' }],
  ['sending another type', { kind: 'wrong-type', field: 'payload.totalClaims' }],
] as const) {
  test(`the claims service ${name}: said so, never ‘no claim’; the period stays, a retry heals`, async ({
    page,
    at,
    newPerson,
    breakCall,
    repair,
    faults,
  }) => {
    faults.expected.push(/500/);
    const person = await newPerson('maria');
    await breakCall(person, { call: 'claims/v2/recent', ...fault });
    await openList(page, at(brand, LIST), person);
    await expect(list(page).getByRole('alert')).toContainText('We could not load your claims.');
    await expect(list(page)).toContainText(/Reference [2-9A-Z]{8}/);
    await expect(list(page)).not.toContainText('You have no claim');
    await expect(period(page)).toBeVisible();
    await repair(person);
    await list(page).getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page)).toHaveCount(10);
  });
}
