/** Tab visibility, the whole table: brand × group × device (000 §6 'Tab visibility', decision 015). */
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadBrands } from '../brand/brand-files.ts';
import {
  claimsAndSpendingShows,
  DEVICES,
  MOBILE_TABS,
  shownTabs,
  TABS_BY_DATA,
  type TabFacts,
  type TabGroup,
} from './tabs.rules.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const TODAY = '2026-11-21';
const brands = loadBrands(ROOT).map(({ brand }) => ({
  code: brand.code,
  ids: brand.tabs.map(({ id }) => id),
  rules: {
    medicareSpending: brand.spending.medicareTab,
    currentCoverage: brand.prescriptions.needsCurrentCoverage,
  },
}));
const brandOf = (code: string) => {
  const found = brands.find((brand) => brand.code === code);
  if (!found) throw new Error(`there is no brand ${code}`);
  return found;
};

const plan = (begin: string, end: string | null, kind: 'medical' | 'drug' | 'dental' = 'medical') => ({
  drugCoverage: kind === 'drug',
  blueEdgeDentalIndv: kind === 'dental',
  coverageBeginDate: begin,
  coverageEndDate: end,
});
const group = (rest: Partial<TabGroup>): TabGroup => ({
  directPayIndicator: false,
  medicareIndicator: false,
  productList: [plan('2024-01-01', null)],
  ...rest,
});
const medical = plan('2024-01-01', null);

/** Groups that differ in one thing each. */
const GROUPS = {
  employer: group({}),
  'with a drug plan': group({ productList: [medical, plan('2024-01-01', null, 'drug')] }),
  'drug plan ended': group({ productList: [medical, plan('2020-01-01', '2025-12-31', 'drug')] }),
  'drug plan to come': group({ productList: [medical, plan('2027-01-01', null, 'drug')] }),
  'direct pay': group({ directPayIndicator: true }),
  Medicare: group({ medicareIndicator: true, productList: [medical, plan('2024-01-01', null, 'drug')] }),
  'Blue Edge Dental': group({ directPayIndicator: true, productList: [plan('2024-01-01', null, 'dental')] }),
  'Blue Edge Dental beside medical': group({ productList: [medical, plan('2024-01-01', null, 'dental')] }),
  'none known': null,
} as const satisfies Record<string, TabGroup | null>;
type GroupName = keyof typeof GROUPS;

const NAMES: Readonly<Record<string, string>> = {
  home: 'Home',
  'pay-premium': 'Pay',
  coverage: 'Coverage',
  'claims-and-spending': 'C&S',
  claims: 'Claims',
  spending: 'Spending',
  'find-a-doctor': 'Doctor',
  prescriptions: 'Rx',
  wellness: 'Wellness',
  'forms-and-resources': 'Forms',
};

const show = (
  code: string,
  name: GroupName,
  claimsAndSpending: boolean,
  device: (typeof DEVICES)[number],
): string => {
  const { ids, rules } = brandOf(code);
  return shownTabs(ids, rules, { group: GROUPS[name], claimsAndSpending, today: TODAY }, device)
    .map((id) => NAMES[id])
    .join(' ');
};

