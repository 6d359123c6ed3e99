/** Texts of the content service replace baked ones (000 §2 Header, Footer; 001 §7 'Content'). */
import { brandWhere, claimRows, expect, fillSignIn, goTo, test } from './support/portal.ts';

const brand = brandWhere(({ footer, messageCenter }) => footer.contentLink && messageCenter);
const withoutLink = brandWhere(({ footer }) => !footer.contentLink);

test('labels and the footer link follow the service after sign-in, and at once on the next page', async ({
  page,
  at,
  newPerson,
}) => {
  await page.goto(at(brand, '/login/'));
  const link = page.locator('[data-text-link] a');
  const visitorPage = `/${brand.footer.contentPage ?? 'no page'}/`;
  await expect(link).toHaveAttribute('href', visitorPage);
  await fillSignIn(page, await newPerson());
  await expect(claimRows(page).first()).toBeVisible();
  await expect(link).toHaveText('How to read an explanation of benefits');
  await expect(page.getByText('Your spending account can pay part of your next bill.')).toBeVisible();
  await page.goto(at(brand, '/about/'));
  await expect(link).toHaveText('How to read an explanation of benefits');
  await page.goto(at(brand, '/#logout'));
  await expect(page).toHaveURL(/\/logout\/$/);
  await expect(link).toHaveAttribute('href', visitorPage);
});

test("visitors' footer leads to language help, the notice, and a page of copy, in their language", async ({
  page,
  at,
}) => {
  for (const [prefix, label] of [
    ['', 'Reading an explanation of benefits'],
    ['/es', null],
  ] as const) {
    await page.goto(at(brand, `${prefix}/about/`));
    const footer = page.getByRole('contentinfo');
    for (const path of ['/meaningful-access/', '/non-discrimination/', '/explanation-of-benefits/'])
      await expect(footer.locator(`nav a[href="${prefix}${path}"]`)).toBeVisible();
    if (label !== null) await expect(page.locator('[data-text-link] a')).toHaveText(label);
  }
});

test('a brand without the link has no placeholder for it', async ({ page, at }) => {
  await page.goto(at(withoutLink, '/'));
  await expect(page.locator('[data-text-link]')).toHaveCount(0);
});

for (const kind of ['status', 'malformed', 'drop'] as const) {
  test(`the content service down (${kind}): baked texts stay, the rest of the page works`, async ({
    page,
    newPerson,
    breakCall,
    faults,
    openAs,
  }) => {
    faults.expected.push(/contentInfo|Failed to load resource/);
    const person = await newPerson();
    await breakCall(person, { call: 'cms/contentInfo', kind });
    await openAs(person, brand);
    await expect(claimRows(page).first()).toBeVisible();
    await expect(page.getByText('Your preventive visit is covered once a year.')).toBeVisible();
    for (const { label } of brand.tabs.filter(({ id }) => ['home', 'coverage'].includes(id)))
      await expect(
        page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true }),
      ).toBeAttached();
  });
}

test('the same texts are requested once an hour', async ({ page, openAs }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/cms/contentInfo')) asked += 1;
  });
  await openAs('maria', brand);
  await expect(page.getByText('Your spending account can pay part of your next bill.')).toBeVisible();
  await expect(page.locator('#education-panel')).toBeVisible();
  expect(asked).toBe(2); // the texts of the shell, and those of the educational panel
  await page.reload();
  await expect(claimRows(page).first()).toBeVisible();
  await expect(page.getByText('Your spending account can pay part of your next bill.')).toBeVisible();
  await expect(page.locator('#education-panel')).toBeVisible();
  expect(asked).toBe(2);
});

test('a call of over 300 ms shows the progress bar until the response', async ({
  page,
  newPerson,
  breakCall,
  repair,
  openAs,
}) => {
  const person = await newPerson();
  await breakCall(person, { call: 'claim/summary', kind: 'hold' });
  await openAs(person, brand);
  const bar = page.getByRole('progressbar', { name: 'Loading' });
  await expect(bar).toBeVisible();
  await repair(person);
  await expect(claimRows(page).first()).toBeVisible();
  await expect(bar).toBeHidden();
});

test('a view that closes aborts its calls', async ({ page, newPerson, breakCall, repair, openAs }) => {
  const person = await newPerson();
  await breakCall(person, { call: 'claim/summary', kind: 'hold' });
  const asked = page.waitForRequest(/claim\/summary/);
  await openAs(person, brand);
  await asked;
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes('claim/summary'));
  await goTo(page, '#/claims/nowhere');
  expect((await aborted).failure()?.errorText).toContain('ABORTED');
  await repair(person);
  await goTo(page, '#/claims/activitySummary');
  await expect(claimRows(page).first()).toBeVisible();
});
