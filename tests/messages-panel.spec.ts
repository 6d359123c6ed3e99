/** The messages panel of the activity summary, and which members have messages (001 §§2, 6, 7). */
import type { Page } from 'playwright/test';
import { badge, entries, labelsOf } from './support/left-nav.ts';
import { brandWhere, claimRows, expect, goTo, messageRows, test } from './support/portal.ts';

const brand = brandWhere(({ messageCenter }) => messageCenter);
const panel = (page: Page) => page.locator('#messages-panel');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Records requests for messages or their count. */
function messagesAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/getMessages|CountUnreadMessages/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test('each row links to its message, the link below to all; each is tracked once', async ({
  page,
  openAs,
}) => {
  await page.addInitScript(() => {
    window.addEventListener('portal:analytics', (event) => {
      if (event instanceof CustomEvent && event.detail.kind === 'flag')
        document.documentElement.dataset['told'] =
          `${document.documentElement.dataset['told'] ?? ''}${event.detail.page} ${event.detail.flag};`;
    });
  });
  await openAs('maria', brand);
  await expect(messageRows(page)).toHaveCount(3);
  for (const link of await messageRows(page).getByRole('link').all())
    await expect(link).toHaveAttribute('href', /^#\/messageCenter\?id=[^&]+$/);
  // The whole row is a link.
  await messageRows(page)
    .nth(1)
    .click({ position: { x: 8, y: 8 } });
  await expect(page).toHaveURL(/#\/claims\/messageCenter\?id=\w+$/);
  await expect(page.locator('.message-toggle[aria-expanded=true]')).toBeFocused();
  await page.goBack();
  await panel(page).getByRole('link', { name: 'See all messages' }).click();
  await expect(page).toHaveURL(/#\/claims\/messageCenter$/);
  await expect(heading(page, 'Messages')).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.dataset['told'])).toBe(
    'messageCenter message-opened;activitySummary messages-all;',
  );
});

test('the news links to what is new since the last visit, and each unread count names what it counts', async ({
  page,
  openAs,
}) => {
  await openAs('maria', brand);
  await expect(panel(page).getByRole('heading', { name: 'Messages, last 90 days' })).toBeVisible();
  await expect(panel(page).locator('.panel-aside')).toHaveText('6 unread');
  const news = page.locator('.summary-news');
  await expect(news).toHaveText(
    /^New since your last visit on [A-Z][a-z]+ \d+: \d+ claims?, \d unread messages?, \d statements?$/,
  );
  await expect(news.getByRole('link', { name: /claim/ })).toHaveAttribute(
    'href',
    '#/claims/claimsAndPayments',
  );
  await expect(news.getByRole('link', { name: /message/ })).toHaveAttribute('href', '#/messageCenter');
  await expect(page.locator('.left-nav .badge-words')).toBeVisible();
  await expect(page.locator('.left-nav .badge-words')).toHaveText('unread in 1 month');
});

test('a dental group has no messages: no panel, no entry, no request, and a notice on the page', async ({
  page,
  openAs,
}) => {
  const asked = messagesAsked(page);
  await openAs('pearl', brand);
  await expect(page.locator('#claims-panel')).toHaveAttribute('aria-busy', 'false');
  await expect(panel(page)).toHaveCount(0);
  await expect(entries(page)).toHaveText(labelsOf(brand, false));
  await expect(badge(page)).toHaveCount(0);
  await goTo(page, '#/messageCenter?id=M1');
  await expect(page.getByRole('main')).toContainText('dental coverage only');
  expect(asked).toEqual([]);
});

test('messages hide and show with the selected group', async ({ page, openAs }) => {
  await openAs('maria', brand);
  await expect(messageRows(page)).toHaveCount(3);
  const choose = async (group: string) => {
    await goTo(page, '#/claims-and-spending');
    await page.getByLabel('Show this page for').selectOption(group);
    await goTo(page, '#/claims/activitySummary');
    await expect(claimRows(page)).toHaveCount(3);
  };
  await choose('23881000');
  await expect(panel(page)).toHaveCount(0);
  await expect(entries(page).filter({ hasText: 'Messages' })).toHaveCount(0);
  await expect(page.locator('.summary-news')).not.toContainText('unread');
  await choose('10452000');
  await expect(messageRows(page)).toHaveCount(3);
  await expect(entries(page).filter({ hasText: 'Messages' })).toHaveCount(1);
});

test('a member who buys their own plan sees no employer', async ({ page, openAs }) => {
  await openAs('nora', brand);
  for (const address of ['#/claims/activitySummary', '#/claims-and-spending', '#/ebill']) {
    await goTo(page, address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#member [aria-busy=true]')).toHaveCount(0);
    await expect(page.locator('#member')).not.toContainText(/employer/i);
  }
});
