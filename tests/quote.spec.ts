/** The contact-me form: prospect, lead, email, each sent once (spec 000 §5, §7, §8; decision 141). */
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/portal.ts';
import { brand, type Call, findPlace, modal, PAGE, send, sent, watchCalls, write } from './support/quote.ts';

test('sends prospect, lead and email, once each, however often it is pressed', async ({ page, at }) => {
  const seen = await watchCalls(page);
  await page.goto(at(brand, PAGE));
  await findPlace(page);
  await write(page);
  await page.getByLabel('Phone number').fill('612-555-0142');
  await expect(page.locator('.quote-place')).toContainText('Your area: 55401');
  await send(page).dblclick();
  await expect(sent(page)).toBeFocused();
  expect(seen.calls()).toEqual(['prospect', 'lead', 'email']);
  await expect(page.locator('.quote-sent')).toContainText('An agent will call 612-555-0142');
  await expectAccessible(page, 'the confirmation', '#contact-me');
});

test('says after a reload that it has the request, and sends the same one once, but another one on purpose', async ({
  page,
  at,
}) => {
  const seen = await watchCalls(page);
  const another = page.getByRole('button', { name: 'Send another request' });
  await page.goto(at(brand, PAGE));
  await findPlace(page);
  await write(page);
  await send(page).click();
  await expect(sent(page)).toBeFocused();
  await page.reload();
  await expect(sent(page)).toBeVisible(); // without a touch
  await expect(page.locator('.quote-sent')).toContainText('An agent will contact you');
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(stored).not.toMatch(/Hester|Quill|1990/);
  await another.click();
  await expect(page.getByLabel('A plan for people under 65')).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveValue('');
  await write(page);
  await send(page).click();
  await expect(sent(page)).toBeFocused();
  expect(seen.calls()).toEqual(['prospect', 'lead', 'email']);
  await another.click();
  await write(page, '6/18/1991');
  await send(page).click();
  await expect(sent(page)).toBeFocused();
  expect(seen.calls()).toEqual(['prospect', 'lead', 'email', 'prospect']);
});

test('sends after a correction only what the correction changes', async ({ page, at, faults }) => {
  faults.expected.push(/503|lead/);
  const failing = new Map<Call, 'lost' | 'down'>([['lead', 'down']]);
  const seen = await watchCalls(page, failing);
  await page.goto(at(brand, PAGE));
  await findPlace(page);
  await write(page);
  await send(page).click();
  await modal(page).getByRole('button', { name: 'Close' }).click();
  failing.clear();
  await page.getByLabel('Phone number').fill('612-555-0142');
  await send(page).click();
  await expect(sent(page)).toBeFocused();
  expect(seen.calls()).toEqual(['prospect', 'lead', 'lead', 'email']);
  expect(seen.keysOf('lead').size).toBe(2);
});

for (const failure of ['down', 'lost'] as const)
  test(`a lead whose service is ${failure} shows the modal, keeps the text, and goes on where it stopped after a reload`, async ({
    page,
    at,
    faults,
  }) => {
    faults.expected.push(/503|ERR_FAILED|lead/);
    const failing = new Map<Call, 'lost' | 'down'>([['lead', failure]]);
    const seen = await watchCalls(page, failing);
    await page.goto(at(brand, PAGE));
    await findPlace(page);
    await write(page);
    await send(page).click();
    await expect(modal(page)).toContainText(
      'There has been a problem accessing this service. Please contact technical support.',
    );
    await modal(page).getByRole('button', { name: 'Close' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'We could not send your request.' }),
    ).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Hester');
    failing.clear();
    await page.reload();
    // Before any code of the form is loaded.
    await expect(page.getByLabel('First name')).toHaveValue('Hester');
    await expect(page.getByLabel('A plan for people under 65')).toBeChecked();
    await send(page).click();
    await expect(sent(page)).toBeFocused();
    expect(seen.calls()).toEqual(['prospect', 'lead', 'lead', 'email']);
    expect(seen.keysOf('lead').size).toBe(1);
  });

test('an email that does not go out is no failure of the request, and is sent again alone', async ({
  page,
  at,
  faults,
}) => {
  faults.expected.push(/503|email/);
  const failing = new Map<Call, 'lost' | 'down'>([['email', 'down']]);
  const seen = await watchCalls(page, failing);
  await page.goto(at(brand, PAGE));
  await findPlace(page);
  await write(page);
  await send(page).click();
  await expect(sent(page)).toBeFocused();
  await expect(modal(page)).toBeHidden();
  const note = page.getByRole('alert').filter({ hasText: 'the email that confirms it did not go out' });
  failing.clear();
  await note.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.quote-sent')).toContainText('We sent a confirmation to your email address.');
  expect(seen.calls()).toEqual(['prospect', 'lead', 'email', 'email']);
  expect(seen.keysOf('email').size).toBe(1);
});

test('speaks Spanish, and can be used with the keyboard alone', async ({ page, at }) => {
  await page.goto(at(brand, `/es${PAGE}`));
  await page.getByLabel('Su código postal').fill('55401');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '2 planes de salud atienden su zona' })).toBeFocused();
  await page.getByLabel('Un plan para personas menores de 65 años').focus();
  await page.keyboard.press('Space');
  for (const text of ['Hester', 'Quill', '5/17/1990', 'hester.quill@mail.example.com', '']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Recibimos su solicitud' })).toBeFocused();
});

test('says to call without JavaScript', async ({ browser, at }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at(brand, PAGE));
  await expect(page.locator('#contact-me')).toContainText(
    `This form needs JavaScript. Turn it on in your browser, or call ${brand.customerServicePhoneNumber}`,
  );
  await expect(send(page)).toBeHidden();
  await context.close();
});
