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
])('over %s %j becomes %j', (scheme, sent, returned) => {
  expect(serviceCookie(sent, scheme === 'https')).toBe(returned);
});

it('decision 024 has a row for each cookie that services may set', () => {
  const decision = readFileSync(new URL('../../../docs/decisions/024-cookies.md', import.meta.url), 'utf8');
  const rows = decision.split('\n').filter((line) => line.startsWith('| ') && / \| yes[ ,]/.test(line));
  const names = rows.flatMap((row) => (row.split('|')[1] ?? '').split(',').map((name) => name.trim()));
  expect(names.toSorted()).toEqual(SERVICE_COOKIE_NAMES.toSorted());
});
