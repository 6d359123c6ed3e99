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

describe('an address of ours or of a known site', () => {
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
  ])('%s leads to %s', (target, address) => {
    expect(go(target)).toBe(address);
  });
});

describe('any other address', () => {
  it('is tested with at least as many examples as the corpus must have', () => {
    expect(new Set(HOSTILE_TARGETS).size).toBe(HOSTILE_TARGETS.length);
    expect(HOSTILE_TARGETS.length).toBeGreaterThanOrEqual(100);
  });

  it.each(HOSTILE_TARGETS.map((target) => [JSON.stringify(target) ?? String(target), target]))(
    '%s leads nowhere',
    (_shown, target) => {
      expect(go(target)).toBeNull();
    },
  );

  it('leads to this site, to a known site or nowhere, whatever is typed', () => {
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

  it('is unchanged when a safe address is checked again', () => {
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
