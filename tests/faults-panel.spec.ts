/** The fault panel of the directory: adding, listing and removing a fault. Its effect: `stubs/sandbox/faults/faults.test.ts`. */
import { brandWhere, expect, test } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const brand = brandWhere(({ messageCenter }) => messageCenter);
/** The fault is limited to this person, because other tests run in parallel. */
const person = 'owen';

test(
  'the directory page lists a simulated failure until the user removes it, and shows an error for invalid settings',
  LONG_RUN,
  async ({ page, request, baseURL }) => {
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Call' }).selectOption('claim/summary');
    await page.getByLabel('What goes wrong').selectOption('status');
    await page.getByRole('combobox', { name: 'Account' }).selectOption(person);
    await page.getByRole('spinbutton', { name: 'Status' }).fill('500');
    await page.getByRole('button', { name: 'Make it fail' }).click();
    const waiting = page.getByRole('region', { name: 'Calls set to fail' });
    const mine = waiting.getByRole('row').filter({ hasText: person });
    await expect(mine).toContainText('claim/summary');
    await mine.getByRole('button', { name: 'Remove' }).click();
    await expect(mine).toHaveCount(0);
    const { origin } = new URL(baseURL ?? '');
    for (const [path, form, words] of [
      ['/sandbox/faults', { call: 'claim/summary', kind: 'status', status: '99' }, 'check the numbers'],
      ['/sandbox/faults', { call: 'claim/summary', kind: 'delay', times: '0' }, 'check the numbers'],
      ['/sandbox/switches', { name: 'MAINTENANCE', brand: brand.code, value: 'maybe' }, 'takes Y or N'],
    ] as const) {
      const response = await request.post(`${origin}${path}`, { form, headers: { origin }, maxRedirects: 0 });
      expect(response.status()).toBe(303);
      const html = await (await request.get(response.headers()['location'] ?? '')).text();
      expect(/role="alert">That was not set: (?<why>[^<]*)/.exec(html)?.groups?.['why']).toContain(words);
    }
  },
);
