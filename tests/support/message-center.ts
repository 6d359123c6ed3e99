/** Locators of the message center. */
import { expect, type Locator, type Page } from 'playwright/test';

export const CENTER = '#/messageCenter';

export const listHeading = (page: Page) => page.locator('#messages-list-heading');
export const messages = (page: Page) => page.locator('#messages-list .message');
export const message = (page: Page, subject: string | RegExp) => messages(page).filter({ hasText: subject });
export const opener = (page: Page, subject: string | RegExp) =>
  message(page, subject).locator('.message-toggle');
export const deleteButton = (page: Page) => page.locator('.message-toolbar').getByRole('button');
export const undoButton = (page: Page) => page.getByRole('button', { name: 'Undo' });
/** The number at the start of an element's text. */
export async function numberIn(element: Locator): Promise<number> {
  await expect(element).toHaveText(/^\d/);
  return Number.parseInt((await element.textContent()) ?? '', 10);
}
