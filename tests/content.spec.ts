/** Texts of the content service replace prerendered texts (000 §2 Header, Footer; 001 §7 'Content'). Failures: `content-texts.test.tsx`. */
import { brandWhere, claimRows, expect, fillSignIn, goTo, test } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const brand = brandWhere(({ footer, messageCenter }) => footer.contentLink && messageCenter);
const withoutLink = brandWhere(({ footer }) => !footer.contentLink);

test(
  "labels and the footer link use the content service's texts after sign-in, and later pages send no new request",
  LONG_RUN,
  async ({ page, at, newPerson, breakCall, repair }) => {
    const link = page.locator('[data-text-link] a');
    const footer = page.getByRole('contentinfo');
    const visitorPage = `/${brand.footer.contentPage ?? 'no page'}/`;
    const fromService = page.getByText('Your spending account can pay part of your next bill.');
    await test.step("the footer of a visitor page links to language help, the nondiscrimination notice and a text page in the page's language", async () => {
      for (const prefix of ['', '/es']) {
        await page.goto(at(brand, `${prefix}/about/`));
        for (const path of ['/meaningful-access/', '/non-discrimination/', '/explanation-of-benefits/'])
          await expect(footer.locator(`nav a[href="${prefix}${path}"]`)).toBeVisible();
        if (prefix === '') await expect(link).toHaveText('Reading an explanation of benefits');
      }
      await page.goto(at(withoutLink, '/'));
      await expect(page.locator('[data-text-link]')).toHaveCount(0);
    });
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().includes('/cms/contentInfo')) requests += 1;
    });
    await page.goto(at(brand, '/login/'));
    await expect(link).toHaveAttribute('href', visitorPage);
    const person = await newPerson();
    await fillSignIn(page, person);
    await expect(claimRows(page).first()).toBeVisible();
    await expect(link).toHaveText('How to read an explanation of benefits');
    await expect(fromService).toBeVisible();
    await expect(page.locator('#education-panel')).toBeVisible();
    expect(requests).toBe(2); // one request for header and footer texts, one for the educational panel
    await test.step('the next page and a reload show the texts of the content service without a new request', async () => {
      await page.goto(at(brand, '/about/'));
      await expect(link).toHaveText('How to read an explanation of benefits');
      await page.goto(at(brand, '/login/'));
      await page.reload();
      await expect(claimRows(page).first()).toBeVisible();
      await expect(fromService).toBeVisible();
      await expect(page.locator('#education-panel')).toBeVisible();
      expect(requests).toBe(2);
    });
    await test.step('leaving a view aborts its pending service calls', async () => {
      await breakCall(person, { call: 'claim/summary', kind: 'hold' });
      const started = page.waitForRequest(/claim\/summary/);
      await page.reload();
      await started;
      await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible(); // the view has taken over the request
      const aborted = page.waitForEvent('requestfailed', (request) =>
        request.url().includes('claim/summary'),
      );
      await goTo(page, '#/claims/nowhere');
      expect((await aborted).failure()?.errorText).toContain('ABORTED');
      await repair(person);
      await goTo(page, '#/claims/activitySummary');
      await expect(claimRows(page).first()).toBeVisible();
    });
    await page.goto(at(brand, '/#logout'));
    await expect(page).toHaveURL(/\/logout\/$/);
    await expect(link).toHaveAttribute('href', visitorPage);
  },
);
