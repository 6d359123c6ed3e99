/** The footer, the need-help menu and its modal, writing to customer service, and the chat (spec 000 §2, §5, §8). */
import type { APIRequestContext, Locator, Page } from 'playwright/test';
import type { Brand } from '../src/brand/brand.schema.ts';
import { expectAccessible } from './support/axe.ts';
import { brandWhere, expect, test, unlikeBrands, watch } from './support/portal.ts';

const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

const footerOf = (page: Page): Locator => page.getByRole('contentinfo');
const helpMenu = (page: Page): Locator => page.locator('.menu[data-fill="help"]');
const openHelp = (page: Page) => helpMenu(page).getByText('Need help?', { exact: true }).click();

const opensChat = ({ footer }: Brand): boolean =>
  Object.values(footer.links).some(({ opens }) => opens === 'chat');
/** Each test of chat turns another chat, so that tests at the same time do not meet. */
const openedBrand = brandWhere((brand) => opensChat(brand) && brand.chat.entry === 'B');
const closedBrand = brandWhere((brand) => opensChat(brand) && brand.chat.entry === 'A');
const menuBrand = brandWhere((brand) => !opensChat(brand) && brand.chat.code !== undefined);

const MONDAY_10_ET = new Date('2026-11-23T15:00:00Z');
const SATURDAY = new Date('2026-11-21T15:00:00Z');

/** Makes the chat provider answer as a test needs it, at any hour of the machine. */
async function turnChat(
  request: APIRequestContext,
  { chat }: Brand,
  how: { open?: boolean; flag?: 'Y' | 'N' },
) {
  const answer = await request.post('/sandbox/chat', { data: { code: chat.code, ...how } });
  expect(answer.ok()).toBe(true);
}

for (const brand of unlikeBrands) {
  test(`${brand.code}: every link of the footer leads somewhere, axe and 320 px`, async ({ page, at }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(at(brand));
    const footer = footerOf(page);
    const own = await footer
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(own).toEqual(
      expect.arrayContaining(['/meaningful-access/', '/languages/', '/non-discrimination/', '/privacy/']),
    );
    const statuses = await page.evaluate(
      (paths) => Promise.all(paths.map(async (path) => `${(await fetch(path ?? '')).status} ${path}`)),
      own,
    );
    expect(statuses).toEqual(own.map((path) => `200 ${path}`));
    await expect(footer).toContainText(brand.customerServicePhoneNumber);
    await expect(footer.locator('.footer-social svg')).toHaveCount(Object.keys(brand.footer.social).length);
    expect(await scrollsSideways(page)).toBe(false);
    await expectAccessible(page, 'footer', 'footer');
  });
}

