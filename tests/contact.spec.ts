/** The contact page (spec 000 §§5, 8; decisions/shell#one-contact-page): early interaction, focus, a narrow phone, and addresses. The form: `contact.test.tsx`. */
import { phoneHref } from '../src/lib/fields/phone-href.ts';
import type { Page } from 'playwright/test';
import { expectAccessible } from './support/axe.ts';
import { sideways } from './support/left-nav.ts';
import { brandWhere, expect, test } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

test.describe('the contact form', () => {
  const brand = brandWhere(({ placeholders }) => placeholders.phone === 'xxx-xxx-xxxx');
  const send = (page: Page) => page.getByRole('button', { name: 'Send message' });

  async function write(page: Page): Promise<void> {
    await page.getByLabel('Your name').fill('Maria Lund');
    await page.getByLabel('What is it about?').selectOption('A claim');
    await page.getByLabel('Your message').fill('When will my claim be done?');
    await page.getByRole('radio', { name: 'By email' }).check();
    await page.getByLabel('Email address').fill('maria@mail.com');
  }

  test(
    'on a phone, shows errors next to the field and in a focused summary, in English and Spanish',
    LONG_RUN,
    async ({ page, at, context }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(at(brand, '/msg/#!/contact-us'));
      await send(page).click(); // the first press is queued until the page is hydrated
      const summary = page.getByRole('group', { name: '4 things need your attention' });
      await expect(summary).toBeFocused();
      await summary.getByRole('link', { name: 'How should we answer? Field is Required' }).click();
      await expect(page.getByRole('radio', { name: 'By email' })).toBeFocused();
      await write(page);
      await page.getByLabel('Email address').fill('a@b.cd');
      await send(page).click();
      await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(
        "For example, name@mail.com Email addresses must be at least 7 characters and contain an '@' and '.' character. Please re-enter your Email address.",
      );
      // The specification has two spaces here.
      expect(await page.locator('#contact-email-error').textContent()).toContain("'.' character.  Please");
      await page.getByRole('radio', { name: 'By phone' }).check();
      await expect(page.getByPlaceholder('xxx-xxx-xxxx')).toBeVisible();
      await page.getByLabel('Phone number').fill('555-0100');
      await send(page).click();
      await expect(page.getByRole('group', { name: 'One thing needs your attention' })).toHaveText(
        /Please enter a valid Phone Number\. Phone Numbers should be 10 digits and include an area code\./,
      );
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      await expectAccessible(page, 'main', 'main');
      await test.step('shows its errors in a focused summary on a Spanish page', async () => {
        await context.addCookies([{ name: 'language', value: 'es', url: at(brand) }]);
        await page.goto('about:blank');
        await page.goto(at(brand, '/msg/'));
        await expect(page).toHaveTitle(`Comuníquese con nosotros · ${brand.name}`);
        await page.getByRole('radio', { name: 'Por correo electrónico' }).check();
        await page.getByRole('button', { name: 'Enviar mensaje' }).click();
        await expect(page.getByRole('group', { name: 'Hay 4 datos que corregir' })).toBeFocused();
        expect(await sideways(page)).toBeLessThanOrEqual(0);
      });
    },
  );

  test('has one address, to which /contact/ redirects, and is replaced by the phone number without JavaScript', async ({
    page,
    at,
    browser,
  }) => {
    await page.goto(at(brand, '/contact/'));
    await expect(page).toHaveURL(at(brand, '/msg/#!/contact-us'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
    const call = page.getByRole('region', { name: 'Talk to a person' });
    const phone = brand.customerServicePhoneNumber;
    await expect(call.getByRole('link', { name: phone })).toHaveAttribute('href', phoneHref(phone));
    await expect(call.getByRole('link', { name: `TTY ${brand.ttyNumber}` })).toHaveAttribute(
      'href',
      phoneHref(brand.ttyNumber),
    );
    await expect(call).toContainText('Have your member ID card ready');
    const footer = page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' });
    await expect(footer).toHaveAttribute('href', '/msg/#!/contact-us');
    const sitemap = await page.request.get(at(brand, '/sitemap.xml').replace(/\w+\.localhost/, 'localhost'), {
      headers: { Host: new URL(at(brand)).host },
    });
    const listed = await sitemap.text();
    expect(listed).toContain('/msg/</loc>');
    expect(listed).not.toContain('/contact/</loc>');
    await test.step('is replaced by the hours and the phone number if JavaScript is off', async () => {
      const plain = await browser.newContext({ javaScriptEnabled: false });
      const visitor = await plain.newPage();
      await visitor.goto(at(brand, '/msg/'));
      await expect(visitor.getByText('Writing to us here needs JavaScript.')).toContainText(brand.hours.text);
      await expect(visitor.getByRole('main').locator('form')).toBeHidden();
      await expect(visitor.getByRole('main').getByRole('link', { name: phone })).toBeVisible();
      await plain.close();
    });
  });
});
