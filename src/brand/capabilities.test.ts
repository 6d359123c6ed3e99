/** Every row of the table 'Which brand differs in what', asserted on the resolved records. */
import { describe, expect, it } from 'vitest';
import type { Brand } from './brand.schema.ts';
import { PROJECT } from './brand-tree.fixture.ts';
import { loadBrands } from './brand-files.ts';
import { minimumVisitorAge } from './visitor-age.rules.ts';

const brands = loadBrands(PROJECT).map(({ brand }) => brand);
const codes = brands.map(({ code }) => code);

const MAIN = ['hmbcbs', 'pbs', 'nepa', 'hmbcbswv', 'hmbcbsde'];
const IBC = ['ibccr', 'ibcah'];
const MBH = ['mbh', 'mbhny'];
const NORTHERN = ['mincr', 'ndbcbs', 'wybcbs'];
const DIRECT = ['dirpa', 'dirwv', 'dirde', 'dirmn', 'dirnd', 'dirwy', 'dirny', 'diroh', 'dirva'];
const ALLIANCE = ['nane', 'nase', 'nasw', 'nanw', 'namw', 'naplains', 'namtn', 'napac', 'nanat'];

/** code number family state name domain data-domain token */
const LIST = `
default 7000 base PA "Harborline Health" harborline.example 18
shop 7001 base PA "Harborline Marketplace" shop.harborline.example 18
ccs 7002 base PA "Harborline Care Services" care.harborline.example 18
bl 7003 base PA "Bluelark Health" bluelark.example 18
pp 7004 base PA "Partner Point Health" partnerpoint.example 18
hmbcbs 6001 main PA "Three Rivers Health" threerivers.example 1
pbs 6002 main PA "Keystone Valley Health" keystonevalley.example 3
nepa 6003 main PA "Pocono Health Plan" poconohealth.example 7
hmbcbswv 6004 main WV "Mountain State Health" mountainstate.example 18
hmbcbsde 6005 main DE "Delaware Bay Health" delawarebay.example 18
ibccr 6006 ibc PA "Liberty Bell Health" libertybell.example 18
ibcah 6007 ibc PA "Independence Hall Advantage" independencehall.example 18
mbh 6008 mbh NY "Lakefront Health" lakefront.example 18
mbhny 6009 mbh NY "Empire Lakes Health" empirelakes.example 18
mincr 6010 northern MN "North Star Health Plan" northstar.example 14
ndbcbs 6011 northern ND "Prairie Rose Health" prairierose.example 16
wybcbs 6012 northern WY "Bighorn Health" bighorn.example 17
dirpa 9001 direct PA "Direct Health Pennsylvania" pa.directhealth.example 18
dirwv 9002 direct WV "Direct Health West Virginia" wv.directhealth.example 18
dirde 9003 direct DE "Direct Health Delaware" de.directhealth.example 18
dirmn 9004 direct MN "Direct Health Minnesota" mn.directhealth.example 14
dirnd 9005 direct ND "Direct Health North Dakota" nd.directhealth.example 16
dirwy 9006 direct WY "Direct Health Wyoming" wy.directhealth.example 17
dirny 9007 direct NY "Direct Health New York" ny.directhealth.example 18
diroh 9008 direct OH "Direct Health Ohio" oh.directhealth.example 18
dirva 9009 direct VA "Direct Health Virginia" va.directhealth.example 18
nane 9010 alliance MA "Alliance Northeast" northeast.healthalliance.example 18
nase 9011 alliance GA "Alliance Southeast" southeast.healthalliance.example 18
nasw 9012 alliance AZ "Alliance Southwest" southwest.healthalliance.example 18
nanw 9013 alliance WA "Alliance Northwest" northwest.healthalliance.example 18
namw 9014 alliance IL "Alliance Midwest" midwest.healthalliance.example 18
naplains 9015 alliance KS "Alliance Plains" plains.healthalliance.example 18
namtn 9016 alliance CO "Alliance Mountain" mountain.healthalliance.example 18
napac 9017 alliance CA "Alliance Pacific" pacific.healthalliance.example 18
nanat 9018 alliance DC "Alliance National" national.healthalliance.example 18`;

it('the 35 brands are those of the list', () => {
  const rows = brands.map(
    ({ code, prismBrandCode, sharedBrandCode, brandState, name, domain, dataDomainToken }) =>
      `${code} ${prismBrandCode} ${sharedBrandCode} ${brandState} "${name}" ${domain} ${dataDomainToken}`,
  );
  expect(rows.sort()).toEqual(LIST.trim().split('\n').sort());
});

const has = (id: string) => (brand: Brand) => Object.hasOwn(brand.footer.links, id);
const tab = (id: string) => (brand: Brand) => brand.tabs.some((found) => found.id === id);

