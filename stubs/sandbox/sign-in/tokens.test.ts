import { describe, expect, it } from 'vitest';
import { MEDIA_FOLDER } from '../../../src/features/education/education-paths.ts';
import { collectCalls } from '../../contract/collect-calls.ts';
import { PEOPLE } from '../../people/people.ts';
import type { Person } from '../../people/person.ts';
import { CHAT_WINDOW } from '../chat/chat-page.ts';
import { SERVICE_PREFIXES } from '../../../src/lib/http/service-paths.ts';
import { MEMBER_CALLS, openSandbox, PATHS } from '../sandbox.fixture.ts';
import { SESSION_SECONDS } from './session-store.ts';

const invalid = { errors: [{ errorMessage: 'TOKEN-INVALID' }] };

/** Routes that browsers open directly. They are not calls of the contract. */
const BY_ADDRESS: readonly string[] = [CHAT_WINDOW, `${MEDIA_FOLDER}:name`];

describe('the services', () => {
  it('have a route for every call of the contract, but no other routes', async () => {
    const { app } = openSandbox();
    const served = app.routes
      .filter(({ method, path }) => method !== 'ALL' && !BY_ADDRESS.includes(path))
      .map(({ method, path }) => `${method} ${path}`);
    const services = served.filter((route) =>
      SERVICE_PREFIXES.some((prefix) => route.includes(` ${prefix}/`)),
    );
    const calls = (await collectCalls()).map(
      ({ call }) => `${call.method.toUpperCase()} ${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    );
    expect([...new Set(services)].sort()).toEqual(calls.sort());
  });

  describe.each(MEMBER_CALLS)('respond to $method $path', ({ method, path, body }) => {
    it('with 200 and no-store if the request has a valid token', async () => {
      const { ask, signIn } = openSandbox();
      const response = await ask(method, path, body, await signIn('maria'));
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    });

    it.each([
      ['no', {}],
      ['an unknown', { Authorization: 'Bearer c29tZXRoaW5nIGVsc2U' }],
      ['an empty', { Authorization: 'Bearer' }],
      ['another kind of', { Authorization: 'Basic bWFyaWE6bWFyaWE=' }],
    ])('with 401 if the request has %s token', async (_, header) => {
      const { ask } = openSandbox();
      const response = await ask(method, path, body, { APPID: 'CHMMBR', ...header });
      expect([response.status, await response.json()]).toEqual([401, invalid]);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    });

    it('with 401 after the token has expired, even if other calls were sent in the meantime', async () => {
      const { ask, signIn, clock } = openSandbox();
      const headers = await signIn('maria');
      clock.now += SESSION_SECONDS * 1000 - 1;
      expect((await ask('GET', PATHS.memberInfo, undefined, headers)).status).toBe(200);
      clock.now += 1;
      const response = await ask(method, path, body, headers);
      expect([response.status, await response.json()]).toEqual([401, invalid]);
    });

    it('with 401 after sign-out', async () => {
      const { ask, signIn } = openSandbox();
      const headers = await signIn('maria');
      await ask('DELETE', PATHS.logout, undefined, headers);
      const response = await ask(method, path, body, headers);
      expect([response.status, await response.json()]).toEqual([401, invalid]);
    });

    it('with 401 if POST /sandbox/expire has ended the caller’s session, while another person’s session stays valid', async () => {
      const { ask, signIn } = openSandbox();
      const [maria, daniel] = [await signIn('maria'), await signIn('daniel')];
      expect(await (await ask('POST', '/sandbox/expire', { logonId: 'Maria' })).json()).toEqual({
        expired: 1,
      });
      expect((await ask(method, path, body, maria)).status).toBe(401);
      expect((await ask('GET', PATHS.memberInfo, undefined, daniel)).status).toBe(200);
    });
  });

  it('return 403 to a person who is not a member', async () => {
    const people: Person[] = PEOPLE.filter(({ id }) => id === 'maria').map(({ member, ...maria }) => ({
      ...maria,
      role: 'AGENT',
    }));
    const { ask, signIn } = openSandbox({ people });
    const headers = await signIn('maria');
    const calls = MEMBER_CALLS.filter(({ path }) => path !== PATHS.logout);
    for (const { method, path, body } of calls)
      expect((await ask(method, path, body, headers)).status).toBe(403);
  });

  it.each([
    '/rbsmbl/x-services/no/such/call',
    '/cmcrst/x-services/x',
    '/wcs/x',
    '/api/oauth/v9',
    '/dpsext/x',
  ])('return 404 as JSON for %s', async (path) => {
    const { ask } = openSandbox();
    const response = await ask('GET', path);
    expect([response.status, await response.json()]).toEqual([
      404,
      { errors: [{ errorMessage: 'NOT-FOUND' }] },
    ]);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });
});
