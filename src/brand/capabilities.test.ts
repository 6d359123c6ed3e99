/** Which brands have each capability, checked on the resolved records. */
import { describe, expect, it } from 'vitest';
import type { Brand } from './brand.schema.ts';
import { minimumVisitorAge } from './visitor-age.rules.ts';
import { brands, codes } from './brand-groups.fixture.ts';
import { ALLIANCE, DIRECT, IBC, MAIN, MBH, NORTHERN } from './specified-brands.fixture.ts';

/** One brand per line: code, number, family, state, name, domain and data-domain token. */
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

it('the resolved brands are exactly the 35 listed brands', () => {
  const rows = brands.map(
    ({ code, prismBrandCode, sharedBrandCode, brandState, name, domain, dataDomainToken }) =>
      `${code} ${prismBrandCode} ${sharedBrandCode} ${brandState} "${name}" ${domain} ${dataDomainToken}`,
  );
  expect(rows.sort()).toEqual(LIST.trim().split('\n').sort());
});

const has = (id: string) => (brand: Brand) => Object.hasOwn(brand.footer.links, id);
const tab = (id: string) => (brand: Brand) => brand.tabs.some((headerTab) => headerTab.id === id);

/** A capability, a test for it, and the codes of all brands that have it. */
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

describe('the brand records', () => {
  it.each(ROWS)(
    'give the capability "%s" to exactly the brands listed in its table row',
    (_rule, has, who) => {
      expect(
        brands
          .filter(has)
          .map(({ code }) => code)
          .sort(),
      ).toEqual([...who].sort());
    },
  );

  it('contain eleven different copyright texts, with a year placeholder for the Minnesota brands (000 §2)', () => {
    expect(new Set(brands.map(({ footer }) => footer.copyright)).size).toBe(11);
    for (const { code, footer } of brands)
      if (['mincr', 'dirmn'].includes(code)) expect(footer.copyright).toContain('{footerCopyDate}');
  });

  it('all agree on the minimum visitor age in each state (000 §5)', () => {
    for (const brand of brands) {
      const ages = ['DE', 'WV', 'PA', 'MN'].map((state) => minimumVisitorAge(brand, state));
      expect(ages, brand.code).toEqual([19, 18, 0, 0]);
    }
  });

  it('each contain two unique tag-manager containers, for www and for other hosts (000 §7)', () => {
    const containers = brands.flatMap(({ tagManager }) => [tagManager.www, tagManager.nonWww]);
    expect(new Set(containers).size).toBe(2 * brands.length);
  });

  it('set no analytics host, so no brand asks for consent or loads a tag manager', () => {
    expect(brands.filter(({ analytics }) => analytics.host !== undefined)).toEqual([]);
  });

  it('all contain three footer statements: committed, help and browsers (000 §2)', () => {
    for (const { code, footer } of brands)
      expect(Object.keys(footer.statements), code).toEqual(['committed', 'help', 'browsers']);
  });

  it('each contain a store, a phone number, a description and an analytics id that no other brand has', () => {
    for (const key of [
      'storeID',
      'customerServicePhoneNumber',
      'description',
      'coremetricsIdProd',
    ] as const) {
      expect(new Set(brands.map((brand) => brand[key])).size, key).toBe(brands.length);
    }
  });

  it('each contain a combination of color, header and hero that no other brand has', () => {
    expect(new Set(brands.map(({ theme }) => `${theme.primary} ${theme.header} ${theme.hero}`)).size).toBe(
      35,
    );
  });
});
