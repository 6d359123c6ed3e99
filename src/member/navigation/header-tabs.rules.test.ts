/** Tab visibility (000 §6, decisions/shell#which-header-tabs-show): the rules for every brand and any group, and the style sheet. The full table: header-tabs-table.rules.test.ts. */
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

describe('every sentence of 000 §6, for every brand and any group', () => {
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

  it('shown tabs are the brand’s, in its order, and always include Home', () => {
    holds((tabs, { brand }) => {
      expect(tabs).toEqual(brand.ids.filter((id) => tabs.includes(id)));
      expect(tabs).toContain('home');
    });
  });

  it('the heading never shows beside the tabs it replaces, and one tab always leads to claims', () => {
    holds((tabs) => {
      const headed = tabs.includes('claims-and-spending');
      expect(tabs.includes('claims')).toBe(!headed);
      if (headed) expect(tabs).not.toContain('spending');
    });
  });

  it('Pay Premium shows only if the group pays directly or is Medicare', () => {
    holds((tabs, { facts: { group } }) => {
      if (!group?.directPayIndicator && !group?.medicareIndicator) expect(tabs).not.toContain('pay-premium');
    });
  });

  it('Prescriptions shows only with a drug plan', () => {
    holds((tabs, { facts: { group } }) => {
      if (!group?.productList.some(({ drugCoverage }) => drugCoverage))
        expect(tabs).not.toContain('prescriptions');
    });
  });

  it('the mobile tabs are among Home, Claims, Spending, Find a Doctor, Wellness', () => {
    holds((tabs, { device }) => {
      if (device === 'mobile') expect(MOBILE_TABS).toEqual(expect.arrayContaining(tabs));
    });
  });

  it('only ndbcbs shows Forms & Resources, but it has no Wellness', () => {
    holds((tabs, { brand: { code }, device }) => {
      expect(tabs.includes('forms-and-resources')).toBe(code === 'ndbcbs' && device === 'desktop');
      if (code === 'ndbcbs') expect(tabs).not.toContain('wellness');
    });
  });
});

describe('Claims & Spending', () => {
  const on = { maintenance: false, showToAll: false };
  it.each([
    ['maintenance', { maintenance: true, showToAll: false }, true, false],
    ['maintenance, though shown to all', { maintenance: true, showToAll: true }, true, false],
    ['shown to all, whatever the vendor', { maintenance: false, showToAll: true }, false, true],
    ['shown to all, the lookup failed', { maintenance: false, showToAll: true }, null, true],
    ['the vendor says so', on, true, true],
    ['the vendor says no', on, false, false],
    ['the lookup failed', on, null, false],
    ['the switches failed', null, true, false],
  ])('%s', (_case, switches, vendor, shows) => {
    expect(claimsAndSpendingShows(switches, vendor)).toBe(shows);
  });
});

describe('the style sheet', () => {
  const css = readFileSync(resolve(ROOT, 'src/layouts/header/header-tabs.css'), 'utf8');

  it.each(TABS_BY_DATA)('hides %s from a member who does not have it', (id) => {
    expect(css).toMatch(new RegExp(`html\\S*:not\\(\\[data-tabs~='${id}'\\]\\) \\[data-tab='${id}'\\]`));
  });

  it('has the tab set of a mobile window', () => {
    const set = /html\[data-mobile\]\s+\[data-tab\]:not\(([^)]+)\)/.exec(css)?.[1] ?? '';
    expect([...set.matchAll(/\[data-tab='([a-z-]+)'\]/g)].map(([, id]) => id)).toEqual(MOBILE_TABS);
  });
});
