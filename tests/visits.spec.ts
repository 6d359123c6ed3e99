/** The address of a visit record (001 §7). Recording of visits: `visits.test.tsx`. */
import { brandWhere, expect, test } from './support/portal.ts';

const brand = brandWhere(({ messageCenter }) => messageCenter);

test('the member ID in the address of a visit record appears in no log and no Referer header', async ({
  page,
  newPerson,
  breakCall,
  faults,
  openAs,
  at,
}) => {
  faults.expected.push(/500/);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const who = await newPerson();
  await breakCall(who, { call: 'updateMetrics/visitedMHSLanding', kind: 'status', status: 500 });
  const requested = page.waitForRequest(/updateMetrics\/visitedMHSLanding/);
  await openAs(who, brand);
  const request = await requested;
  const id = new URL(request.url()).searchParams.get('userId') ?? '';
  expect(id).not.toBe('');
  expect((await request.allHeaders())['referer']).toBe(at(brand));
  const response = await request.response();
  expect(response?.headers()['referrer-policy']).toBe('no-referrer');
  await expect.poll(() => logged.join('\n')).toContain('visitedMHSLanding');
  // Checks only message texts. Chromium adds the address to its own error as the source, and pages cannot prevent that.
  expect(logged.filter((text) => text.includes(id))).toEqual([]);
  expect(page.url()).not.toContain(id);
});
