/**
 * Tests tab visibility (000 §6, decisions/shell#which-header-tabs-show): the style sheet, and properties of the tabs
 * that hold for every brand and any group. header-tabs-table.rules.test.ts lists the expected tabs of each brand.
 */
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  claimsAndSpendingShows,
  DEVICES,
  MOBILE_TABS,
  shownTabs,
  TABS_BY_DATA,
} from './header-tabs.rules.ts';
import { brands } from './header-tabs.fixture.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

describe('shownTabs (000 §6)', () => {
  const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
  const isoDay = day.map((date) => date.toISOString().slice(0, 10));
  const anyPlan = fc.record({
    drugCoverage: fc.boolean(),
    blueEdgeDentalIndv: fc.boolean(),
    coverageBeginDate: isoDay,
    coverageEndDate: fc.option(isoDay),
  });
  const anyGroup = fc.record({
    directPayIndicator: fc.boolean(),
    medicareIndicator: fc.boolean(),
    productList: fc.array(anyPlan, { maxLength: 4 }),
  });
  const cell = fc.record({
    brand: fc.constantFrom(...brands),
    facts: fc.record({ group: fc.option(anyGroup), claimsAndSpending: fc.boolean(), today: isoDay }),
    device: fc.constantFrom(...DEVICES),
  });
  const holds = (
    check: (tabs: string[], of: typeof cell extends fc.Arbitrary<infer T> ? T : never) => void,
  ) =>
    fc.assert(
      fc.property(cell, (of) => check(shownTabs(of.brand.ids, of.brand.rules, of.facts, of.device), of)),
      { numRuns: 2000 },
    );

  it('returns only tabs of the brand, in the brand’s order, and always includes Home', () => {
    holds((tabs, { brand }) => {
      expect(tabs).toEqual(brand.ids.filter((id) => tabs.includes(id)));
      expect(tabs).toContain('home');
    });
  });

  it('never returns the combined tab Claims & Spending together with Claims or Spending', () => {
    holds((tabs) => {
      const headed = tabs.includes('claims-and-spending');
      expect(tabs.includes('claims')).toBe(!headed);
      if (headed) expect(tabs).not.toContain('spending');
    });
  });

  it('includes Pay Premium only for direct-pay and Medicare groups', () => {
    holds((tabs, { facts: { group } }) => {
      if (!group?.directPayIndicator && !group?.medicareIndicator) expect(tabs).not.toContain('pay-premium');
    });
  });

  it('includes Prescriptions only for a group with a drug plan', () => {
    holds((tabs, { facts: { group } }) => {
      if (!group?.productList.some(({ drugCoverage }) => drugCoverage))
        expect(tabs).not.toContain('prescriptions');
    });
  });

  it('returns only Home, Claims, Spending, Find a Doctor and Wellness for a mobile window', () => {
    holds((tabs, { device }) => {
      if (device === 'mobile') expect(MOBILE_TABS).toEqual(expect.arrayContaining(tabs));
    });
  });

  it('includes Forms & Resources only for ndbcbs, which has no Wellness tab', () => {
    holds((tabs, { brand: { code }, device }) => {
      expect(tabs.includes('forms-and-resources')).toBe(code === 'ndbcbs' && device === 'desktop');
      if (code === 'ndbcbs') expect(tabs).not.toContain('wellness');
    });
  });
});

describe('claimsAndSpendingShows', () => {
  const on = { maintenance: false, showToAll: false };
  it.each([
    ['during maintenance', { maintenance: true, showToAll: false }, true, false],
    [
      'during maintenance, even if the tab is shown to all',
      { maintenance: true, showToAll: true },
      true,
      false,
    ],
    [
      'if the tab is shown to all, although the vendor says no',
      { maintenance: false, showToAll: true },
      false,
      true,
    ],
    [
      'if the tab is shown to all, although the vendor lookup failed',
      { maintenance: false, showToAll: true },
      null,
      true,
    ],
    ['if the vendor says yes', on, true, true],
    ['if the vendor says no', on, false, false],
    ['if the vendor lookup failed', on, null, false],
    ['if the switches could not be loaded', null, true, false],
  ])('%s (switches %j, vendor lookup result %j), returns %s', (_case, switches, vendor, shows) => {
    expect(claimsAndSpendingShows(switches, vendor)).toBe(shows);
  });
});

describe('header-tabs.css', () => {
  const css = readFileSync(resolve(ROOT, 'src/layouts/header/header-tabs.css'), 'utf8');

  it.each(TABS_BY_DATA)('hides the tab %s from a member who does not have it', (id) => {
    expect(css).toMatch(new RegExp(`html\\S*:not\\(\\[data-tabs~='${id}'\\]\\) \\[data-tab='${id}'\\]`));
  });

  it('shows the tabs of MOBILE_TABS in a mobile window', () => {
    const set = /html\[data-mobile\]\s+\[data-tab\]:not\(([^)]+)\)/.exec(css)?.[1] ?? '';
    expect([...set.matchAll(/\[data-tab='([a-z-]+)'\]/g)].map(([, id]) => id)).toEqual(MOBILE_TABS);
  });
});
