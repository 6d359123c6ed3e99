/**
 * The book of business of agents and admins, and a client's portal (spec 000 §1, §6;
 * decisions/staff#an-agent-opens-a-clients-portal, decisions/staff#choosing-among-hundreds-of-agencies).
 * `producer-area.test.tsx` tests internal staff.
 */
import type { Page } from 'playwright/test';
import { accessibilityFaults } from './support/axe.ts';
import { persistedValue } from './support/persisted.ts';
import { brand, openDesk, desk, REASON } from './support/desk.ts';
import { sideways } from './support/left-nav.ts';
import { claimRow, LIST, openRow } from './support/pay-claim.ts';
import { claimRows, expect, test, watch } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const book = (page: Page) => page.getByRole('region', { name: 'Book of business' });
const clients = (page: Page) => book(page).getByRole('listitem').filter({ hasText: 'Client ' });
const active = (page: Page) => page.getByRole('group', { name: 'Active agency and region' });

test('an agent can open a client’s portal in read-only mode in a separate window, and can change the producer number', async ({
  page,
  context,
  at,
  newPerson,
  faults,
  request,
  failCall,
  repair,
}) => {
  const gwen = await newPerson('gwen');
  await openDesk(page, at(brand, '/login/'), gwen);
  await expect(active(page)).toContainText('Fernhill Benefits Agency');
  await book(page).getByLabel('Search clients').fill('delg mar');
  await expect(book(page)).toContainText('1 of 64 clients of Fernhill Benefits Agency');
  await clients(page).getByRole('button', { name: 'Open portal: Maria Delgado' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open the portal of Maria Delgado' });
  await dialog.getByRole('button', { name: 'Open portal' }).click();
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Field is Required$/);
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByLabel('Reason').fill(REASON);
  const opening = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  const window = await opening;
  watch(window, faults);
  await expect(claimRows(window)).toHaveCount(3);
  const badge = window.getByRole('complementary', { name: 'Acting as a member' });
  await expect(badge).toContainText(
    'You’re acting as Maria Delgado. Opened by Gwen Okafor, Fernhill Benefits Agency. You can look, but you can’t change anything.',
  );
  await window.goto(at(brand, LIST));
  await openRow(window);
  await expect(claimRow(window).locator('.claim-actions')).toContainText(
    'Only the member can pay this claim.',
  );
  // The services reject every write with this token, whether or not the page would send it.
  const written = await request.put('/wcs/x-services/resources/store/10163/ratingInfo', {
    headers: { Authorization: `Bearer ${String(await persistedValue(window, 'AccessToken'))}` },
    data: { ratingInfo: [] },
  });
  expect([written.status(), await written.text()]).toEqual([
    403,
    '{"errors":[{"errorMessage":"SIMULATION-READ-ONLY"}]}',
  ]);
  const closing = window.waitForEvent('close');
  await badge.getByRole('link', { name: 'Stop' }).click();
  await closing;
  await expect(book(page).getByRole('status').filter({ hasText: 'is open in another window' })).toBeVisible();
  await test.step('the typed producer number stays in the form if it cannot be saved', async () => {
    await page.reload();
    const about = page.getByRole('region', { name: 'About you' });
    await expect(about).toContainText('18 Canal Row, Pittsburgh, PA 15222');
    await expect(about).toContainText('FFM8840211');
    await expect(about).toContainText('MA, ACA');
    await about.getByRole('button', { name: 'Change national producer number' }).click();
    await about.getByLabel('National producer number').fill('77-1');
    await page.keyboard.press('Enter');
    await expect(about.getByText('Enter a number of 1 to 10 digits')).toBeVisible();
    await failCall(gwen, 'producer/npn');
    await about.getByLabel('National producer number').fill('7710042');
    await page.keyboard.press('Enter');
    await expect(about.getByRole('alert')).toContainText('What you typed is still here.');
    await repair(gwen);
    await about.getByRole('button', { name: 'Try again' }).click();
    await expect(about.getByText('We saved your national producer number.')).toBeVisible();
    await expect(about).toContainText('7710042');
    const broker = page.getByRole('region', { name: 'Broker view' });
    await broker.getByLabel('Medicare Advantage (MA)').check();
    await broker.getByRole('button', { name: 'Save broker view' }).click();
    await expect(book(page).getByLabel('Coverage')).toHaveValue('MA');
    await expect(broker.getByRole('status')).toHaveText('Saved. Your next sign-in starts with it too.');
    await page.reload();
    await expect(book(page).getByLabel('Coverage')).toHaveValue('MA');
    await expect(clients(page).first()).toContainText('Medicare Advantage');
  });
});

test(
  'an admin can search, sort and page through 5,000 clients on a phone, and can find one of 500 agencies by keyboard',
  LONG_RUN,
  async ({ page, at, newPerson }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const agnes = await newPerson('agnes');
    await openDesk(page, at(brand, '/login/'), agnes);
    await test.step('clients can be searched, sorted and paged through', async () => {
      await expect(book(page)).toContainText('5,000 clients of Alder Bay Insurance');
      await expect(clients(page)).toHaveCount(10);
      await expect(clients(page).first()).toContainText('Theo Abara');
      await book(page).getByRole('button', { name: 'Next' }).click();
      await expect(book(page)).toContainText('Page 2 of 500');
      await expect(book(page).getByRole('heading', { name: 'Book of business' })).toBeFocused();
      await book(page).getByLabel('Sort by').selectOption('Last name, Z to A');
      await expect(book(page)).toContainText('Page 1 of 500');
      await expect(clients(page).first()).toContainText('Yang');
      await book(page).getByLabel('Only clients with a portal account').check();
      await expect(book(page)).toContainText('6 of 5,000 clients');
      await book(page).getByLabel('Search clients').fill('Zebulon Quirk');
      await expect(book(page)).toContainText('No client matches');
      await book(page).getByRole('button', { name: 'Show all clients' }).click();
      await expect(clients(page)).toHaveCount(10);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await accessibilityFaults(page)).toEqual([]);
      }
    });
    await test.step('an agency can be chosen with the keyboard, and is selected again after the next sign-in', async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
      await page.reload();
      await expect(active(page)).toContainText('Alder Bay Insurance');
      await active(page).getByRole('button', { name: 'Switch' }).focus();
      await page.keyboard.press('Enter');
      await expect(desk(page).getByRole('heading')).toBeFocused();
      await desk(page).getByLabel('Find an agency').fill('heather valley');
      await expect(desk(page).getByText('1 agency')).toBeVisible();
      // Tab moves focus to the current agency, which is always an option. The arrow key chooses the search result.
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowDown');
      await expect(desk(page).getByLabel('Region')).toHaveValue('PA');
      await desk(page).getByLabel('Remember').check();
      await desk(page).getByRole('button', { name: 'Use this agency and region' }).press('Enter');
      await expect(desk(page).getByRole('status')).toHaveText(
        /^You now work in Pennsylvania\. Your next sign-in/,
      );
      await expect(active(page)).toContainText(/Heather Valley Insurance.*60500 · Pennsylvania/);
      await expect(book(page)).toContainText('You can’t see this agency’s clients');
      await page.getByRole('link', { name: 'Sign out' }).click();
      await expect(page).toHaveURL(at(brand, '/'));
      await openDesk(page, at(brand, '/login/'), agnes);
      await expect(active(page)).toContainText('Heather Valley Insurance');
    });
  },
);
