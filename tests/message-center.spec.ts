/** The message center: opening, deleting, filters and its states (001 §§2–4, 7, 8). */
import { expectAccessible } from './support/axe.ts';
import { badge, PHONE, refine, sideways } from './support/left-nav.ts';
import {
  CENTER,
  deleteButton,
  listHeading,
  message,
  messages,
  numberIn,
  opener,
  pageButton,
  undoButton,
} from './support/message-center.ts';
import { brandWhere, expect, goTo, messageRows, test, unlikeBrands } from './support/portal.ts';

const brand = brandWhere(({ messageCenter }) => messageCenter);
const UNDO_MS = 8000; // decision 190

test('a link of the summary opens its message, which is read from then on and counts no more', async ({
  page,
  openAs,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const call = /messagecenteractivity\/insert|messageReadFlag/.exec(request.url())?.[0];
    if (call) sent.push(call);
  });
  await openAs('noor', brand);
  const unread = await numberIn(badge(page));
  await messageRows(page).getByRole('link', { name: 'How we settled your claim' }).click();
  const row = message(page, 'How we settled your claim');
  await expect(row.locator('.message-toggle')).toBeFocused();
  await expect(row.getByRole('list')).toContainText('Compare it with your statement.');
  await expect(badge(page)).toHaveText(String(unread - 1));
  await expect(row).not.toHaveClass(/message-unread/);
  await expect.poll(() => sent.toSorted()).toEqual(['messageReadFlag', 'messagecenteractivity/insert']);

  // Special messages come first and stay as they are; so do messages without an id.
  await expect(messages(page).first()).toContainText('Important');
  await opener(page, 'A new card for Sami').click();
  await opener(page, 'A message without an id').click();
  await expect(message(page, 'A message without an id')).toContainText('came without its number');
  await opener(page, 'A picture from another site').click();
  await expect(message(page, 'A picture from another site')).toContainText(
    'Picture not shown: Our office on Elm Street',
  );
  await opener(page, 'Invalid message content').click();
  await expect(badge(page)).toHaveText(String(unread - 3));
  await page.reload();
  await expect(badge(page)).toHaveText(String(unread - 3));
  await expect(row).not.toHaveClass(/message-unread/);

  await goTo(page, `${CENTER}?id=GONE`);
  await expect(page.locator('#message-missing')).toContainText('This message is unavailable');
  await goTo(page, `${CENTER}?id=-999`);
  await expect(opener(page, 'Yara can use virtual visits')).toHaveAttribute('aria-expanded', 'true');
});

test('deleting can be undone, and is sent when the page is left', async ({ page, at, openAs }) => {
  await openAs('noor', brand, `/login/${CENTER}`);
  const total = await numberIn(listHeading(page));
  await deleteButton(page).click();
  await expect(page.getByText('Please select a message to delete')).toBeVisible();
  const boxes = [
    message(page, 'Open enrollment ends').getByRole('checkbox'),
    message(page, 'A picture from another site').getByRole('checkbox'),
  ];
  for (const box of boxes) await box.check();
  await expect(page.getByText('Please select a message to delete')).toBeHidden();
  await deleteButton(page).click();
  await expect(listHeading(page)).toHaveText(`${total - 2} messages`);
  await undoButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(listHeading(page)).toHaveText(`${total} messages`);
  await expect(listHeading(page)).toBeFocused();

  for (const box of boxes) await box.check();
  await deleteButton(page).click();
  await page.goto(at(brand, '/about/'));
  await page.goto(at(brand, `/login/${CENTER}`));
  await expect(listHeading(page)).toHaveText(`${total - 2} messages`);
  await expect(message(page, 'A picture from another site')).toHaveCount(0);
});

test('signing out sends what waits before the token ends', async ({ page, newPerson, openAs, breakCall }) => {
  const person = await newPerson('noor');
  await openAs(person, brand, `/login/${CENTER}`);
  const total = await numberIn(listHeading(page));
  await message(page, 'A picture from another site').getByRole('checkbox').check();
  await deleteButton(page).click();
  await expect(listHeading(page)).toHaveText(`${total - 1} messages`);
  // Without waiting, the end of the token would overtake a slow deletion.
  await breakCall(person, { call: 'member/delStatusFlag', kind: 'delay', delayMs: 800 });
  const deleted = page.waitForResponse((response) => response.url().includes('member/delStatusFlag'));
  await page.getByRole('link', { name: 'Sign out' }).click();
  expect((await deleted).status()).toBe(200);
  await expect(page).toHaveURL(/\/logout\/$/);
});

