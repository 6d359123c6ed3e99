import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../people/person.ts';
import { openSandbox, PATHS } from '../sandbox.fixture.ts';
import { maySend } from './same-site.middleware.ts';

const HOST = 'mincr.localhost:4321';
const isAllowed = (method: string, headers: Record<string, string>) =>
  maySend(new Request(`http://${HOST}${PATHS.userLogin}`, { method, headers }));
const OWN = { Origin: `http://${HOST}` };

describe('maySend', () => {
  it.each<[string, string, Record<string, string>, boolean]>([
    ['a read', 'GET', {}, true],
    ['a read that another site links to', 'GET', { 'Sec-Fetch-Site': 'cross-site' }, true],
    ['JSON', 'POST', { 'Content-Type': 'application/json' }, true],
    ['JSON with its character set', 'PUT', { 'Content-Type': 'Application/JSON; charset=utf-8' }, true],
    [
      'JSON from another site',
      'POST',
      { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'cross-site' },
      false,
    ],
    ['a form of this site', 'POST', { 'Content-Type': 'application/x-www-form-urlencoded', ...OWN }, true],
    ['a form with a file', 'POST', { 'Content-Type': 'multipart/form-data; boundary=x', ...OWN }, true],
    ['plain text of this site', 'POST', { 'Content-Type': 'text/plain', ...OWN }, false],
    ['a file of this site', 'PUT', { 'Content-Type': 'application/octet-stream', ...OWN }, false],
    ['a form behind TLS', 'POST', { Origin: `https://${HOST}` }, true],
    ['no body, from this site', 'DELETE', OWN, true],
    ['a form without an origin', 'POST', { 'Content-Type': 'application/x-www-form-urlencoded' }, false],
    ['no body and no origin', 'DELETE', {}, false],
    [
      'plain text, which a browser sends without a CORS preflight',
      'POST',
      { 'Content-Type': 'text/plain' },
      false,
    ],
    ['text with JSON as a parameter', 'POST', { 'Content-Type': 'text/plain; application/json' }, false],
    ['two content types', 'POST', { 'Content-Type': 'text/plain, application/json' }, false],
    ['another site', 'POST', { Origin: 'https://evil.example' }, false],
    ['another brand', 'POST', { Origin: 'http://pbs.localhost:4321' }, false],
    ['another port', 'POST', { Origin: 'http://mincr.localhost:4322' }, false],
    ['a page without an origin', 'POST', { Origin: 'null' }, false],
    ['this host in another scheme', 'POST', { Origin: `ftp://${HOST}` }, false],
    [
      'this origin, but Sec-Fetch-Site says another site',
      'POST',
      { ...OWN, 'Sec-Fetch-Site': 'cross-site' },
      false,
    ],
  ])('for %s (%s with %o) is %s', (_what, method, headers, may) => {
    expect(isAllowed(method, headers)).toBe(may);
  });

  it('is false for every form or text that another origin sends with POST, PUT, DELETE or PATCH', () => {
    const type = fc.constantFrom(
      'text/plain',
      'multipart/form-data',
      'application/x-www-form-urlencoded',
      '',
    );
    const origin = fc.oneof(
      fc.webUrl().map((url) => new URL(url).origin),
      fc.constant('null'),
    );
    const method = fc.constantFrom('POST', 'PUT', 'DELETE', 'PATCH');
    fc.assert(
      fc.property(type, origin, method, (sent, from, how) => {
        expect(isAllowed(how, { 'Content-Type': sent, Origin: from })).toBe(false);
      }),
    );
  });
});

describe('the sandbox', () => {
  const signIn = { payload: { logonId: 'maria', password: PASSWORD, brand: 'mincr' } };

  it('sets no cookie when a page of another site sends a sign-in', async () => {
    const { app } = openSandbox();
    const planted = await app.request(PATHS.userLogin, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain', Origin: 'https://evil.example' },
      body: JSON.stringify(signIn),
    });
    expect(planted.status).toBe(403);
    expect(planted.headers.getSetCookie()).toEqual([]);
    expect(await planted.json()).toEqual({ errors: [{ errorMessage: 'CROSS-SITE' }] });
  });

  it.each([
    '/sandbox/reset',
    '/sandbox/faults',
    '/sandbox/faults/clear',
    '/sandbox/switches',
    '/sandbox/people',
  ])('refuses a POST to %s from another site', async (path) => {
    const { app, ask, signIn: signInAs } = openSandbox();
    const bearer = await signInAs('maria');
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: 'https://evil.example',
    };
    expect((await app.request(path, { method: 'POST', headers, body: 'a=b' })).status).toBe(403);
    expect((await ask('GET', PATHS.memberInfo, undefined, bearer)).status).toBe(200);
  });

  it('sends headers that prevent a response from running code and from being cached', async () => {
    const { app } = openSandbox();
    for (const path of ['/rbsmbl/x-services/member/v3/memberInfo', '/rbsmbl/nothing', '/sandbox/people']) {
      const { headers } = await app.request(path);
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
    const chat = await app.request('/sxesvc/chat/window?entryPoint=A&template=PBS');
    expect(chat.headers.get('content-security-policy')).toContain(
      "style-src 'unsafe-inline'; form-action 'self'",
    );
    expect(chat.headers.get('referrer-policy')).toBe('strict-origin');
  });
});