/** Brand, group, desktop without and with Claims & Spending, mobile window. */
type Row = [code: string, group: GroupName, plain: string, headed: string, mobile: string];
const MOBILE = 'Home Claims Spending Doctor Wellness';
const ROWS: Row[] = [
  [
    'default',
    'employer',
    'Home Coverage Claims Spending Doctor Wellness',
    'Home Coverage C&S Doctor Wellness',
    MOBILE,
  ],
  [
    'default',
    'with a drug plan',
    'Home Coverage Claims Spending Doctor Rx Wellness',
    'Home Coverage C&S Doctor Rx Wellness',
    MOBILE,
  ],
  [
    'default',
    'drug plan ended',
    'Home Coverage Claims Spending Doctor Rx Wellness',
    'Home Coverage C&S Doctor Rx Wellness',
    MOBILE,
  ],
  [
    'default',
    'drug plan to come',
    'Home Coverage Claims Spending Doctor Rx Wellness',
    'Home Coverage C&S Doctor Rx Wellness',
    MOBILE,
  ],
  [
    'default',
    'direct pay',
    'Home Pay Coverage Claims Spending Doctor Wellness',
    'Home Pay Coverage C&S Doctor Wellness',
    MOBILE,
  ],
  [
    'default',
    'Medicare',
    'Home Pay Coverage Claims Spending Doctor Rx Wellness',
    'Home Pay Coverage C&S Doctor Rx Wellness',
    MOBILE,
  ],
  ['default', 'Blue Edge Dental', 'Home Pay Coverage Claims', 'Home Pay Coverage Claims', 'Home Claims'],
  [
    'default',
    'Blue Edge Dental beside medical',
    'Home Coverage Claims Spending Doctor Wellness',
    'Home Coverage C&S Doctor Wellness',
    MOBILE,
  ],
  [
    'default',
    'none known',
    'Home Coverage Claims Spending Doctor Wellness',
    'Home Coverage C&S Doctor Wellness',
    MOBILE,
  ],
  [
    'mincr',
    'employer',
    'Home Coverage Claims Spending Doctor Wellness',
    'Home Coverage C&S Doctor Wellness',
    MOBILE,
  ],
  [
    'mincr',
    'with a drug plan',
    'Home Coverage Claims Spending Doctor Rx Wellness',
    'Home Coverage C&S Doctor Rx Wellness',
    MOBILE,
  ],
  [
    'mincr',
    'drug plan ended',
    'Home Coverage Claims Spending Doctor Wellness',
    'Home Coverage C&S Doctor Wellness',
    MOBILE,
  ],
  [
    'mincr',
    'drug plan to come',
    'Home Coverage Claims Spending Doctor Wellness',
    'Home Coverage C&S Doctor Wellness',
    MOBILE,
  ],
  [
    'mincr',
    'direct pay',
    'Home Pay Coverage Claims Spending Doctor Wellness',
    'Home Pay Coverage C&S Doctor Wellness',
    MOBILE,
  ],
  [
    'mincr',
    'Medicare',
    'Home Pay Coverage Claims Doctor Rx Wellness',
    'Home Pay Coverage Claims Doctor Rx Wellness',
    'Home Claims Doctor Wellness',
  ],
  ['mincr', 'Blue Edge Dental', 'Home Pay Coverage Claims', 'Home Pay Coverage Claims', 'Home Claims'],
  [
    'mincr',
    'none known',
    'Home Coverage Claims Spending Doctor Wellness',
    'Home Coverage C&S Doctor Wellness',
    MOBILE,
  ],
  [
    'ndbcbs',
    'employer',
    'Home Coverage Claims Spending Doctor Forms',
    'Home Coverage C&S Doctor Forms',
    'Home Claims Spending Doctor',
  ],
  [
    'ndbcbs',
    'drug plan ended',
    'Home Coverage Claims Spending Doctor Rx Forms',
    'Home Coverage C&S Doctor Rx Forms',
    'Home Claims Spending Doctor',
  ],
  [
    'ndbcbs',
    'Medicare',
    'Home Pay Coverage Claims Spending Doctor Rx Forms',
    'Home Pay Coverage C&S Doctor Rx Forms',
    'Home Claims Spending Doctor',
  ],
  [
    'ndbcbs',
    'Blue Edge Dental',
    'Home Pay Coverage Claims Forms',
    'Home Pay Coverage Claims Forms',
    'Home Claims',
  ],
  [
    'nane',
    'employer',
    'Home Coverage Claims Spending Doctor Wellness',
    'Home Coverage C&S Doctor Wellness',
    MOBILE,
  ],
  [
    'nane',
    'direct pay',
    'Home Coverage Claims Spending Doctor Wellness',
    'Home Coverage C&S Doctor Wellness',
    MOBILE,
  ],
  [
    'nane',
    'Medicare',
    'Home Coverage Claims Spending Doctor Rx Wellness',
    'Home Coverage C&S Doctor Rx Wellness',
    MOBILE,
  ],
  ['nane', 'Blue Edge Dental', 'Home Coverage Claims', 'Home Coverage Claims', 'Home Claims'],
];

