import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SERVICE_COOKIE_NAMES, serviceCookie } from './service-cookies.rules.ts';

it.each<[string, string, string | null]>([
  ['https', 'LtpaToken2=a=b; Path=/; HttpOnly', 'LtpaToken2=a=b; Path=/; HttpOnly; Secure'],
  ['http', 'LtpaToken2=a; Path=/', 'LtpaToken2=a; Path=/; HttpOnly'],
  ['http', 'LtpaToken2=a; Secure', 'LtpaToken2=a; Secure; HttpOnly'],
  ['http', 'LtpaToken2=; Max-Age=0; Domain=.northstar.example', 'LtpaToken2=; Max-Age=0; HttpOnly'],
  ['http', 'HMCSRProxyToken=a;domain=x;SAMESITE=none', 'HMCSRProxyToken=a; SameSite=Lax; HttpOnly'],
  ['http', 'HMCSRProxyToken=a; SameSite=Strict; Partitioned', 'HMCSRProxyToken=a; SameSite=Strict; HttpOnly'],
  ['https', 'ObSSOCookie=a; Path=/', 'ObSSOCookie=a; Path=/; Secure'],
  ['https', 'liveChat=Y; Path=/', 'liveChat=Y; Path=/; Secure'],
  ['http', 'ltpatoken2=a', null],
  ['http', 'CommerceActivityToken=a', null],
  ['http', 'brand=pbs', null],
  ['http', 'stub-pages=1', null],
  ['http', 'toString=1', null],
  ['http', '=LtpaToken2=a', null],
  ['http', 'LtpaToken2', null],
  ['http', '', null],
])('if visitors use %s, the Set-Cookie value %j of a service becomes %j', (scheme, sent, returned) => {
  expect(serviceCookie(sent, scheme === 'https')).toBe(returned);
});

it('docs/decisions/session.md names exactly the cookies that services may set', () => {
  const page = readFileSync(new URL('../../../docs/decisions/session.md', import.meta.url), 'utf8');
  const decision = /^## Cookies that services may set\n(?<text>[^#]*)/m.exec(page)?.groups?.['text'] ?? '';
  const names = decision.match(/\b(?:[A-Z]\w+(?:Token2?|Cookie)|liveChat)\b/g) ?? [];
  expect(names.toSorted()).toEqual(SERVICE_COOKIE_NAMES.toSorted());
});
