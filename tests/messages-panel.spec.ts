/** From the messages panel of the activity summary to the messages (001 §§2, 7). */
import type { Page } from 'playwright/test';
import { brandWhere, expect, messageRows, test } from './support/portal.ts';

const brand = brandWhere(({ messageCenter }) => messageCenter);
const panel = (page: Page) => page.locator('#messages-panel');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

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
