/** A dependent is notified from an open message (001 §5, §8; decision 201). */
import type { Page } from 'playwright/test';
import { expectAccessible } from './support/axe.ts';
import { openSimulation, brand as simulatedAt } from './support/desk.ts';
import { messages } from './support/message-center.ts';
import { PHONE, sideways } from './support/left-nav.ts';
import { brandWhere, expect, goTo, test, watch } from './support/portal.ts';

const CENTER = '/login/#/claims/messageCenter';
const brand = brandWhere(
  ({ messageCenter, placeholders }) => messageCenter && placeholders.phone === 'xxx-xxx-xxxx',
);

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

interface Sent {
  communicationType: string;
  communicationList: { contactValue: string }[];
  requestKey: string;
}

/** Payloads of the notifications that a page sends. */
async function sentBy(page: Page): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.route('**/member/dependentNotification', async (route) => {
    const { payload }: { payload: Sent } = route.request().postDataJSON();
    sent.push(payload);
    await route.continue();
  });
  return sent;
}

/** Opens the first message of a family member. */
async function openMessageOf(page: Page, name: string): Promise<void> {
  await messages(page).filter({ hasText: name }).first().locator('.message-toggle').click();
}

test('text message and email: rules, result, and never twice', async ({
  page,
  maria,
  openAs,
  breakCall,
  repair,
  faults,
}) => {
  const sent = await sentBy(page);
  await openAs(maria, brand, CENTER);
  await openMessageOf(page, 'Leo');
  const button = page.getByRole('button', { name: 'Notify Leo' });
  await button.click();
  const form = dialog(page, 'Notify Leo');
  const send = form.getByRole('button', { name: 'Send' });
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(0);
  await send.click();
  await expect(form.getByText('Field is Required')).toBeVisible();
  await expect(form.getByRole('radio', { name: 'Text message' })).toBeFocused();
  await page.keyboard.press('Space');
  const phone = form.getByLabel('Mobile phone number');
  await expect(phone).toHaveAttribute('placeholder', 'xxx-xxx-xxxx');
  await phone.fill('555-0100');
  await page.keyboard.press('Enter');
  await expect(form).toContainText(
    'Please enter a valid Phone Number. Phone Numbers should be 10 digits and include an area code.',
  );
  await expect(phone).toBeFocused();
  await expectAccessible(page, 'the form', 'dialog');
  expect(sent).toEqual([]);

  // The response is lost: sent again, it has the same key.
  faults.expected.push(/Failed to load resource|ERR_/);
  await breakCall(maria, { call: 'member/dependentNotification', kind: 'lost' });
  await phone.fill('(412) 555-0120');
  await send.dblclick();
  const error = dialog(page, 'Error');
  await expect(error).toContainText('We are unable to send your message now. Please try again later.');
  await expect.poll(() => sent.length).toBe(1);
  await error.getByRole('button', { name: 'OK' }).click();
  await expect(phone).toHaveValue('(412) 555-0120');
  await repair(maria);
  await send.click();
  await expect(dialog(page, 'Thank You')).toContainText('Your notification has been sent.');
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]).toMatchObject({
    communicationType: 'SMS',
    communicationList: [{ contactValue: '(412) 555-0120', channel: 'SMS' }],
  });
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  await button.click();
  await form.getByRole('radio', { name: 'Email' }).check();
  const email = form.getByLabel('Email address');
  await email.fill('a@b.co');
  await send.click();
  await expect(form).toContainText(
    "Email addresses must be at least 7 characters and contain an '@' and '.' character.",
  );
  await email.fill(' leo@mail.net ');
  await send.click();
  await expect(dialog(page, 'Thank You')).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ communicationList: [{ contactValue: 'leo@mail.net' }] });
  expect(sent.at(-1)?.requestKey).not.toBe(sent[0]?.requestKey);
});

test('on a phone, in Spanish and dark; not for a message of one’s own', async ({ page, openAs }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs('maria', brand, CENTER.replace('/login/', '/es/login/'));
  await openMessageOf(page, 'Maria');
  await expect(page.locator('.message-body')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Avisar/ })).toHaveCount(0);
  await openMessageOf(page, 'Leo');
  await page.getByRole('button', { name: 'Avisar a Leo' }).click();
  await dialog(page, 'Avisar a Leo').getByRole('radio', { name: 'Correo electrónico' }).check();
  await dialog(page, 'Avisar a Leo').getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('dialog').locator('.field-error')).toBeVisible();
  expect(await sideways(page)).toBe(0);
  await expectAccessible(page, 'the form', 'dialog');
});

test('no button in a simulation', async ({ page, at, newPerson, faults }) => {
  const window = await openSimulation(
    page,
    at(simulatedAt, '/login/'),
    await newPerson('ivan'),
    await newPerson('maria'),
  );
  watch(window, faults);
  await goTo(window, '#/claims/messageCenter');
  await openMessageOf(window, 'Leo');
  await expect(window.locator('.message-body')).toBeVisible();
  await expect(window.getByRole('button', { name: /^Notify/ })).toHaveCount(0);
});
