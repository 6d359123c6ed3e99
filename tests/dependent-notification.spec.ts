/** Notifying a dependent from an open message (001 §5, §8; decisions/messages#a-dependent-is-notified-once). */
import type { Page } from 'playwright/test';
import { expectAccessible } from './support/axe.ts';
import { messages } from './support/message-center.ts';
import { PHONE, sideways } from './support/left-nav.ts';
import { brandWhere, expect, test } from './support/portal.ts';

const CENTER = '/login/#/claims/messageCenter';
const brand = brandWhere(
  ({ messageCenter, placeholders }) => messageCenter && placeholders.phone === 'xxx-xxx-xxxx',
);

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Opens the first message about a family member. */
async function openMessageOf(page: Page, name: string): Promise<void> {
  await messages(page).filter({ hasText: name }).first().locator('.message-toggle').click();
}

test('on a phone, sending focuses an invalid field, and closing the form focuses the button that opened it', async ({
  page,
  openAs,
}) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs('maria', brand, CENTER.replace('/login/', '/es/login/'));
  await openMessageOf(page, 'Leo');
  const button = page.getByRole('button', { name: 'Avisar a Leo' });
  await button.click();
  const form = dialog(page, 'Avisar a Leo');
  const send = form.getByRole('button', { name: 'Enviar' });
  await send.click();
  await expect(form.getByRole('radio', { name: 'Mensaje de texto' })).toBeFocused();
  await page.keyboard.press('Space');
  const phone = form.getByLabel('Número de teléfono celular');
  await phone.fill('555-0100');
  await page.keyboard.press('Enter');
  await expect(phone).toBeFocused();
  expect(await sideways(page)).toBe(0);
  await expectAccessible(page, 'the form', 'dialog');
  await phone.fill('(412) 555-0120');
  await send.click();
  await expect(dialog(page, 'Gracias')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});
