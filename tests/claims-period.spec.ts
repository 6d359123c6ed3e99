/** The period of Claims & Payments (spec 001 §§2, 5, 8): custom dates, periods without claims, a failing service. */
import type { Page } from 'playwright/test';
import { addDays, toUsDate } from '../src/lib/date.ts';
import { announced, brand, count, list, LIST, openList, period, rows } from './support/claims-list.ts';
import { expect, test } from './support/portal.ts';

const start = (page: Page) => page.getByLabel('After (start date)', { exact: true });
const end = (page: Page) => page.getByLabel('Before (end date)', { exact: true });
const apply = (page: Page) => page.getByRole('button', { name: 'Show these dates' });
const hint = (page: Page) => page.locator('.custom-dates .field-hint');

/** Service dates of the listed claims, newest first, as `yyyy-MM-dd`. */
const daysOf = (page: Page) =>
  rows(page)
    .locator('.row-when')
    .evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''));

/** The latest day before the newest claim without a claim. */
function dayWithout([newest = '', ...others]: readonly string[]): string {
  let day = addDays(newest, -1);
  while (others.includes(day)) day = addDays(day, -1);
  return day;
}

async function chooseDates(page: Page, from: string, to: string): Promise<void> {
  await start(page).fill(toUsDate(from));
  await end(page).fill(toUsDate(to));
  await apply(page).click();
}

test('custom dates: errors beside the field, the other end moves, the two days are excluded', async ({
  page,
  at,
  newPerson,
}) => {
  await page.clock.setFixedTime(new Date());
  await openList(page, at(brand, LIST), await newPerson('maria'));
  await expect(rows(page)).toHaveCount(10);
  const days = await daysOf(page);
  const typed = toUsDate(days[1] ?? '');
  const quiet = dayWithout(days);
  await period(page).selectOption({ label: 'Choose dates' });
  const [from, to] = [start(page), end(page)];
  await from.fill('13/01/2026');
  await to.fill('1-1-26');
  await apply(page).click();
  await expect(from).toBeFocused();
  await expect(from).toHaveAccessibleDescription(
    'Please enter a valid start date. Month must be an integer between 1 and 12. The month comes first: 01 is January and 12 is December.',
  );
  await expect(to).toHaveAccessibleDescription(
    'Please enter a valid end date. Date must be in mm/dd/yyyy or mm/dd/yy format. For example, write January 5, 2026 as 01/05/2026.',
  );
  await from.fill('01/01/2020');
  await page.keyboard.press('Enter');
  await expect(from).toHaveAccessibleDescription(/^Please enter a valid start date\. It can be any day from/);
  await to.fill(typed);
  await from.fill(typed);
  await from.blur();
  await expect(to).toHaveValue(typed);
  await apply(page).press('Enter');
  // One note: the claims of that day, with a button that includes them.
  await expect(list(page).locator('.list-edges')).toContainText(
    /^\d claims? on \w+ \d+ (is|are) not included\./,
  );
  await expect(apply(page)).toBeFocused();
  await expect(list(page).getByText(/You have no claim|There is no day/)).toHaveCount(0);
  await expect(list(page).getByRole('button')).toHaveText([/^Include/]);
  // A day without claims.
  await from.fill(toUsDate(quiet));
  await from.blur();
  await to.fill(toUsDate(quiet));
  await apply(page).press('Enter');
  await expect(list(page)).toContainText('There is no day after the start date and before the end date.');
  await expect(list(page)).not.toContainText('You have no claim');
  const year = list(page).getByRole('button', { name: 'Show the last 12 months' });
  await year.scrollIntoViewIfNeeded();
  await year.click();
  await expect(count(page)).toHaveText('40 claims');
  await expect(count(page)).toBeFocused();
  await expect(count(page)).toBeInViewport();
  await expect(period(page)).toHaveValue('twelveMonths');
});

