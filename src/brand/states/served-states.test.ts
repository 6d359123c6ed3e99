import { describe, expect, it } from 'vitest';
import { PROJECT } from '../brand-tree.fixture.ts';
import { localizeSite } from '../localize-site.ts';
import { findBrand, loadBrands } from '../read-brands.ts';
import { soleStateName, statePromptPay } from './served-states.rules.ts';

const sites = loadBrands(PROJECT);
const stateOf = (code: string, language: 'en' | 'es') =>
  soleStateName(localizeSite(findBrand(sites, code), language).brand);

describe('the state in the title of a home page', () => {
  it.each([
    ['mincr', 'Minnesota', 'Minnesota'],
    ['ibccr', 'Pennsylvania', 'Pensilvania'],
    ['ndbcbs', undefined, undefined],
    ['nanat', undefined, undefined],
  ])(
    'is undefined unless the brand serves only its home state: for %s, it is %s, in Spanish %s',
    (code, english, spanish) => {
      expect([stateOf(code, 'en'), stateOf(code, 'es')]).toEqual([english, spanish]);
    },
  );

  it('is undefined if the only state that the brand serves is not its home state', () => {
    const { brand } = findBrand(sites, 'mincr');
    expect(soleStateName({ ...brand, brandsByState: { WI: ['mincr'] } })).toBeUndefined();
  });
});

describe('statePromptPay', () => {
  it.each([
    ['hmbcbs', 'en', { state: 'Pennsylvania', days: 45, law: '40 P.S. § 991.2166' }],
    ['hmbcbs', 'es', { state: 'Pensilvania', days: 45, law: '40 P.S. § 991.2166' }],
    ['mincr', 'en', { state: 'Minnesota', days: 30, denyDays: 30, law: 'Minn. Stat. § 62Q.75' }],
    [
      'dirny',
      'en',
      { state: 'New York', days: 45, electronicDays: 30, denyDays: 30, law: 'N.Y. Ins. Law § 3224-a' },
    ],
    ['ndbcbs', 'en', null],
    ['nase', 'en', null],
  ] as const)(
    'returns the law for the brand %s in the language %s, or null if no single state’s law applies',
    (code, language, rule) => {
      expect(statePromptPay(localizeSite(findBrand(sites, code), language).brand)).toEqual(rule);
    },
  );

  it('returns null for a brand that serves two states', () => {
    const { brand } = findBrand(sites, 'mincr');
    expect(statePromptPay({ ...brand, brandsByState: { MN: ['mincr'], WI: ['mincr'] } })).toBeNull();
  });
});
