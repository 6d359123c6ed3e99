/** Health Plans (spec 001 §§2, 4, 7, 8): the list, its filters, an open plan and its documents. */
import type { Page } from 'playwright/test';
import { sampleOne } from '../scripts/test/sample.ts';
import { accessibilityFaults, expectAccessible, faultsOfView } from './support/axe.ts';
import { recordedShifts, recordShifts } from './support/layout-shift.ts';
import { brandWhere, expect, goTo, test, unlikeBrands } from './support/portal.ts';

const brand = brandWhere(({ messageCenter, footer }) => messageCenter && footer.kind === 'mega');
const PLANS = '/login/#/claims/healthPlans';

const list = (page: Page) => page.locator('#plans-list');
const rows = (page: Page) => list(page).locator('.plan');
const opened = (page: Page) => list(page).locator('.plan[data-open=true]');
const titles = (page: Page) => list(page).getByRole('heading', { level: 3 });
const count = (page: Page) => list(page).getByRole('heading', { level: 2 });
const filter = (page: Page, name: RegExp) => page.getByRole('radio', { name });
const documents = (page: Page) => list(page).getByRole('region', { name: 'Documents' });

test('lists the plans, the latest end first; the first row is open', async ({ page, openAs }) => {
  await openAs('maria', brand, PLANS);
  await expect(page.getByRole('heading', { level: 1, name: 'Health Plans' })).toBeFocused();
  await expect(page).toHaveTitle(/^Health Plans/);
  await expect(page.locator('.page-headline')).toHaveText('Benefits Overview');
  await expect(page.locator('.page-lead')).toHaveText(/^Your plans, what they cover/);
  await expect(count(page)).toHaveText('5 plans');
  await expect(titles(page)).toHaveText([
    'Community Choice PPO 1500',
    'Three-Tier Prescription Drug',
    'Clear View Vision',
    'Bright Smile Dental Plus',
    'Community Choice PPO 1000',
  ]);
  await expect(rows(page).nth(0)).toHaveAttribute('data-open', 'true');
  await expect(opened(page)).toHaveCount(1);
  await expect(rows(page).nth(0)).toContainText('Active');
  await expect(rows(page).nth(4)).toContainText('Previous');
  await expectAccessible(page);
});

test('an open plan: its facts, the members on it and their dates, and its documents', async ({
  page,
  openAs,
}) => {
  await openAs('maria', brand, PLANS);
  const facts = opened(page).getByRole('region', { name: 'Plan details' });
  await expect(facts).toContainText('10452000');
  await expect(facts).toContainText('No end date');
  const members = opened(page).getByRole('region', { name: 'Members covered' }).getByRole('listitem');
  await expect(members).toHaveCount(4);
  await expect(members.first()).toContainText(/^Maria Delgado Subscriber\s*Since \w+ 1, \d{4}/);
  const booklet = documents(page).getByRole('button', { name: 'Benefit booklet' });
  const download = page.waitForEvent('download');
  await booklet.click();
  expect((await download).suggestedFilename()).toMatch(/^benefit-booklet-\d{4}-\d\d-\d\d\.pdf$/);
  await expect(documents(page).getByRole('status')).toHaveText('Saved to your downloads.');
  const second = page.waitForEvent('download');
  await documents(page).getByRole('button', { name: 'Summary of benefits' }).click();
  expect((await second).suggestedFilename()).toMatch(/^summary-of-benefits-/);
});

test('a vision plan has no documents, and a failed call hides its link', async ({ page, openFailing }) => {
  await openFailing('myBenefits/benefitBooklet', brand, PLANS);
  await expect(documents(page).getByRole('button')).toHaveText(/^Summary of benefits/);
  await rows(page)
    .nth(2)
    .getByRole('button', { name: /^Details of/ })
    .click();
  await expect(opened(page)).toHaveCount(2);
  await expect(documents(page).nth(1)).toContainText(`call ${brand.customerServicePhoneNumber}`);
  await expect(documents(page).nth(1).getByRole('button')).toHaveCount(0);
});

test('a document that cannot be fetched: a note, and a second try', async ({ page, repair, openFailing }) => {
  const who = await openFailing('myBenefits/file/:fileName', brand, PLANS);
  await documents(page).getByRole('button', { name: 'Benefit booklet' }).click();
  await expect(documents(page).getByRole('status')).toContainText(/Reference [2-9A-Z]{8}/);
  await repair(who);
  const download = page.waitForEvent('download');
  await documents(page).getByRole('button', { name: 'Try again' }).click();
  await download;
});

