import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeBrandCode, safeTarget } from './safe-target.rules.ts';

const ORIGIN = 'https://northstar.example';
const SHOP = 'https://harborline.example';
const SENIOR = 'https://senior.harborline.example/medicare';
const ALLOWED = { origin: ORIGIN, sites: [SHOP, SENIOR] };
const go = (target: unknown) => safeTarget(target, ALLOWED);

describe('places that are ours', () => {
  it.each([
    ['/', '/'],
    ['/login/', '/login/'],
    ['/login/#/claims/activitySummary', '/login/#/claims/activitySummary'],
    ['/spa/#/spendingSummary', '/spa/#/spendingSummary'],
    ['/mbr/#!/landing', '/mbr/#!/landing'],
    ['#/claims/messageCenter?id=5', '/#/claims/messageCenter?id=5'],
    ['/chmptl/chm/jsp/member.do?tab=0', '/chmptl/chm/jsp/member.do?tab=0'],
    ['/about/?a=b%20c', null],
    ['/a/../login/', '/login/'],
    [`${ORIGIN}/login/`, `${ORIGIN}/login/`],
    [SHOP, `${SHOP}/`],
    [`${SHOP}/plans/?zip=15222`, `${SHOP}/plans/?zip=15222`],
    ['https://senior.harborline.example/elsewhere', 'https://senior.harborline.example/elsewhere'],
    ['HTTPS://HARBORLINE.example/', 'https://harborline.example/'],
  ])('%s leads to %s', (target, place) => {
    expect(go(target)).toBe(place);
  });
});

/** What others have tried on sites like this one; each must lead nowhere. */
const HOSTILE: unknown[] = [
  // Another host, said plainly or by half
  'https://evil.example',
  'http://evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/%2f..',
  '//northstar.example.evil.example',
  'https://northstar.example.evil.example',
  'https://harborline.example.evil.example/',
  'https://evilharborline.example/',
  'https://evil.example/harborline.example',
  'https://evil.example?harborline.example',
  'https://evil.example#harborline.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'http:evil.example',
  'evil.example',
  'www.evil.example',
  // Another scheme or port on a known host
  'http://harborline.example/',
  'https://harborline.example:8443/',
  'https://harborline.example:444',
  'ftp://harborline.example/',
  'ws://harborline.example/',
  // Names and passwords before the host
  'https://harborline.example@evil.example',
  'https://harborline.example%40evil.example',
  'https://harborline.example:x@evil.example/',
  'https://user@harborline.example/',
  'https://user:pass@harborline.example/',
  'https://evil.example@harborline.example/',
  // Scripts and data
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'javascript://harborline.example/%0aalert(1)',
  'javascript:%61lert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0000javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'blob:https://northstar.example/x',
  'file:///etc/passwd',
  'about:blank',
  'view-source:https://northstar.example',
  'intent://evil.example#Intent;end',
  'mailto:a@evil.example',
  'tel:911',
  // Backslashes, which browsers read as slashes
  '\\evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/login\\evil',
  'https:\\\\evil.example',
  'https:/\\evil.example',
  'https://harborline.example\\@evil.example',
  'https://evil.example\\harborline.example',
  // Escapes
  '/%2fevil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%252fevil.example',
  '/%25252fevil.example',
  '/%2525252525252fevil.example',
  '%2f%2fevil.example',
  '%2Flogin/',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%0d%0aSet-Cookie:a=b',
  '/%0d%0aLocation:%20https://evil.example',
  '/login/%0D%0A',
  '/%00/login',
  '/%E2%80%AE/login',
  '/%zz',
  '/%',
  '/login/?next=%',
  '/%c0%af/evil.example',
  // White space and control characters, which browsers leave out
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\r\nSet-Cookie: a=b',
  '\t//evil.example',
  ' //evil.example',
  '// evil.example',
  '/ /evil.example',
  'https://harbor\tline.example/',
  'https://harborline.example/\n',
  '/login/\u007f',
  '/login/\u0085',
  // Look-alikes and unseen characters
  '/\u2028/evil.example',
  '/\u200b/evil.example',
  '/\u202eevil',
  '\ufeff/login/',
  'https://harborline\u3002example/',
  'https://h\u0430rborline.example/',
  'https://harborline.example\u200b/',
  'https://harborline.example\u2044evil.example',
  '\uff0f\uff0fevil.example',
  // Dots
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e%2e//evil.example',
  '/;//evil.example/%2f',
  'https://harborline.example./',
  '.',
  '..',
  '../login/',
  './login/',
  '?next=/login/',
  // Numbers for names
  'https://2130706433/',
  'https://0x7f000001/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'http://localhost/',
  // No address at all
  '',
  ' ',
  'login',
  ':',
  'https://',
  'https://?',
  `/${'a'.repeat(2000)}`,
  null,
  undefined,
  0,
  {},
  ['/login/'],
];

describe('everything else', () => {
  it('is a corpus worth the name', () => {
    expect(new Set(HOSTILE).size).toBe(HOSTILE.length);
    expect(HOSTILE.length).toBeGreaterThanOrEqual(100);
  });

  it.each(HOSTILE.map((target) => [JSON.stringify(target) ?? String(target), target]))(
    '%s leads nowhere',
    (_shown, target) => {
      expect(go(target)).toBeNull();
    },
  );

  it('whatever is typed, the browser stays here or goes to a known site', () => {
    const piece = fc.constantFrom(
      ...['/', '\\', ':', '@', '#', '?', '.', '%2f', '%5c', '%0d', '\t', '\n', 'https', 'javascript'],
      ...['evil.example', 'harborline.example', 'northstar.example', 'login', '%', '//', ' ', '\u200b'],
    );
    const target = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(target, (text) => {
        const place = go(text);
        if (place === null) return;
        const { origin } = new URL(place, ORIGIN);
        expect([ORIGIN, SHOP, new URL(SENIOR).origin]).toContain(origin);
      }),
      { numRuns: 5000 },
    );
  });

  it('what came out goes in again unchanged', () => {
    const path = fc.webPath().map((text) => `/${text.replace(/^\/+/, '')}`);
    fc.assert(
      fc.property(path, (text) => {
        const place = go(text);
        if (place !== null) expect(go(place)).toBe(place);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a brand code in an address', () => {
  it.each([
    ['mincr', 'mincr'],
    ['MINCR', 'mincr'],
    ['nosuch', null],
    ['', null],
    ['__proto__', null],
    ['//evil.example', null],
    [undefined, null],
  ])('%s is %s', (code, brand) => {
    expect(safeBrandCode(code, ['mincr', 'pbs'])).toBe(brand);
  });
});
