import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOSTILE_TARGETS } from './hostile-targets.fixture.ts';
import { safeBrandCode, safeTarget } from './safe-target.rules.ts';
import { propertyRuns } from '../fields/property-runs.fixture.ts';

const ORIGIN = 'https://northstar.example';
const SHOP = 'https://harborline.example';
const SENIOR = 'https://senior.harborline.example/medicare';
const ALLOWED = { origin: ORIGIN, sites: [SHOP, SENIOR] };
const go = (target: unknown) => safeTarget(target, ALLOWED);

describe('safeTarget for an address on this site or a known site', () => {
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
    [`${ORIGIN}/login/`, '/login/'],
    [ORIGIN, '/'],
    ['HTTPS://NorthStar.example/login/?a=b#/claims', '/login/?a=b#/claims'],
    [`${ORIGIN}//evil.example/`, null],
    [`${ORIGIN}/%2fevil.example`, null],
    [SHOP, `${SHOP}/`],
    [`${SHOP}/plans/?zip=15222`, `${SHOP}/plans/?zip=15222`],
    ['https://senior.harborline.example/elsewhere', 'https://senior.harborline.example/elsewhere'],
    ['HTTPS://HARBORLINE.example/', 'https://harborline.example/'],
  ])('returns the normalized address, or null if it is unsafe: %s becomes %s', (target, address) => {
    expect(go(target)).toBe(address);
  });
});

describe('safeTarget for arbitrary text', () => {
  it('is tested with at least 100 different hostile addresses', () => {
    expect(new Set(HOSTILE_TARGETS).size).toBe(HOSTILE_TARGETS.length);
    expect(HOSTILE_TARGETS.length).toBeGreaterThanOrEqual(100);
  });

  it.each(HOSTILE_TARGETS.map((target) => [JSON.stringify(target) ?? String(target), target]))(
    'returns null for %s',
    (_shown, target) => {
      expect(go(target)).toBeNull();
    },
  );

  it('returns null or an address on this site or a known site, whatever the text', () => {
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
        const address = go(text);
        if (address === null) return;
        const { origin } = new URL(address, ORIGIN);
        expect([ORIGIN, SHOP, new URL(SENIOR).origin]).toContain(origin);
      }),
      { numRuns: propertyRuns(5000) },
    );
  });

  it('returns null or an address that a second call returns unchanged', () => {
    const path = fc.webPath().map((text) => `/${text.replace(/^\/+/, '')}`);
    fc.assert(
      fc.property(path, (text) => {
        const address = go(text);
        if (address !== null) expect(go(address)).toBe(address);
      }),
      { numRuns: propertyRuns(2000) },
    );
  });
});

describe('safeBrandCode', () => {
  it.each([
    ['mincr', 'mincr'],
    ['MINCR', 'mincr'],
    ['nosuch', null],
    ['', null],
    ['__proto__', null],
    ['//evil.example', null],
    [undefined, null],
  ])('for %s, returns %s', (code, brand) => {
    expect(safeBrandCode(code, ['mincr', 'pbs'])).toBe(brand);
  });
});