/** Who has a capability; everybody else has not. */
const ROWS: [rule: string, has: (brand: Brand) => boolean, who: string[]][] = [
  ['minimum member age 12 (000 §5)', ({ minimumMemberAge }) => minimumMemberAge === 12, ['mincr', 'ndbcbs']],
  [
    'minimum member age 14 (000 §5)',
    ({ minimumMemberAge }) => minimumMemberAge === 14,
    codes.filter((code) => !['mincr', 'ndbcbs'].includes(code)),
  ],
  ['minimum visitor age 19 (000 §5)', (brand) => minimumVisitorAge(brand) === 19, ['hmbcbsde', 'dirde']],
  ['minimum visitor age 18 (000 §5)', (brand) => minimumVisitorAge(brand) === 18, ['hmbcbswv', 'dirwv']],
  [
    'member ID after leaving off three characters',
    ({ memberId }) => memberId.rule === 'digitsAfterPrefix',
    ['mincr'],
  ],
  ['alphanumeric member ID', ({ memberId }) => memberId.rule === 'alphanumeric', ['ndbcbs', 'wybcbs']],
  [
    'phone placeholder xxx-xxx-xxxx (000 §5)',
    ({ placeholders }) => placeholders.phone === 'xxx-xxx-xxxx',
    NORTHERN,
  ],
  [
    'phone placeholder Phone Number',
    ({ placeholders }) => placeholders.phone === 'Phone Number',
    codes.filter((code) => !NORTHERN.includes(code)),
  ],
  ['member home /member/home (000 §2)', ({ memberHome }) => memberHome === '/member/home', ['mincr']],
  [
    'member home of the older portal (000 §2)',
    ({ memberHome }) => memberHome === '/chmptl/chm/jsp/member.do?tab=0',
    IBC,
  ],
  [
    'member home /mbr/#!/landing (000 §2)',
    ({ memberHome }) => memberHome === '/mbr/#!/landing',
    codes.filter((code) => !['mincr', ...IBC].includes(code)),
  ],
  ['Wellness tab (000 §6)', tab('wellness'), codes.filter((code) => code !== 'ndbcbs')],
  ['Forms & Resources tab (000 §6)', tab('forms-and-resources'), ['ndbcbs']],
  ['Pay Premium tab', tab('pay-premium'), codes.filter((code) => !ALLIANCE.includes(code))],
  ['Forms & Resources label', ({ formsLabel }) => formsLabel === 'Forms & Resources', ['ndbcbs']],
  [
    'the four social links (000 §2)',
    ({ footer }) => Object.keys(footer.social).sort().join() === 'facebook,linkedin,twitter,youtube',
    NORTHERN,
  ],
  ['any social link', ({ footer }) => Object.keys(footer.social).length > 0, NORTHERN],
  ['fraud link (000 §2)', has('fraud'), IBC],
  ['member centers link (000 §2)', has('member-centers'), ['wybcbs']],
  ['company site link (000 §2)', has('company-site'), ['wybcbs']],
  ['click to chat link (000 §2)', has('click-to-chat'), ['hmbcbs', 'pbs']],
  ['terms of service link (000 §2)', has('terms'), MBH],
  [
    'chat entry B for HMBCBS (000 §2)',
    ({ chat }) => chat.entry === 'B' && chat.code === 'HMBCBS',
    ['hmbcbs'],
  ],
  ['chat code PBS, entry A', ({ chat }) => chat.entry === 'A' && chat.code === 'PBS', ['pbs']],
  ['chat code HBS, entry A', ({ chat }) => chat.entry === 'A' && chat.code === 'HBS', ['nepa']],
  [
    'chat code HMBS, entry A',
    ({ chat }) => chat.entry === 'A' && chat.code === 'HMBS',
    ['hmbcbsde', 'hmbcbswv'],
  ],
  ['any chat', ({ chat }) => chat.code !== undefined || chat.entry !== undefined, MAIN],
  [
    'hours in Central time (000 §1)',
    ({ hours }) => hours.text === 'Monday - Friday 8 AM - 8 PM CT',
    [...NORTHERN, 'dirmn', 'dirnd', 'dirwy', 'namw', 'naplains'],
  ],
  [
    'registers only MREG (000 §6)',
    ({ registrationTypes }) => registrationTypes.join() === 'MREG',
    ['mincr', 'dirmn'],
  ],
  ['no message center (000 §6)', ({ messageCenter }) => !messageCenter, IBC],
  ['no data archive (001 §6)', ({ dataArchive }) => !dataArchive, ['mincr']],
  ['plan progress V5 (001 §2)', ({ planProgress }) => planProgress.version === 'V5', ['wybcbs', 'ndbcbs']],
  ['no plan progress on Health Plans (001 §2)', ({ planProgress }) => !planProgress.onHealthPlans, NORTHERN],
  ['plan-details link (000 §6)', ({ planDetailsLink }) => planDetailsLink, [...MAIN, 'dirwv', 'dirde']],
  [
    'canceled plans left out (001 §4)',
    ({ canceledPlans }) => canceledPlans === 'omitted',
    ['mincr', 'dirmn'],
  ],
  ['spending box becomes bypassHSA (001 §4)', ({ spending }) => spending.bypassHSA, ['mincr']],
  ['Medicare groups lose Spending (000 §6)', ({ spending }) => !spending.medicareTab, ['mincr']],
  [
    'Prescriptions needs current coverage (000 §6)',
    ({ prescriptions }) => prescriptions.needsCurrentCoverage,
    ['mincr'],
  ],
  ['accreditation logo', ({ uracAccredited }) => uracAccredited, [...MAIN, ...NORTHERN, ...MBH]],
  ['token sign-in', ({ signIn }) => signIn.flow === 'token', ALLIANCE],
  ['older sign-in flow', ({ signIn }) => signIn.flow === 'older', IBC],
  ['userauth sign-in', ({ signIn }) => signIn.flow === 'userauth', MBH],
  ['mega footer', ({ footer }) => footer.kind === 'mega', [...MAIN, ...NORTHERN, ...IBC]],
  [
    'content-driven footer link',
    ({ footer }) => footer.contentLink,
    codes.filter((code) => !DIRECT.includes(code)),
  ],
  ['store 10152', ({ storeID }) => storeID === 10152, ['default']],
];