test('after the last page is deleted the one before shows, and a failed deletion brings all back', async ({
  page,
  newPerson,
  openAs,
  failCall,
  repair,
}) => {
  const person = await newPerson('maria');
  await page.clock.install();
  await openAs(person, brand, `/login/${CENTER}`);
  const total = await numberIn(listHeading(page));
  await pageButton(page, 4).click();
  await expect(messages(page)).toHaveCount(4);
  await expect(messages(page).first()).toHaveAttribute('aria-posinset', '32');
  await failCall(person, 'member/delStatusFlag');
  const deleteAll = async () => {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await deleteButton(page).click();
    await expect(page.getByText('You deleted every message on this page.')).toBeVisible();
    await page.clock.fastForward(UNDO_MS);
  };
  await deleteAll();
  const failed = page.locator('#deletion-failed');
  await expect(failed).toContainText('We could not delete 4 messages');
  await expect(messages(page)).toHaveCount(4);
  await repair(person);
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(messages(page)).toHaveCount(10);
  await expect(page.getByText('Page 3 of 3')).toBeAttached();
  await expect(listHeading(page)).toHaveText(`${total - 4} messages`);
});

test('filters ask the service and stay for the next visit; each state has its words', async ({
  page,
  newPerson,
  openAs,
  failCall,
  retryAfterRepair,
}) => {
  const person = await newPerson('maria');
  await failCall(person, 'member/getMessages');
  await openAs(person, brand, `/login/${CENTER}`);
  const list = page.locator('#messages-list');
  await retryAfterRepair(person, list, 'We could not load your messages.');
  const total = await numberIn(listHeading(page));
  await expect(page.locator('.list-period')).toHaveText(
    /^\d\d\/\d\d\/\d{4} to \d\d\/\d\d\/\d{4} · \d+ unread$/,
  );
  await page.getByRole('checkbox', { name: "What's New" }).check();
  await page.getByRole('checkbox', { name: 'Ines' }).check();
  await expect(listHeading(page)).toHaveText(/^[1-9] messages?$/);
  await expect(page.getByRole('checkbox', { name: 'Ines' })).toBeFocused();
  await page.getByLabel('Period').selectOption('thirtyDays');
  await expect(page.getByText('No message matches all of your filters.')).toBeVisible();
  await goTo(page, '#/claims/healthPlans');
  await expect(page.getByRole('heading', { level: 1, name: 'Health Plans' })).toBeVisible();
  await goTo(page, CENTER);
  await expect(page.getByText('No message matches all of your filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all messages of the last 12 months' }).click();
  await expect(listHeading(page)).toHaveText(`${total} messages`);
  await expect(page.getByRole('checkbox', { name: 'Ines' })).not.toBeChecked();
});

test('a member without messages, and one who sees only their own', async ({ page, openAs }) => {
  await openAs('nora', brand, `/login/${CENTER}`);
  await expect(page.getByText('You have no messages')).toBeVisible();
  await expect(page.getByText('Person', { exact: true })).toHaveCount(0);
});

const [, , spanishBrand = brand] = unlikeBrands;

test('the keyboard, a phone, Spanish and the dark', async ({ page, openAs }) => {
  await page.setViewportSize(PHONE);
  await openAs('noor', spanishBrand, `/es/login/${CENTER}`);
  const total = await numberIn(listHeading(page));
  await opener(page, 'How we settled').focus();
  await page.keyboard.press('Enter');
  const row = message(page, 'How we settled');
  await expect(row.locator('.service-html')).toHaveAttribute('lang', 'en');
  await opener(page, 'Three clinics near you').click();
  await row.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await deleteButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(listHeading(page)).toHaveText(`${total - 1} mensajes`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeFocused();
  await refine(page)
    .or(page.getByRole('button', { name: /^Refinar|^Filtrar/ }))
    .first()
    .click();
  expect(await sideways(page)).toBe(0);
  await expectAccessible(page, 'message center in Spanish');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'message center in the dark');
});
