/** What the server in front hands on to the services (decision 061). */
import { expect, it } from 'vitest';
import { REFERENCE_HEADER, TEST_BACKEND_HEADER } from '../../src/lib/prepared-request.ts';
import { collectCalls } from '../../stubs/contract/collect-calls.ts';
import { FORWARDED } from './forward.ts';

it('every header of the contract goes on', async () => {
  const calls = (await collectCalls()).map(({ call }) => call);
  const named = calls.flatMap(({ sends = {}, takes = [] }) => [...Object.keys(sends), ...takes]);
  expect(named).toContain('ObSSOCookie');
  for (const name of [...named, REFERENCE_HEADER, TEST_BACKEND_HEADER, 'Authorization', 'Content-Type'])
    expect(FORWARDED, name).toContain(name.toLowerCase());
});

it('no header that a gateway could read as another', () => {
  for (const name of FORWARDED) expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
});