test('choosing a plan progress selects all groups; choosing a group clears the progress', async ({
  page,
  openAs,
}) => {
  await openAs('maria', brand, PLANS);
  await expect(filter(page, /^All groups/)).toBeChecked();
  await filter(page, /group 23881000/).check();
  await expect(titles(page)).toHaveText(['Bright Smile Dental Plus']);
  await expect(opened(page)).toHaveCount(1);
  await expect(count(page)).toHaveText('1 of 5 plans');
  await filter(page, /^Previous plans/).check();
  await expect(filter(page, /^All groups/)).toBeChecked();
  await expect(titles(page)).toHaveText(['Community Choice PPO 1000']);
  await expect(rows(page).first()).toHaveAttribute('data-open', 'true');
  await expect(page.locator('#announcements')).toHaveText('1 of 5 plans');
  await filter(page, /^Active plans/).check();
  await expect(titles(page)).toHaveCount(4);
  await filter(page, /group 10452000/).check();
  await expect(filter(page, /^Active plans/)).not.toBeChecked();
  await expect(titles(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Show all plans' }).click();
  await expect(titles(page)).toHaveCount(5);
  await expect(count(page)).toBeFocused();
  expect(page.url()).not.toContain('23881000');
});

test('rows and filters with the keyboard alone', async ({ page, openAs }) => {
  await openAs('maria', brand, PLANS);
  const second = rows(page).nth(1).getByRole('button', { name: 'Details of Three-Tier Prescription Drug' });
  await second.focus();
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await expect(opened(page)).toHaveCount(2);
  await page.keyboard.press('Space');
  await expect(second).toHaveAttribute('aria-expanded', 'false');
  await filter(page, /^All groups/).focus();
  await page.keyboard.press('ArrowDown');
  await expect(filter(page, /group 10452000/)).toBeChecked();
  await expect(filter(page, /group 10452000/)).toBeFocused();
});

test('canceled plans are left out by capability; others say so', async ({ page, openAs }) => {
  await openAs(
    'farah',
    brandWhere(({ canceledPlans }) => canceledPlans === 'shown'),
    PLANS,
  );
  await expect(rows(page).filter({ hasText: 'Harbor Choice 750' })).toContainText('Canceled');
  await expect(rows(page).filter({ hasText: 'Harbor Smile Dental' })).toContainText(/Starts later.*Starts /s);
});

test('canceled plans are left out where the brand omits them', async ({ page, openAs }) => {
  await openAs(
    'farah',
    brandWhere(({ canceledPlans }) => canceledPlans === 'omitted'),
    PLANS,
  );
  await expect(rows(page).first()).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Harbor Choice 750' })).toHaveCount(0);
});

test('a member who left before the plan ends has an own last day', async ({ page, openAs }) => {
  await openAs('milo', brand, PLANS);
  const members = opened(page).first().getByRole('region', { name: 'Members covered' });
  await expect(members.getByRole('listitem').filter({ hasText: 'Coverage ended' })).toHaveCount(1);
});

test('a group that is chosen elsewhere is chosen here', async ({ page, openAs }) => {
  await openAs('maria', brand, '/login/#/prescriptions');
  await page.getByLabel('Show this page for').selectOption('23881000');
  await goTo(page, '#/healthPlans');
  await expect(filter(page, /group 23881000/)).toBeChecked();
  await expect(titles(page)).toHaveText(['Bright Smile Dental Plus']);
});

test('a list that fails can be loaded again', async ({ page, retryAfterRepair, openFailing }) => {
  const who = await openFailing('getHealthPlans', brand, PLANS);
  await retryAfterRepair(who, list(page), 'We could not load your health plans.');
  await expect(titles(page)).toHaveCount(5);
});

test('no plans: says so, without filters', async ({ page, openAs }) => {
  await page.route('**/getHealthPlans', (route) => route.fulfill({ json: { payload: { healthPlans: [] } } }));
  await openAs('maria', brand, PLANS);
  await expect(list(page)).toContainText('We found no health plans for you.');
  await expect(page.getByRole('radio')).toHaveCount(0);
});

test('a plan that cannot be read is counted', async ({ page, newPerson, breakCall, openAs }) => {
  const who = await newPerson('maria');
  await breakCall(who, {
    call: 'getHealthPlans',
    kind: 'wrong-type',
    field: 'payload.healthPlans.0.planName',
  });
  await openAs(who, brand, PLANS);
  await expect(count(page)).toHaveText('4 plans');
  await expect(list(page)).toContainText('1 plan could not be read');
});

test('the visit is recorded once', async ({ page, openAs }) => {
  const visits: string[] = [];
  page.on('request', (request) => {
    const visit = /updateMetrics\/(?<name>visitedHealthPlans)\?/.exec(request.url())?.groups?.['name'];
    if (visit) visits.push(visit);
  });
  await openAs('maria', brand, PLANS);
  await expect.poll(() => visits).toEqual(['visitedHealthPlans']);
  await filter(page, /^Previous plans/).check();
  await expect(titles(page)).toHaveCount(1);
  await goTo(page, '#/claims/claimsAndPayments');
  await expect(page.getByRole('heading', { level: 1, name: 'Claims & Payments' })).toBeVisible();
  await goTo(page, '#/healthPlans');
  await expect.poll(() => visits.length).toBe(2);
});

for (const width of [390, 1280])
  test(`nothing moves while the list loads, ${width} px`, async ({ page, openAs }) => {
    await page.setViewportSize({ width, height: 844 });
    await openAs('maria', brand);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await recordShifts(page);
    await page.goto(`${page.url().split('#')[0] ?? ''}#/claims/healthPlans`);
    await page.reload();
    await expect(documents(page).getByRole('button')).toHaveCount(2);
    expect(await recordedShifts(page)).toEqual([]);
  });

for (const one of sampleOne(unlikeBrands, 'health plans'))
  test(`${one.code}: fits 320 px and passes axe, also in the dark`, async ({ page, openAs }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await openAs('maria', one, PLANS);
    await expect(documents(page).getByRole('button')).toHaveCount(2);
    expect(await faultsOfView(page)).toEqual([]);
  });

test('in Spanish', async ({ page, openAs }) => {
  await openAs('maria', brand, `/es${PLANS}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Planes de salud' })).toBeVisible();
  await expect(count(page)).toHaveText('5 planes');
  await expect(rows(page).first()).toContainText('Activo');
  await expect(titles(page).first()).toHaveAttribute('lang', 'en');
  await expect(filter(page, /^Planes anteriores/)).toBeVisible();
  expect(await accessibilityFaults(page, '#member')).toEqual([]);
});