test('the footer changes between the mobile and the full site, for the next page too', async ({
  page,
  at,
}) => {
  const [brand] = unlikeBrands;
  if (!brand) throw new Error('no brands');
  await page.goto(at(brand));
  await footerOf(page).getByRole('button', { name: 'Mobile Site' }).click();
  const toFull = footerOf(page).getByRole('button', { name: 'View full site' });
  await expect(toFull).toBeVisible();
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'mobile');
  expect(cookie?.value).toBe('true');
  await page.goto(at(brand, '/about/?mobile=true'));
  await toFull.click();
  await expect(footerOf(page).getByRole('button', { name: 'Mobile Site' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  expect((await page.context().cookies()).filter(({ name }) => name === 'mobile')).toEqual([]);
});

test('need help: menu and modal from the content service, closed as people expect', async ({ page, at }) => {
  const [, brand] = unlikeBrands;
  if (!brand) throw new Error('no brands');
  await page.goto(at(brand));
  await openHelp(page);
  const menu = helpMenu(page);
  await expect(menu.getByRole('link', { name: brand.customerServicePhoneNumber })).toHaveAttribute(
    'href',
    `tel:+${brand.customerServicePhoneNumber.replaceAll('-', '')}`,
  );
  await expect(menu).toContainText(brand.hours.text);
  await expectAccessible(page, '.header', '.header');
  await menu.getByRole('button', { name: 'More about getting help' }).click();
  const modal = page.getByRole('dialog', { name: `Need help? ${brand.name} is here for you.` });
  await expect(modal).toContainText('Interpreters are free.');
  await expectAccessible(page, 'dialog', 'dialog');
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
  // The menu has closed under the modal: back to its button.
  await expect(menu.locator('summary')).toBeFocused();
  await menu.locator('summary').press('Enter');
  await menu.getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL(at(brand, '/msg/#!/contact-us'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
});

test('where the need-help service fails the menu is taken away', async ({ page, at, faults }) => {
  faults.expected.push(/500/);
  const [brand] = unlikeBrands;
  if (!brand) throw new Error('no brands');
  await page.route('**/cms/needHelp*', (route) => route.fulfill({ status: 500 }));
  await page.goto(at(brand));
  await expect(helpMenu(page)).toBeVisible();
  await openHelp(page);
  await expect(helpMenu(page)).toHaveCount(0);
  await expect(page.locator('.language-menu').first()).toBeVisible();
});

test.describe('writing to customer service', () => {
  const brand = brandWhere(({ placeholders }) => placeholders.phone === 'xxx-xxx-xxxx');
  const send = (page: Page) => page.getByRole('button', { name: 'Send message' });

  async function write(page: Page): Promise<void> {
    await page.getByLabel('Your name').fill('Maria Lund');
    await page.getByLabel('What is it about?').selectOption('A claim');
    await page.getByLabel('Your message').fill('When will my claim be done?');
    await page.getByRole('radio', { name: 'By email' }).check();
    await page.getByLabel('Email address').fill('maria@mail.com');
  }

  test('says what is wrong, beside the field and summed up, in the words of the specification', async ({
    page,
    at,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(at(brand, '/msg/#!/contact-us'));
    await send(page).click(); // the first touch: held until the form is ready
    const summary = page.getByRole('group', { name: '4 things need your attention' });
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: 'Choose how we should answer' }).click();
    await expect(page.getByRole('radio', { name: 'By email' })).toBeFocused();
    await write(page);
    await page.getByLabel('Email address').fill('a@b.cd');
    await send(page).click();
    await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(
      "For example name@mail.com Email addresses must be at least 7 characters and contain an '@' and '.' character. Please re-enter your Email address.",
    );
    // Two spaces, as the specification has them.
    expect(await page.locator('#contact-email-error').textContent()).toContain("'.' character.  Please");
    await page.getByRole('radio', { name: 'By phone' }).check();
    await expect(page.getByPlaceholder('xxx-xxx-xxxx')).toBeVisible();
    await page.getByLabel('Phone number').fill('555-0100');
    await send(page).click();
    await expect(page.getByRole('group', { name: 'One thing needs your attention' })).toHaveText(
      /Please enter a valid Phone Number\. Phone Numbers should be 10 digits and include an area code\./,
    );
    expect(await scrollsSideways(page)).toBe(false);
    await expectAccessible(page, 'main', 'main');
  });

  test('keeps the text when sending fails, counts it once, and says when the answer comes', async ({
    page,
    at,
    faults,
  }) => {
    faults.expected.push(/ERR_FAILED|contactUs/);
    const keys: string[] = [];
    let failing = true;
    await page.route('**/contactUs', async (route) => {
      const { payload }: { payload: { requestKey: string } } = route.request().postDataJSON();
      keys.push(payload.requestKey);
      await (failing ? route.abort() : route.continue());
    });
    await page.goto(at(brand, '/msg/'));
    await write(page);
    await send(page).click();
    const failed = page.getByRole('alert').filter({ hasText: 'We could not send your message.' });
    await expect(failed).toContainText(/Reference [2-9A-Z]{8}/);
    await expect(page.getByLabel('Your message')).toHaveValue('When will my claim be done?');
    failing = false;
    await failed.getByRole('button', { name: 'Try again' }).dblclick();
    const sent = page.getByRole('heading', { name: 'We have your message' });
    await expect(sent).toBeFocused();
    await expect(page.locator('.contact-sent')).toContainText(
      /We will write to maria@mail\.com by [A-Z][a-z]+ \d{1,2}, \d{4}\./,
    );
    expect(keys).toEqual([keys[0], keys[0]]); // the try that failed, and one more
    await page.getByRole('button', { name: 'Write another message' }).click();
    await expect(page.getByLabel('Your message')).toHaveValue('');
  });

  test('in Spanish, at the width of a phone', async ({ page, at, context }) => {
    await context.addCookies([{ name: 'language', value: 'es', url: at(brand) }]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(at(brand, '/msg/'));
    await expect(page).toHaveTitle(`Comuníquese con nosotros · ${brand.name}`);
    await page.getByRole('radio', { name: 'Por correo electrónico' }).check();
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page.getByRole('group', { name: 'Falta corregir 4 datos' })).toBeFocused();
    expect(await scrollsSideways(page)).toBe(false);
  });

  test('without JavaScript says whom to call, and shows no form that cannot be sent', async ({
    browser,
    at,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(at(brand, '/msg/'));
    await expect(page.getByText('Writing to us here needs JavaScript.')).toContainText(brand.hours.text);
    await expect(page.locator('form')).toBeHidden();
    await context.close();
  });
});

test.describe('chat', () => {
  const chatLink = (page: Page) => footerOf(page).getByRole('link', { name: 'Click to chat' });

  test('opens its window, 419 by 623, with its parameters, and answers', async ({
    page,
    at,
    request,
    faults,
  }) => {
    await turnChat(request, openedBrand, { open: true });
    await page.clock.setFixedTime(MONDAY_10_ET);
    await page.goto(at(openedBrand, '/faqs/?from=mail#top'));
    await expect(chatLink(page)).toHaveAttribute('aria-disabled', 'false');
    const coming = page.waitForEvent('popup');
    await chatLink(page).click();
    const chat = await coming;
    watch(chat, faults);
    await expect(chat.getByRole('heading', { level: 1 })).toHaveText('Chat with customer service');
    const { searchParams } = new URL(chat.url());
    expect(Object.fromEntries(searchParams)).toEqual({
      entryPoint: openedBrand.chat.entry,
      template: openedBrand.chat.code,
      referer: at(openedBrand, '/faqs/#top'),
    });
    expect(chat.viewportSize()).toEqual({ width: 419, height: 623 });
    await chat.getByLabel('Your message').fill('Where is my ID card?');
    await chat.getByRole('button', { name: 'Send' }).click();
    await expect(chat.getByRole('list', { name: 'Conversation' })).toContainText(
      'You wrote: “Where is my ID card?”',
    );
    // A second press brings the conversation to the front, and opens no other.
    await chatLink(page).click();
    await expect(footerOf(page).getByRole('status')).toHaveText('Chat is open in a window of its own.');
    expect(page.context().pages()).toHaveLength(2);
    expect(chat.url()).toContain('conversation=');
  });

  test('is disabled outside its hours, which it says, and stays in the tab order', async ({
    page,
    at,
    request,
  }) => {
    await turnChat(request, closedBrand, { open: true }); // the clock of the page alone closes it
    await page.clock.setFixedTime(SATURDAY);
    await page.goto(at(closedBrand));
    const link = chatLink(page);
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(link).toHaveAccessibleDescription('Closed now Mon - Fri: 8 a.m. - 6 p.m. ET');
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(footerOf(page).getByRole('status')).toHaveText(
      'Chat is closed at the moment. Its hours are Mon - Fri: 8 a.m. - 6 p.m. ET.',
    );
    await expect(link).toBeFocused();
    expect(page.context().pages()).toHaveLength(1);
  });

  test('stands in the help menu only with the flag of the cookie', async ({ page, at, request }) => {
    await turnChat(request, menuBrand, { open: true });
    await page.clock.setFixedTime(MONDAY_10_ET);
    await page.goto(at(menuBrand));
    await openHelp(page);
    const entry = helpMenu(page).getByRole('link', { name: 'Chat with us' });
    await expect(entry).toHaveAttribute('aria-disabled', 'false');
    const coming = page.waitForEvent('popup');
    await entry.click();
    expect(new URL((await coming).url()).searchParams.get('template')).toBe(menuBrand.chat.code);
    await turnChat(request, menuBrand, { open: true, flag: 'N' });
    await page.reload();
    await openHelp(page);
    await expect(helpMenu(page).getByRole('link', { name: 'Contact us' })).toBeVisible();
    await expect(entry).toHaveCount(0);
  });

  test('a provider that does not answer is said, with the phone', async ({ page, at, faults }) => {
    faults.expected.push(/ERR_FAILED|service|500/);
    await page.route('**/chat/availability*', (route) => route.fulfill({ status: 500 }));
    await page.clock.setFixedTime(MONDAY_10_ET);
    await page.goto(at(closedBrand));
    await chatLink(page).click();
    await expect(footerOf(page).getByRole('status')).toContainText(closedBrand.customerServicePhoneNumber);
  });
});
