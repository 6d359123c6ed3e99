import { expect, it, vi } from 'vitest';
import { openSandbox } from '../sandbox.fixture.ts';
import { logError } from './error-log.ts';

it('logError logs the stack but not the message, which may contain member data', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  logError(new TypeError('Maria Delgado'));
  const text = log.mock.calls.flat().join(' ');
  expect(text).toMatch(/^TypeError {5}at /);
  expect(text).not.toContain('Maria');
});

it('the response to a request that fails contains a code but no details of the error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { close, login } = openSandbox();
  close();
  const response = await login('maria');
  expect([response.status, await response.json()]).toEqual([
    500,
    { errors: [{ errorMessage: 'SANDBOX-ERROR' }] },
  ]);
});
