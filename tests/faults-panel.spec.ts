/** The fault panel of the directory: set a fault, see its effect, remove it. */
import { brandWhere, claimRows, expect, test } from './support/portal.ts';

const brand = brandWhere(({ messageCenter }) => messageCenter);
/** Limited to this person, because other tests run in parallel. */
const person = { logonId: 'owen', password: 'Lighthouse7!' };

test('a fault set on the directory page fails the call on a member’s screen until it is removed', async ({
  page,
  at,
  faults,
  openAs,
}) => {
  faults.expected.push(/500|claim\/summary/);
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Call' }).selectOption('claim/summary');
  await page.getByLabel('What goes wrong').selectOption('status');
  await page.getByRole('combobox', { name: 'Account' }).selectOption(person.logonId);
  await page.getByRole('spinbutton', { name: 'Status' }).fill('500');
  await page.getByRole('button', { name: 'Make it fail' }).click();
  const waiting = page.getByRole('region', { name: 'Calls set to fail' });
  const mine = waiting.getByRole('row').filter({ hasText: person.logonId });
  await expect(mine).toContainText('claim/summary');

  await openAs(person, brand);
  await expect(page.locator('#claims-panel')).toContainText('We could not load your claims.');

  await page.goto('/');
  await mine.getByRole('button', { name: 'Remove' }).click();
  await expect(mine).toHaveCount(0);
  await page.goto(at(brand, '/login/'));
  await expect(claimRows(page).first()).toBeVisible();
});

test('an invalid form leads back to the directory with an error', async ({ page, request, baseURL }) => {
  const origin = new URL(baseURL ?? '').origin;
  for (const [path, form, words] of [
    ['/sandbox/faults', { call: 'claim/summary', kind: 'status', status: '99' }, 'check the numbers'],
    ['/sandbox/faults', { call: 'claim/summary', kind: 'delay', times: '0' }, 'check the numbers'],
    ['/sandbox/switches', { name: 'MAINTENANCE', brand: brand.code, value: 'maybe' }, 'Y or N'],
  ] as const) {
    const reply = await request.post(`${origin}${path}`, { form, headers: { origin }, maxRedirects: 0 });
    expect(reply.status()).toBe(303);
    await page.goto(reply.headers()['location'] ?? '');
    await expect(page.getByRole('alert')).toContainText('That was not set: ');
    await expect(page.getByRole('alert')).toContainText(words);
  }
});
