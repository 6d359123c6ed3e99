/** Every value of each capability, and which brands have the value, checked on the resolved records. */
import { describe, expect, it } from 'vitest';
import type { Brand } from './brand.schema.ts';
import { minimumVisitorAge } from './visitor-age.rules.ts';
import { brands, codes } from './brand-groups.fixture.ts';
import { ALLIANCE, DIRECT, IBC, MAIN, MBH, NORTHERN } from './specified-brands.fixture.ts';

const without = (...who: string[]) => codes.filter((code) => !who.includes(code));
const CENTRAL = ['mincr', 'ndbcbs', 'dirmn', 'dirnd', 'namw', 'naplains'];

/** A capability, a function that reads its value, and for each value the brands that have it. */
const VALUES: [rule: string, value: (brand: Brand) => unknown, who: Record<string, string[]>][] = [
  [
    'minimum member age (000 §5)',
    (brand) => brand.minimumMemberAge,
    { 12: ['mincr', 'ndbcbs'], 14: without('mincr', 'ndbcbs') },
  ],
  [
    'minimum visitor age goes by state: DE 19, WV 18, otherwise 0 (000 §5)',
    (brand) => minimumVisitorAge(brand),
    {
      19: brands.filter(({ brandState }) => brandState === 'DE').map(({ code }) => code),
      18: brands.filter(({ brandState }) => brandState === 'WV').map(({ code }) => code),
      0: brands.filter(({ brandState }) => !['DE', 'WV'].includes(brandState)).map(({ code }) => code),
    },
  ],
  [
    'member-ID rule, three variants (000 §5)',
    (brand) => brand.memberId.rule,
    { digitsAfterPrefix: ['mincr'], alphanumeric: ['ndbcbs', 'wybcbs'], general: without(...NORTHERN) },
  ],
  [
    'what an empty member-ID field says: what the rule asks for',
    (brand) => brand.placeholders.memberId,
    {
      'Numbers only': ['mincr'],
      'Letters and numbers': ['ndbcbs', 'wybcbs'],
      'Member ID': without(...NORTHERN),
    },
  ],
  [
    'help-number codes (000 §3)',
    (brand) => brand.helpNumberCodes.join(' '),
    { 'MBR RX DEN VIS NUR PRV': codes },
  ],
  [
    'what the forms are called (000 §2)',
    (brand) => brand.formsLabel,
    { 'Forms & Resources': ['ndbcbs'], 'Educational Material': without('ndbcbs') },
  ],
  [
    'plan-progress version (001 §2)',
    (brand) => brand.planProgress.version,
    { V5: ['wybcbs', 'ndbcbs'], V3: without('wybcbs', 'ndbcbs') },
  ],
  [
    'canceled plans (001 §4)',
    (brand) => brand.canceledPlans,
    { omitted: ['mincr', 'dirmn'], shown: without('mincr', 'dirmn') },
  ],
  [
    'registration types (000 §6)',
    (brand) => brand.registrationTypes.join(' '),
    { MREG: ['mincr', 'dirmn'], 'VU65 VMED MU65 MMED MREG': without('mincr', 'dirmn') },
  ],
  [
    'sign-in flow (000 §7)',
    (brand) => brand.signIn.flow,
    { token: ALLIANCE, older: IBC, userauth: MBH, newer: without(...ALLIANCE, ...IBC, ...MBH) },
  ],
  [
    'footer kind',
    (brand) => brand.footer.kind,
    { mega: [...MAIN, ...NORTHERN, ...IBC], simple: without(...MAIN, ...NORTHERN, ...IBC) },
  ],
  [
    'chat entry (000 §2)',
    (brand) => brand.chat.entry ?? 'none',
    { A: MAIN.filter((code) => code !== 'hmbcbs'), B: ['hmbcbs'], none: without(...MAIN) },
  ],
  [
    'chat code (000 §2)',
    (brand) => brand.chat.code ?? 'none',
    {
      HMBCBS: ['hmbcbs'],
      PBS: ['pbs'],
      HBS: ['nepa'],
      HMBS: ['hmbcbsde', 'hmbcbswv'],
      none: without(...MAIN),
    },
  ],
  [
    'chat window, wherever there is a chat code (000 §2)',
    (brand) => brand.chat.window ?? 'none',
    { '/sxesvc/chat/window': MAIN, none: without(...MAIN) },
  ],
  [
    'link that opens the chat (000 §2)',
    ({ footer }) => Object.values(footer.links).some(({ opens }) => opens === 'chat'),
    { true: ['hmbcbs', 'pbs'], false: without('hmbcbs', 'pbs') },
  ],
  [
    'time zone, by brand',
    (brand) => brand.timeZone,
    {
      'America/Chicago': CENTRAL,
      'America/Denver': ['wybcbs', 'dirwy', 'namtn'],
      'America/Phoenix': ['nasw'],
      'America/Los_Angeles': ['nanw', 'napac'],
      'America/New_York': without(...CENTRAL, 'wybcbs', 'dirwy', 'namtn', 'nasw', 'nanw', 'napac'),
    },
  ],
  [
    'customer service hours (000 §1)',
    ({ hours }) => `${hours.text} ${hours.timeZone} ${hours.days.join('')} ${hours.opens}-${hours.closes}`,
    {
      'Monday - Friday 8 AM - 8 PM CT America/Chicago 12345 08:00-20:00': [...CENTRAL, 'wybcbs', 'dirwy'],
      'Monday - Friday 8 AM - 8 PM MT America/Denver 12345 08:00-20:00': ['nasw', 'namtn'],
      'Monday - Friday 8 AM - 8 PM PT America/Los_Angeles 12345 08:00-20:00': ['nanw', 'napac'],
      'Monday - Friday 8 AM - 8 PM ET America/New_York 12345 08:00-20:00': without(
        ...CENTRAL,
        'wybcbs',
        'dirwy',
        'nasw',
        'namtn',
        'nanw',
        'napac',
      ),
    },
  ],
  [
    'shop site: the shop brand itself is there already',
    (brand) => brand.sites.shop.everywhere,
    { '/': ['shop'], 'https://shop.harborline.example/': without('shop') },
  ],
  ['senior site', (brand) => brand.sites.senior.prod, { 'https://senior.example/': codes }],
  ['producer site', (brand) => brand.sites.producer.everywhere, { '/producer/': codes }],
  [
    'where premiums are paid online',
    (brand) => brand.handOffs.payPremium?.name ?? 'nowhere',
    {
      nowhere: ALLIANCE,
      'Direct Billing Center': DIRECT,
      'Ledgerway Payments': without(...ALLIANCE, ...DIRECT),
    },
  ],
  [
    'full directory of doctors',
    (brand) => brand.handOffs.careDirectory?.name,
    { 'Fernhollow Provider Directory': MAIN, 'Compass Care Directory': without(...MAIN) },
  ],
  [
    'where prescriptions are managed',
    (brand) => brand.handOffs.pharmacy?.name,
    { 'Pinegrove Pharmacy Plan': NORTHERN, 'Birchmere Pharmacy Services': without(...NORTHERN) },
  ],
  [
    'medication-therapy program',
    (brand) => brand.handOffs.medicationTherapy?.name,
    { 'Clearline Medication Review': codes },
  ],
  [
    'wellness programs: where there is no tab, nowhere',
    (brand) => brand.handOffs.wellness?.name ?? 'nowhere',
    { nowhere: ['ndbcbs'], 'Brightpath Wellness': without('ndbcbs') },
  ],
  ['where sign-out ends (000 §4)', (brand) => brand.logoutTarget, { '/logout/': codes }],
  [
    'reading of an HSA set-up in process (001 §4)',
    (brand) => brand.spending.hsaSetupInProcess,
    { openHSA: codes },
  ],
  [
    'labels and order of the header tabs (000 §2, §6)',
    (brand) => brand.tabs.map(({ label }) => label).join(' | '),
    {
      'Home | Pay Premium | Coverage | Claims & Spending | Claims | Spending | Find a Doctor | Prescriptions | Forms & Resources':
        ['ndbcbs'],
      'Home | Coverage | Claims & Spending | Claims | Spending | Find a Doctor | Prescriptions | Wellness':
        ALLIANCE,
      'Home | Pay Premium | Coverage | Claims & Spending | Claims | Spending | Find a Doctor | Prescriptions | Wellness':
        without('ndbcbs', ...ALLIANCE),
    },
  ],
  ['Home leads to the member home', (brand) => brand.tabs[0]?.url === brand.memberHome, { true: codes }],
  [
    'brands of the data-dictionary tokens (000 §4)',
    ({ dictionaryBrands: of }) => `${of['14']} ${of['16']} ${of['17']}`,
    { 'mincr ndbcbs wybcbs': codes },
  ],
  [
    'data-domain token (000 §4)',
    (brand) => brand.dataDomainToken,
    {
      1: ['hmbcbs'],
      3: ['pbs'],
      7: ['nepa'],
      14: ['mincr', 'dirmn'],
      16: ['ndbcbs', 'dirnd'],
      17: ['wybcbs', 'dirwy'],
      18: without('hmbcbs', 'pbs', 'nepa', 'mincr', 'dirmn', 'ndbcbs', 'dirnd', 'wybcbs', 'dirwy'),
    },
  ],
];

describe('the resolved records', () => {
  it.each(VALUES)('have exactly the listed values of the capability: %s', (_rule, value, who) => {
    const brandsByValue: Record<string, string[]> = {};
    for (const brand of brands) (brandsByValue[String(value(brand))] ??= []).push(brand.code);
    const sorted = (record: Record<string, string[]>) =>
      Object.fromEntries(Object.entries(record).map(([key, list]) => [key, [...list].sort()]));
    expect(sorted(brandsByValue)).toEqual(sorted(who));
  });

  it('contain no key that turns statement archives off, because every brand has them', () => {
    const keys = brands.flatMap((brand) => Object.keys(brand)).filter((key) => /statement/i.test(key));
    expect(keys).toEqual([]);
  });

  it.each([
    ['fraud', 'fraud', IBC],
    ['terms', 'terms', MBH],
    ['member-centers', 'member-centers', ['wybcbs']],
  ])('list the target page of the %s link for exactly the brands in its table row', (_link, page, who) => {
    expect(
      brands
        .filter(({ pages }) => pages.includes(page))
        .map(({ code }) => code)
        .sort(),
    ).toEqual([...who].sort());
  });
});
