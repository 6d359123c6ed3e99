import { expect, it } from 'vitest';
import type { NginxSite } from './read-sites.ts';
import { redirectTexts } from './redirects.ts';

const site = (redirects: Readonly<Record<string, string>>): NginxSite => ({
  code: 'mincr',
  domain: 'northstar.example',
  redirects: new Map(Object.entries(redirects)),
  policies: new Map(),
});

const SPENDING = { '/spa/': '/login/#/spendingSummary' };

it('a redirect also applies to the old address without its trailing slash', () => {
  const home = { '/member/home/': '/mbr/#!/landing', '/member/home': '/mbr/', '/chm/member.do': '/mbr/' };
  const { maps, linesOf } = redirectTexts([site({ ...SPENDING, ...home })]);
  expect(maps).toEqual([
    'map $uri $portal_redirect_0 {',
    '  default "";',
    '  "/spa/" "/login/#/spendingSummary";',
    '  "/spa" "/login/#/spendingSummary";',
    '  "/member/home/" "/mbr/#!/landing";',
    '  "/member/home" "/mbr/";',
    '  "/chm/member.do" "/mbr/";',
    '}',
  ]);
  expect(linesOf(site({ ...SPENDING, ...home }))).toEqual([
    'if ($portal_redirect_0) {',
    '  return 302 $portal_redirect_0;',
    '}',
  ]);
});

it('if one old address of a site has capitals, all old addresses of the site are case-sensitive', () => {
  const { maps } = redirectTexts([site({ '/About/': '/about/', '/Old/FAQ.jsp': '/faqs/', '/faq/': '/' })]);
  expect(maps.slice(2, -1)).toEqual([
    '  "~^/About/$" "/about/";',
    '  "~^/About$" "/about/";',
    String.raw`  "~^/Old/FAQ\\.jsp$" "/faqs/";`,
    '  "~^/faq/$" "/";',
    '  "~^/faq$" "/";',
  ]);
});

it('each site has its own redirects, and sites with the same redirects share a map', () => {
  const sites = [site(SPENDING), site({ '/a/': '/' }), site(SPENDING), site({})];
  const { maps, linesOf } = redirectTexts(sites);
  expect(maps.filter((line) => line.startsWith('map'))).toHaveLength(3);
  expect(sites.map((entry) => linesOf(entry)[0])).toEqual([
    'if ($portal_redirect_0) {',
    'if ($portal_redirect_1) {',
    'if ($portal_redirect_0) {',
    undefined,
  ]);
});

it.each(['/a$uri/', '/a\r\nSet-Cookie: x/', '/a\n'])('redirectTexts() rejects a redirect to %j', (to) => {
  expect(() => redirectTexts([site({ '/a/': to })])).toThrow('nginx cannot take');
});