describe('tabs by brand and group', () => {
  it.each(ROWS)('%s, %s', (code, name, plain, headed, mobile) => {
    expect(show(code, name, false, 'desktop')).toBe(plain);
    expect(show(code, name, true, 'desktop')).toBe(headed);
    expect(show(code, name, false, 'mobile')).toBe(mobile);
    expect(show(code, name, true, 'mobile')).toBe(mobile);
  });

  it.each([
    ['first', TODAY, null],
    ['last', '2020-01-01', TODAY],
  ])('the %s day of a drug plan counts', (_which, begin, end) => {
    const facts: TabFacts = {
      group: group({ productList: [plan(begin, end, 'drug')] }),
      claimsAndSpending: false,
      today: TODAY,
    };
    const { ids, rules } = brandOf('mincr');
    expect(shownTabs(ids, rules, facts, 'desktop')).toContain('prescriptions');
  });

  it('a group without any plan is no dental group', () => {
    const { ids, rules } = brandOf('default');
    const facts = { group: group({ productList: [] }), claimsAndSpending: false, today: TODAY };
    expect(shownTabs(ids, rules, facts, 'desktop')).toContain('find-a-doctor');
  });

  it('a brand without the heading keeps Claims and Spending', () => {
    const { ids, rules } = brandOf('default');
    const facts = { group: GROUPS.employer, claimsAndSpending: true, today: TODAY };
    const plain = ids.filter((id) => id !== 'claims-and-spending');
    expect(shownTabs(plain, rules, facts, 'desktop')).toEqual(expect.arrayContaining(['claims', 'spending']));
  });
});

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

  it('what shows is of the brand, in its order, and Home always', () => {
    holds((tabs, { brand }) => {
      expect(tabs).toEqual(brand.ids.filter((id) => tabs.includes(id)));
      expect(tabs).toContain('home');
    });
  });

  it('the heading and what it replaces never stand together, and something says claims', () => {
    holds((tabs) => {
      const headed = tabs.includes('claims-and-spending');
      expect(tabs.includes('claims')).toBe(!headed);
      if (headed) expect(tabs).not.toContain('spending');
    });
  });

  it('Pay Premium only where the group pays directly or is Medicare', () => {
    holds((tabs, { facts: { group } }) => {
      if (!group?.directPayIndicator && !group?.medicareIndicator) expect(tabs).not.toContain('pay-premium');
    });
  });

  it('Prescriptions only with a drug plan', () => {
    holds((tabs, { facts: { group } }) => {
      if (!group?.productList.some(({ drugCoverage }) => drugCoverage))
        expect(tabs).not.toContain('prescriptions');
    });
  });

  it('the mobile set is within Home, Claims, Spending, Find a Doctor, Wellness', () => {
    holds((tabs, { device }) => {
      if (device === 'mobile') expect(MOBILE_TABS).toEqual(expect.arrayContaining(tabs));
    });
  });

  it('only ndbcbs shows Forms & Resources, and it has no Wellness', () => {
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
  const css = readFileSync(resolve(ROOT, 'src/ui/styles/tabs.css'), 'utf8');

  it.each(TABS_BY_DATA)('hides %s where the member does not have it', (id) => {
    expect(css).toMatch(new RegExp(`html\\S*:not\\(\\[data-tabs~='${id}'\\]\\) \\[data-tab='${id}'\\]`));
  });

  it('has the tab set of a mobile window', () => {
    const set = /html\[data-mobile\]\s+\[data-tab\]:not\(([^)]+)\)/.exec(css)?.[1] ?? '';
    expect([...set.matchAll(/\[data-tab='([a-z-]+)'\]/g)].map(([, id]) => id)).toEqual(MOBILE_TABS);
  });
});
