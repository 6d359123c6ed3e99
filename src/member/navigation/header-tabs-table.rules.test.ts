/** Which header tabs show, for each brand, group and device (000 §6 'Tab visibility', decisions/shell#which-header-tabs-show). */
import { describe, expect, it } from 'vitest';
import type { DEVICES } from './header-tabs.rules.ts';
import { shownTabs, type TabFacts, type TabGroup } from './header-tabs.rules.ts';
import { brandOf, group, medical, plan, TODAY } from './header-tabs.fixture.ts';

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

/** `plain`: desktop tabs without Claims & Spending; `headed`: desktop tabs with Claims & Spending; `mobile`: tabs of a mobile window. */
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

describe('shownTabs', () => {
  it.each(ROWS)(
    'returns the tabs that the table lists for brand %s and group %s',
    (code, name, plain, headed, mobile) => {
      expect(show(code, name, false, 'desktop')).toBe(plain);
      expect(show(code, name, true, 'desktop')).toBe(headed);
      expect(show(code, name, false, 'mobile')).toBe(mobile);
      expect(show(code, name, true, 'mobile')).toBe(mobile);
    },
  );

  it.each([
    ['first', TODAY, null],
    ['last', '2020-01-01', TODAY],
  ])('includes Prescriptions on the %s day of a drug plan', (_which, begin, end) => {
    const facts: TabFacts = {
      group: group({ productList: [plan(begin, end, 'drug')] }),
      claimsAndSpending: false,
      today: TODAY,
    };
    const { ids, rules } = brandOf('mincr');
    expect(shownTabs(ids, rules, facts, 'desktop')).toContain('prescriptions');
  });

  it('does not treat a group that has no plans as a dental group', () => {
    const { ids, rules } = brandOf('default');
    const facts = { group: group({ productList: [] }), claimsAndSpending: false, today: TODAY };
    expect(shownTabs(ids, rules, facts, 'desktop')).toContain('find-a-doctor');
  });

  it('includes the tabs Claims and Spending on a brand that has no combined tab Claims & Spending', () => {
    const { ids, rules } = brandOf('default');
    const facts = { group: GROUPS.employer, claimsAndSpending: true, today: TODAY };
    const plain = ids.filter((id) => id !== 'claims-and-spending');
    expect(shownTabs(plain, rules, facts, 'desktop')).toEqual(expect.arrayContaining(['claims', 'spending']));
  });
});