test('claims on the two days of a range: a note names them, and a button includes them', async ({
  page,
  at,
  newPerson,
}) => {
  await openList(page, at(brand, LIST), await newPerson('maria'));
  await expect(rows(page)).toHaveCount(10);
  const days = await daysOf(page);
  const [later = '', earlier = ''] = [days[1], days[3]];
  const on = (day: string) => days.filter((one) => one === day).length;
  const within = days.filter((day) => earlier <= day && day <= later).length;
  await period(page).selectOption({ label: 'Choose dates' });
  await chooseDates(page, earlier, later);
  const note = list(page).locator('.list-edges');
  await expect(note).toContainText(
    new RegExp(`^${on(earlier) + on(later)} claims on \\w+ \\d+ and \\w+ \\d+ are not included\\.`),
  );
  await expect(note).toContainText('The list shows days after the start date and before the end date.');
  await expect(rows(page)).toHaveCount(within - on(earlier) - on(later));
  await expect(announced(page)).toHaveText(
    /^\d+ claims?\..* \d+ claims on \w+ \d+ and \w+ \d+ are not included\.$/,
  );
  // In a low window, as with large text, the page's heading is out of view.
  await page.setViewportSize({ width: 1280, height: 300 });
  await note.getByRole('button', { name: 'Include these claims' }).click();
  await expect(rows(page)).toHaveCount(within);
  await expect(note).toHaveCount(0);
  await expect(count(page)).toBeFocused();
  await expect(count(page)).toBeInViewport();
  await expect(start(page)).toHaveValue(toUsDate(addDays(earlier, -1)));
  await expect(end(page)).toHaveValue(toUsDate(addDays(later, 1)));
  await expect(announced(page)).toHaveText(new RegExp(`^${within} claims\\. The first claim is open\\.$`));
});

test('a range that ends today offers the preset that includes today', async ({ page, at, newPerson }) => {
  await openList(page, at(brand, LIST), await newPerson('maria'));
  await expect(rows(page)).toHaveCount(10);
  const [newest = ''] = await daysOf(page);
  // Makes the newest claim one of today.
  await page.clock.setFixedTime(new Date(`${newest}T18:00:00Z`));
  await page.reload();
  await expect(rows(page)).toHaveCount(10);
  await period(page).selectOption({ label: 'Choose dates' });
  await chooseDates(page, addDays(newest, -20), newest);
  const note = list(page).locator('.list-edges');
  await expect(note).toContainText(
    /^1 claim on \w+ \d+ is not included\. The end date itself is not included/,
  );
  await note.getByRole('button', { name: 'Show the last 30 days' }).click();
  await expect(rows(page).first().locator('.row-when')).toHaveAttribute('datetime', newest);
  await expect(period(page)).toHaveValue('thirtyDays');
});

test('the form names the days shown, accepts 1/5/26, and restores the dates after a preset', async ({
  page,
  at,
  newPerson,
}) => {
  await page.clock.setFixedTime(new Date());
  await openList(page, at(brand, LIST), await newPerson('maria'));
  await expect(rows(page)).toHaveCount(10);
  const year = new Date().getFullYear();
  const short = String(year - 1).slice(2);
  await period(page).selectOption({ label: 'Choose dates' });
  await start(page).fill(`12/1/${short}`);
  await end(page).fill(`12/5/${short}`);
  await expect(hint(page)).toHaveText(
    `Shows claims from December 2, ${year - 1} through December 4, ${year - 1}.`,
  );
  await apply(page).click();
  await expect(list(page).locator('.list-period')).toHaveText(
    `After December 1, ${year - 1} and before December 5, ${year - 1}`,
  );
  await period(page).selectOption({ label: 'Last 60 days' });
  await expect(start(page)).toHaveCount(0);
  await page.reload();
  await expect(period(page)).toHaveValue('sixtyDays');
  await period(page).selectOption({ label: 'Choose dates' });
  await expect(start(page)).toHaveValue(`12/01/${year - 1}`);
  await expect(end(page)).toHaveValue(`12/05/${year - 1}`);
});

test('without claims the text depends on the period', async ({ page, at, newPerson }) => {
  await openList(page, at(brand, LIST), await newPerson('nora'));
  await expect(list(page)).toContainText('You have no claim within the last 12 months.');
  await expect(page.getByLabel('Sort by')).toHaveCount(0);
  await period(page).selectOption({ label: 'Last 60 days' });
  await expect(list(page)).toContainText(
    'You have no claim within the last 60 days. Please adjust your refine options to see other claims.',
  );
  // The panel of the summary has the same text while the list has another period.
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
  test(`the claims service ${name}: shows an error and the period, never ‘no claim’; a retry works`, async ({
    page,
    at,
    newPerson,
    breakCall,
    retryAfterRepair,
    faults,
  }) => {
    faults.expected.push(/500/);
    const person = await newPerson('maria');
    await breakCall(person, { call: 'claims/v2/recent', ...fault });
    await openList(page, at(brand, LIST), person);
    await expect(list(page).getByRole('alert')).toBeVisible();
    await expect(list(page)).not.toContainText('You have no claim');
    await expect(period(page)).toBeVisible();
    await retryAfterRepair(person, list(page), 'We could not load your claims.');
    await expect(rows(page)).toHaveCount(10);
  });
}
