/** The message center: opening, deleting and leaving, with keyboard and on a phone (001 §§2–4, 7). */
import { expectAccessible } from './support/axe.ts';
import { badge, PHONE, sideways } from './support/left-nav.ts';
import {
  CENTER,
  deleteButton,
  listHeading,
  message,
  numberIn,
  opener,
  undoButton,
} from './support/message-center.ts';
import { brandWhere, expect, goTo, messageRows, test, unlikeBrands } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const brand = brandWhere(({ messageCenter }) => messageCenter);

test('a summary link opens its message and marks it as read, and a deletion can be undone until the member leaves the page or signs out', async ({
  page,
  at,
  newPerson,
  openAs,
  breakCall,
}) => {
  await page.addInitScript(() => {
    window.addEventListener('portal:analytics', (event) => {
      if (event instanceof CustomEvent && event.detail.kind === 'flag')
        document.documentElement.dataset['tracked'] =
          `${document.documentElement.dataset['tracked'] ?? ''}${event.detail.page} ${event.detail.flag};`;
    });
  });
  const person = await newPerson('noor');
  const sent: string[] = [];
  page.on('request', (request) => {
    const call = /messagecenteractivity\/insert|messageReadFlag/.exec(request.url())?.[0];
    if (call) sent.push(call);
  });
  await openAs(person, brand);
  const unread = await numberIn(badge(page));
  await messageRows(page).getByRole('link', { name: 'How we settled your claim' }).click();
  const row = message(page, 'How we settled your claim');
  await expect(row.locator('.message-toggle')).toBeFocused();
  await expect(row.getByRole('list')).toContainText('Compare it with your statement.');
  await expect(badge(page)).toHaveText(String(unread - 1));
  await expect(row).not.toHaveClass(/message-unread/);
  await expect.poll(() => sent.toSorted()).toEqual(['messageReadFlag', 'messagecenteractivity/insert']);

  await page.reload();
  await expect(badge(page)).toHaveText(String(unread - 1));
  await expect(row).not.toHaveClass(/message-unread/);
  await test.step('each row of the panel links to its message, the link below the rows opens the list, and each click is tracked once', async () => {
    await page.evaluate(() => delete document.documentElement.dataset['tracked']); // removes the event that the reload tracked
    await goTo(page, '#/claims/activitySummary');
    await expect(messageRows(page)).toHaveCount(3);
    for (const link of await messageRows(page).getByRole('link').all())
      await expect(link).toHaveAttribute('href', /^#\/messageCenter\?id=[^&]+$/);
    // The whole row is one link.
    await messageRows(page)
      .nth(1)
      .click({ position: { x: 8, y: 8 } });
    await expect(page).toHaveURL(/#\/claims\/messageCenter\?id=-?\w+$/);
    await expect(page.locator('.message-toggle:focus')).toHaveAttribute('aria-expanded', 'true');
    await page.goBack();
    await page.locator('#messages-panel').getByRole('link', { name: 'See all messages' }).click();
    await expect(page).toHaveURL(/#\/claims\/messageCenter$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.dataset['tracked'])).toBe(
      'messageCenter message-opened;activitySummary messages-all;',
    );
  });
  await test.step('a deletion can be undone, and is sent when the member leaves the page', async () => {
    await page.goto(at(brand, `/login/${CENTER}`));
    const total = await numberIn(listHeading(page));
    const boxes = [
      message(page, 'Open enrollment ends').getByRole('checkbox'),
      message(page, 'A picture from another site').getByRole('checkbox'),
    ];
    for (const box of boxes) await box.check();
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
  await test.step('signing out sends pending deletions before the token is revoked', async () => {
    const total = await numberIn(listHeading(page));
    await message(page, 'Three clinics near you').getByRole('checkbox').check();
    await deleteButton(page).click();
    await expect(listHeading(page)).toHaveText(`${total - 1} messages`);
    // If sign-out did not wait, the token would be revoked before a slow deletion arrives.
    await breakCall(person, { call: 'member/delStatusFlag', kind: 'delay', delayMs: 800 });
    const deleted = page.waitForResponse((response) => response.url().includes('member/delStatusFlag'));
    await page.getByRole('link', { name: 'Sign out' }).click();
    expect((await deleted).status()).toBe(200);
    await expect(page).toHaveURL(/\/logout\/$/);
  });
});

const [, , spanishBrand = brand] = unlikeBrands;

test(
  'on a phone in Spanish, the message center works by keyboard and passes axe, also in dark mode',
  LONG_RUN,
  async ({ page, openAs }) => {
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
    await page.getByRole('button', { name: 'Tipo de mensaje' }).click();
    await page.getByLabel('Período').selectOption('Elegir fechas');
    expect(await sideways(page)).toBe(0);
    await expectAccessible(page, 'message center in Spanish');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, 'message center in the dark');
  },
);