const without = (...who: string[]) => codes.filter((code) => !who.includes(code));
const CENTRAL = ['mincr', 'ndbcbs', 'dirmn', 'dirnd', 'namw', 'naplains'];

/** Every value that a capability takes and who has it; together they are all 35. */
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
    (brand) => brand.sites.shop,
    { '/': ['shop'], 'https://shop.harborline.example/': without('shop') },
  ],
  ['senior site', (brand) => brand.sites.senior, { 'https://senior.example/': codes }],
  ['producer site', (brand) => brand.sites.producer, { '/producer/': codes }],
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

describe('every value of a capability', () => {
  it.each(VALUES)('%s', (_rule, value, who) => {
    const found: Record<string, string[]> = {};
    for (const brand of brands) (found[String(value(brand))] ??= []).push(brand.code);
    const sorted = (record: Record<string, string[]>) =>
      Object.fromEntries(Object.entries(record).map(([key, list]) => [key, [...list].sort()]));
    expect(sorted(found)).toEqual(sorted(who));
  });

  it('statement archives stay for every brand: no capability takes them away', () => {
    const keys = brands.flatMap((brand) => Object.keys(brand)).filter((key) => /statement/i.test(key));
    expect(keys).toEqual([]);
  });

  it.each([
    ['fraud', 'fraud', IBC],
    ['terms', 'terms', MBH],
    ['member-centers', 'member-centers', ['wybcbs']],
  ])('who has the %s link has its page', (_link, page, who) => {
    expect(
      brands
        .filter(({ pages }) => pages.includes(page))
        .map(({ code }) => code)
        .sort(),
    ).toEqual([...who].sort());
  });
});

describe('which brand differs in what', () => {
  it.each(ROWS)('%s', (_rule, has, who) => {
    expect(
      brands
        .filter(has)
        .map(({ code }) => code)
        .sort(),
    ).toEqual([...who].sort());
  });

  it('eleven copyright texts, the Minnesota ones with their placeholder (000 §2)', () => {
    expect(new Set(brands.map(({ footer }) => footer.copyright)).size).toBe(11);
    for (const { code, footer } of brands)
      if (['mincr', 'dirmn'].includes(code)) expect(footer.copyright).toContain('{footerCopyDate}');
  });

  it('visitors of a state have its age on every brand, whatever the brand (000 §5)', () => {
    for (const brand of brands) {
      const ages = ['DE', 'WV', 'PA', 'MN'].map((state) => minimumVisitorAge(brand, state));
      expect(ages, brand.code).toEqual([19, 18, 0, 0]);
    }
  });

  it('tag-manager containers differ by brand, and by www and any other host (000 §7)', () => {
    const containers = brands.flatMap(({ tagManager }) => [tagManager.www, tagManager.nonWww]);
    expect(new Set(containers).size).toBe(70);
  });

  it('every brand says the three statements of the footer (000 §2)', () => {
    for (const { code, footer } of brands)
      expect(Object.keys(footer.statements), code).toEqual(['committed', 'help', 'browsers']);
  });

  it('every brand has a store, a phone and a description of its own', () => {
    for (const key of [
      'storeID',
      'customerServicePhoneNumber',
      'description',
      'coremetricsIdProd',
    ] as const) {
      expect(new Set(brands.map((brand) => brand[key])).size, key).toBe(35);
    }
  });

  it('no two brands share colour, header and hero', () => {
    expect(new Set(brands.map(({ theme }) => `${theme.primary} ${theme.header} ${theme.hero}`)).size).toBe(
      35,
    );
  });
});
