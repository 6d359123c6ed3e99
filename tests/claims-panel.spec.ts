/** The claims panel of the activity summary (001 §§2, 6, 8): rows that open, a vendor failure, the member's identity in the request. */
import { PEOPLE } from '../stubs/people/people.ts';
import { brandWhere, claimRows, expect, test } from './support/portal.ts';

const brand = brandWhere(({ messageCenter }) => messageCenter);
const LOGIN = '/login/';
const SUMMARY = /x-services\/claim\/summary$/;
const VENDOR = { kind: 'says', field: 'payload.messages.0.text', text: 'not available' };

test('opens one row at a time, by keyboard too', async ({ page, openAs }) => {
  await openAs('maria', brand, LOGIN);
  await expect(claimRows(page)).toHaveCount(3);
  const panel = page.locator('#claims-panel');
  const toggles = panel.locator('.claim-toggle');
  const why = panel.locator('.why-answer');
  await toggles.nth(2).focus();
  await page.keyboard.press('Enter');
  await expect(toggles.nth(2)).toHaveAttribute('aria-expanded', 'true');
  await expect(toggles.nth(2)).toBeFocused();
  const cost = await claimRows(page).nth(2).locator('.row-amount').innerText();
  await expect(why).toContainText(/\$[\d,.]+/.exec(cost)?.[0] ?? 'a cost');
  await expect(panel.getByRole('group', { name: 'Services' }).getByRole('table')).toBeVisible();
  await toggles.nth(1).click();
  await expect(toggles.nth(2)).toHaveAttribute('aria-expanded', 'false');
  await expect(why).toHaveCount(1);
  await toggles.nth(1).click();
  await expect(panel.locator('.claim-detail')).toHaveCount(0);
});

test('without the spending vendor: the panel has an error with view and reload, the list a warning', async ({
  page,
  newPerson,
  breakCall,
  repair,
  openAs,
}) => {
  const person = await newPerson();
  for (const call of ['claim/summary', 'claims/v2/recent']) await breakCall(person, { call, ...VENDOR });
  await openAs(person, brand, LOGIN);
  const panel = page.locator('#claims-panel');
  await expect(panel.getByRole('alert')).toContainText('Payments may be missing from your claims');
  await expect(claimRows(page)).toHaveCount(0);
  await panel.getByRole('link', { name: 'View your claims' }).click();
  await expect(page.locator('#claims-list .claim-row')).toHaveCount(10);
  await expect(page.locator('#claims-vendor')).toContainText('Payments may be missing');
  await page.goBack();
  await expect(panel.getByRole('alert')).toBeVisible();
  await repair(person);
  await panel.getByRole('button', { name: 'Reload' }).click();
  await expect(claimRows(page)).toHaveCount(3);
});

for (const { id, identity } of [
  // After a migration a dependent's request has pin, first name and birth date (001 §6).
  { id: 'iris', identity: ['migrationDate', 'patientDob', 'patientFirstName', 'pin'] },
  // A subscriber of the same contract sends no pin.
  { id: 'graham', identity: [] },
]) {
  test(`${id} on a migrated contract sends ${identity.join(', ') || 'no identity'}`, async ({
    page,
    openAs,
  }) => {
    const person = PEOPLE.find((one) => one.id === id);
    const query: Record<string, string> = {};
    await page.route(SUMMARY, async (route) => {
      const { payload }: { payload: { reqClaimAccumActivitySummary: Record<string, string> } } = route
        .request()
        .postDataJSON();
      Object.assign(query, payload.reqClaimAccumActivitySummary);
      await route.continue();
    });
    await openAs(
      id,
      brandWhere(({ code }) => code === person?.brand),
      LOGIN,
    );
    await expect(claimRows(page).first()).toBeVisible();
    const own = ['pin', 'migrationDate', 'patientFirstName', 'patientDob'].filter((name) => name in query);
    expect(own.toSorted()).toEqual(identity);
    if (identity.length > 0) {
      expect(query['patientFirstName']).toBe(person?.name.split(' ')[0]);
      expect(query['patientDob']).toMatch(/^\d\d\/\d\d\/\d{4}$/);
      expect(query['migrationDate']).toMatch(/^\d{8}$/);
    }
  });
}
