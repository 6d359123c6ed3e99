/** The chat window, its hours, and where it is offered (spec 000 §2; decisions/shell#when-chat-shows). */
import type { APIRequestContext, Locator, Page } from 'playwright/test';
import type { Brand } from '../src/brand/brand.schema.ts';
import { brandWhere, expect, test, watch } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const footerOf = (page: Page): Locator => page.getByRole('contentinfo');
const helpMenu = (page: Page): Locator => page.locator('.menu[data-fill="help"]');
const openHelp = (page: Page) => helpMenu(page).getByText('Need help?', { exact: true }).click();

const opensChat = ({ footer }: Brand): boolean =>
  Object.values(footer.links).some(({ opens }) => opens === 'chat');
/** The tests open and close the chats of these brands for all visitors, so the tests run one after the other. */
const openedBrand = brandWhere((brand) => opensChat(brand) && brand.chat.entry === 'B');
const closedBrand = brandWhere((brand) => opensChat(brand) && brand.chat.entry === 'A');
const menuBrand = brandWhere((brand) => !opensChat(brand) && brand.chat.code !== undefined);

const MONDAY_10_ET = new Date('2026-11-23T15:00:00Z');
const SATURDAY = new Date('2026-11-21T15:00:00Z');

/** Scrolls to the footer and moves the mouse. After this interaction, the footer checks whether the chat is available. */
async function showFooter(page: Page): Promise<void> {
  await footerOf(page).scrollIntoViewIfNeeded();
  await page.mouse.move(8, 8);
}

/** Opens or closes the chat of a brand regardless of the time, and sets the flag in the chat cookie. */
async function turnChat(
  request: APIRequestContext,
  { chat }: Brand,
  how: { open?: boolean; flag?: 'Y' | 'N' },
) {
  const response = await request.post('/sandbox/chat', { data: { code: chat.code, ...how } });
  expect(response.ok()).toBe(true);
}

test.describe('chat', () => {
  test.describe.configure({ mode: 'default' });
  const chatLink = (page: Page) => footerOf(page).getByRole('link', { name: 'Click to chat' });

  test(
    'opens from the footer and from the help menu, in a window of 419 by 623 px',
    LONG_RUN,
    async ({ page, at, request, faults }) => {
      await turnChat(request, openedBrand, { open: true });
      await page.clock.setFixedTime(MONDAY_10_ET);
      const requested: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/chat/availability')) requested.push(request.url());
      });
      await page.goto(at(openedBrand, '/faqs/?from=mail#top'));
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await expect(chatLink(page)).toHaveCount(0);
      expect(requested, 'before the footer is near').toEqual([]);
      await showFooter(page);
      await expect(chatLink(page)).toHaveAttribute('aria-disabled', 'false');
      await page.evaluate(() => sessionStorage.setItem('AccessToken', 'of a member'));
      const coming = page.waitForEvent('popup');
      await chatLink(page).click();
      const chat = await coming;
      watch(chat, faults);
      await expect(chat.getByRole('heading', { level: 1 })).toHaveText('Chat with customer service');
      expect(await chat.evaluate(() => sessionStorage.getItem('AccessToken'))).toBeNull();
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
      // A second click focuses the window that is already open.
      await chatLink(page).click();
      await expect(footerOf(page).getByRole('status')).toHaveText('Chat is open in another window.');
      expect(page.context().pages()).toHaveLength(2);
      expect(chat.url()).toContain('conversation=');
      await chat.close();
      await test.step('is offered in the help menu unless the flag in the chat cookie is N', async () => {
        await turnChat(request, menuBrand, { open: true });
        await page.clock.setFixedTime(MONDAY_10_ET);
        await page.goto(at(menuBrand));
        await openHelp(page);
        const entry = helpMenu(page).getByRole('link', { name: 'Chat with us' });
        await expect(entry).toHaveAttribute('aria-disabled', 'false');
        const second = page.waitForEvent('popup');
        await entry.click();
        await expect(await second).toHaveURL(
          ({ searchParams }) => searchParams.get('template') === menuBrand.chat.code,
        );
        await turnChat(request, menuBrand, { open: true, flag: 'N' });
        await page.reload();
        await openHelp(page);
        await expect(helpMenu(page).getByRole('link', { name: 'Contact us' })).toBeVisible();
        await expect(entry).toHaveCount(0);
      });
    },
  );

  test(
    'sends no request before the user interacts with the page, and is disabled outside the chat hours',
    LONG_RUN,
    async ({ page, at, request, faults }) => {
      faults.expected.push(/ERR_FAILED|service|500/);
      await test.step('causes no request before an interaction, even if the footer is in view', async () => {
        await turnChat(request, openedBrand, { open: true, flag: 'Y' });
        const scripts: string[] = [];
        page.on('request', (request) => {
          if (/chat/.test(request.url())) scripts.push(new URL(request.url()).pathname);
        });
        await page.setViewportSize({ width: 1280, height: 3000 });
        await page.goto(at(openedBrand), { waitUntil: 'networkidle' });
        await expect(footerOf(page)).toBeInViewport();
        expect(scripts.filter((path) => !/footer-chat|ChatLink/.test(path))).toEqual([]);
        await page.mouse.move(8, 8);
        await expect(chatLink(page)).toBeVisible();
        await page.setViewportSize({ width: 1280, height: 720 });
      });
      for (const [why, moment, flag] of [
        ['if the flag in the chat cookie is N', MONDAY_10_ET, 'N'],
        ['after the last day of live chat', new Date('2036-11-24T15:00:00Z'), 'Y'],
      ] as const)
        await test.step(`has no link in the footer ${why}`, async () => {
          await turnChat(request, openedBrand, { open: true, flag });
          await page.clock.setFixedTime(moment);
          await page.goto(at(openedBrand));
          await showFooter(page);
          await expect(footerOf(page).locator('.chat-offer')).toHaveCount(0);
          await expect(footerOf(page).getByRole('link', { name: 'Contact us' })).toBeVisible();
        });
      await test.step('has a disabled link outside the chat hours, which shows the hours and can still get focus', async () => {
        await turnChat(request, closedBrand, { open: true }); // the provider says that the chat is open; only the page's clock is outside the chat hours
        await page.clock.setFixedTime(SATURDAY);
        await page.goto(at(closedBrand));
        await showFooter(page);
        const link = chatLink(page);
        await expect(link).toHaveAttribute('aria-disabled', 'true');
        await expect(link).toHaveAccessibleDescription(
          'Closed now. Opens Monday at 8 AM ET Mon - Fri: 8 a.m. - 6 p.m. ET',
        );
        await link.focus();
        await page.keyboard.press('Enter');
        await expect(footerOf(page).getByRole('status')).toHaveText(
          'Chat is closed at the moment. Its hours are Mon - Fri: 8 a.m. - 6 p.m. ET.',
        );
        await expect(link).toBeFocused();
        expect(page.context().pages()).toHaveLength(1);
      });
      await test.step('shows the phone number if the chat provider fails', async () => {
        await page.route('**/chat/availability*', (route) => route.fulfill({ status: 500 }));
        await page.clock.setFixedTime(MONDAY_10_ET);
        await page.goto(at(closedBrand));
        await showFooter(page);
        await chatLink(page).click();
        await expect(footerOf(page).getByRole('status')).toContainText(
          closedBrand.customerServicePhoneNumber,
        );
      });
    },
  );
});
