/** The contact form (spec 000 §§5, 8; docs/decisions/018). */
import type { Page } from 'playwright/test';
import { telHref } from '../src/features/help/help.rules.ts';
import { expectAccessible } from './support/axe.ts';
import { brandWhere, expect, test } from './support/portal.ts';

const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

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

  test('shows errors next to the field and in a summary, with the texts of the specification', async ({
    page,
    at,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(at(brand, '/msg/#!/contact-us'));
    await send(page).click(); // the first touch: held until hydration
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
    // Two spaces, as in the specification.
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

  test('accepts a top-level domain of more than four letters if the data-domain token is 16 (000 §5)', async ({
    page,
    at,
  }) => {
    const general = brandWhere(({ dataDomainToken }) => dataDomainToken === 18);
    const fault = page.locator('#contact-email-error');
    await page.goto(at(general, '/msg/'));
    await write(page);
    await page.getByLabel('Email address').fill('maria@care.health');
    await send(page).click();
    await expect(fault).toContainText('Email addresses must be at least 7 characters');
    await page.evaluate(() => {
      document.cookie = 'ddToken=16; Path=/';
    });
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'We have your message' })).toBeFocused();
    // The reverse: the cookie decides, not the brand record.
    const dakota = brandWhere(({ dataDomainToken }) => dataDomainToken === 16);
    await page.goto(at(dakota, '/msg/'));
    await page.evaluate(() => {
      document.cookie = 'ddToken=18; Path=/';
    });
    await write(page);
    await page.getByLabel('Email address').fill('maria@care.health');
    await send(page).click();
    await expect(fault).toContainText('Email addresses must be at least 7 characters');
  });

  test('keeps the text after a failure, is stored once, and shows when the answer comes', async ({
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
    expect(keys).toEqual([keys[0], keys[0]]); // the failed request and its retry
    await page.getByRole('button', { name: 'Write another message' }).click();
    await expect(page.getByLabel('Your message')).toHaveValue('');
  });

  test('is on the only contact page: the old address redirects here, and its numbers are links', async ({
    page,
    at,
  }) => {
    await page.goto(at(brand, '/contact/'));
    await expect(page).toHaveURL(at(brand, '/msg/#!/contact-us'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
    const call = page.getByRole('region', { name: 'Talk to a person' });
    const phone = brand.customerServicePhoneNumber;
    await expect(call.getByRole('link', { name: phone })).toHaveAttribute('href', telHref(phone));
    await expect(call.getByRole('link', { name: `TTY ${brand.ttyNumber}` })).toHaveAttribute(
      'href',
      telHref(brand.ttyNumber),
    );
    await expect(call).toContainText('Have your member ID card at hand');
    const footer = page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' });
    await expect(footer).toHaveAttribute('href', '/msg/#!/contact-us');
    const sitemap = await page.request.get(at(brand, '/sitemap.xml').replace(/\w+\.localhost/, 'localhost'), {
      headers: { Host: new URL(at(brand)).host },
    });
    const listed = await sitemap.text();
    expect(listed).toContain('/msg/</loc>');
    expect(listed).not.toContain('/contact/</loc>');
  });

  test('works in Spanish at the width of a phone', async ({ page, at, context }) => {
    await context.addCookies([{ name: 'language', value: 'es', url: at(brand) }]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(at(brand, '/msg/'));
    await expect(page).toHaveTitle(`Comuníquese con nosotros · ${brand.name}`);
    await page.getByRole('radio', { name: 'Por correo electrónico' }).check();
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page.getByRole('group', { name: 'Falta corregir 4 datos' })).toBeFocused();
    expect(await scrollsSideways(page)).toBe(false);
  });

  test('is replaced by the phone number without JavaScript', async ({ browser, at }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(at(brand, '/msg/'));
    await expect(page.getByText('Writing to us here needs JavaScript.')).toContainText(brand.hours.text);
    await expect(page.getByRole('main').locator('form')).toBeHidden();
    await context.close();
  });
});
