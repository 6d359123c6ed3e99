/** Checks in the built HTML that exactly the brands named in the specification have each feature. */
import { expect, test } from 'playwright/test';
import type { BrandSlice } from '../src/brand/brand-slice.ts';
import type { RegisterBrand } from '../src/features/register/register-brand.ts';
import { specified as brands } from './support/brands.ts';
import { builtPage, type BuiltPage } from './support/built-page.ts';

const MAIN = ['hmbcbs', 'pbs', 'nepa', 'hmbcbswv', 'hmbcbsde'];
const IBC = ['ibccr', 'ibcah'];
const MBH = ['mbh', 'mbhny'];
const NORTHERN = ['mincr', 'ndbcbs', 'wybcbs'];
const codes = brands.map(({ code }) => code);
const family = (name: string) =>
  brands.filter(({ sharedBrandCode }) => sharedBrandCode === name).map(({ code }) => code);
const others = (...who: string[]) => codes.filter((code) => !who.includes(code));

interface Built {
  home: BuiltPage;
  /** The brand data of the member area's islands, which are on the sign-in page. */
  slice: BrandSlice;
  /** The options for who may register, on the registration page. */
  offered: RegisterBrand['offered'];
}

const isSlice = (value: unknown): value is BrandSlice =>
  typeof value === 'object' && value !== null && 'rules' in value;

const isRegisterBrand = (value: unknown): value is RegisterBrand =>
  typeof value === 'object' && value !== null && 'offered' in value;

function built(domain: string): Built {
  const { slice } = builtPage(domain, '/login/');
  if (!isSlice(slice)) throw new Error(`${domain}/login/ has no island with a brand`);
  const { slice: registration } = builtPage(domain, '/register/');
  if (!isRegisterBrand(registration)) throw new Error(`${domain}/register/ has no island with a brand`);
  return { home: builtPage(domain, '/'), slice, offered: registration.offered };
}

const sites = new Map(brands.map(({ code, domain }) => [code, built(domain)]));

const footerLink =
  (text: string) =>
  ({ home }: Built) =>
    home.links.some((link) => link.within === 'footer' && link.text === text);
const tab =
  (text: string) =>
  ({ home }: Built) =>
    home.links.some((link) => link.within === 'header' && link.text === text);
const says =
  (text: string) =>
  ({ home }: Built) =>
    home.text.includes(text);
const rule =
  (holds: (rules: BrandSlice['rules']) => boolean) =>
  ({ slice }: Built) =>
    holds(slice.rules);
const SOCIAL = ['YouTube', 'LinkedIn', 'Twitter', 'Facebook'];

const ROWS: readonly [row: string, shows: (site: Built) => boolean, who: readonly string[]][] = [
  ['minimum member age 12', rule(({ minimumMemberAge }) => minimumMemberAge === 12), ['mincr', 'ndbcbs']],
  [
    'minimum member age 14',
    rule(({ minimumMemberAge }) => minimumMemberAge === 14),
    others('mincr', 'ndbcbs'),
  ],
  ['minimum visitor age 19', rule((rules) => rules.minimumVisitorAge === 19), ['hmbcbsde', 'dirde']],
  ['minimum visitor age 18', rule((rules) => rules.minimumVisitorAge === 18), ['hmbcbswv', 'dirwv']],
  [
    'member ID: digits after leaving off three',
    rule(({ memberId }) => memberId === 'digitsAfterPrefix'),
    ['mincr'],
  ],
  ['member ID: alphanumeric', rule(({ memberId }) => memberId === 'alphanumeric'), ['ndbcbs', 'wybcbs']],
  ['member ID: general', rule(({ memberId }) => memberId === 'general'), others(...NORTHERN)],
  [
    'phone placeholder xxx-xxx-xxxx',
    rule(({ placeholders }) => placeholders.phone === 'xxx-xxx-xxxx'),
    NORTHERN,
  ],
  [
    'phone placeholder Phone Number',
    rule(({ placeholders }) => placeholders.phone === 'Phone Number'),
    others(...NORTHERN),
  ],
  [
    'member home /member/home',
    ({ home }) => home.links.some(({ href }) => href === '/member/home'),
    ['mincr'],
  ],
  [
    'member home of the older portal',
    ({ home }) => home.links.some(({ href }) => href === '/chmptl/chm/jsp/member.do?tab=0'),
    IBC,
  ],
  [
    'member home /mbr/#!/landing',
    ({ home }) => home.links.some(({ href }) => href === '/mbr/#!/landing'),
    others('mincr', ...IBC),
  ],
  ['tab Wellness', tab('Wellness'), others('ndbcbs')],
  ['tab Forms & Resources', tab('Forms & Resources'), ['ndbcbs']],
  ['tab Pay Premium', tab('Pay Premium'), others(...family('alliance'))],
  [
    'educational material called Forms & Resources',
    rule(({ formsLabel }) => formsLabel === 'Forms & Resources'),
    ['ndbcbs'],
  ],
  ['all four social links', (site) => SOCIAL.every((name) => footerLink(name)(site)), NORTHERN],
  ['any social link', (site) => SOCIAL.some((name) => footerLink(name)(site)), NORTHERN],
  ['fraud link', footerLink('Healthcare fraud'), IBC],
  ['member centers link', footerLink('Member centers'), ['wybcbs']],
  ['company site link', footerLink('Company site'), ['wybcbs']],
  ['click to chat link', footerLink('Click to chat'), ['hmbcbs', 'pbs']],
  ['chat entry A', rule(({ chat }) => chat.entry === 'A'), MAIN.filter((code) => code !== 'hmbcbs')],
  ['chat entry B for HMBCBS', rule(({ chat }) => chat.entry === 'B' && chat.code === 'HMBCBS'), ['hmbcbs']],
  ['chat code PBS', rule(({ chat }) => chat.code === 'PBS'), ['pbs']],
  ['chat code HBS', rule(({ chat }) => chat.code === 'HBS'), ['nepa']],
  ['chat code HMBS', rule(({ chat }) => chat.code === 'HMBS'), ['hmbcbsde', 'hmbcbswv']],
  ['terms of service link', footerLink('Terms of service'), MBH],
  ['copyright with its year filled in', says('© 2026'), codes],
  [
    'hours in Central time',
    says('Monday - Friday 8 AM - 8 PM CT'),
    [...NORTHERN, 'dirmn', 'dirnd', 'dirwy', 'namw', 'naplains'],
  ],
  ['registers only MREG', ({ offered }) => offered.join() === 'MREG', ['mincr', 'dirmn']],
  ['no message center', ({ slice }) => !slice.messageCenter, IBC],
  ['no data archive', rule(({ dataArchive }) => !dataArchive), ['mincr']],
  ['plan progress V5', rule(({ planProgress }) => planProgress.version === 'V5'), ['wybcbs', 'ndbcbs']],
  ['no plan progress on Health Plans', rule(({ planProgress }) => !planProgress.onHealthPlans), NORTHERN],
  ['plan-details link', rule(({ planDetailsLink }) => planDetailsLink), [...MAIN, 'dirwv', 'dirde']],
  ['canceled plans left out', rule(({ canceledPlans }) => canceledPlans === 'omitted'), ['mincr', 'dirmn']],
  ['spending box becomes bypassHSA', rule(({ spending }) => spending.bypassHSA), ['mincr']],
  ['Medicare groups lose Spending', rule(({ spending }) => !spending.medicareTab), ['mincr']],
  [
    'Prescriptions needs current coverage',
    rule(({ prescriptions }) => prescriptions.needsCurrentCoverage),
    ['mincr'],
  ],
  ['email rule of token 16', rule(({ dataDomainToken }) => dataDomainToken === 16), ['ndbcbs', 'dirnd']],
  ['accreditation logo', says('Accredited health plan'), [...MAIN, ...NORTHERN, ...MBH]],
  ['token sign-in', rule(({ signInFlow }) => signInFlow === 'token'), family('alliance')],
  ['older sign-in', rule(({ signInFlow }) => signInFlow === 'older'), IBC],
  ['userauth sign-in', rule(({ signInFlow }) => signInFlow === 'userauth'), MBH],
];

test('each feature is in the built pages of exactly the brands for which the specification lists the feature', () => {
  const rows = ROWS.map(([row, shows]) => [
    row,
    [...sites].filter(([, site]) => shows(site)).map(([code]) => code),
  ]);
  const expected = ROWS.map(([row, , who]) => [row, codes.filter((code) => who.includes(code))]);
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(expected));

  const copyrights = [...sites.values()].map(({ home }) => /© \d{4}[^.]*\./.exec(home.text)?.[0]);
  expect(copyrights).not.toContain(undefined);
  expect(new Set(copyrights).size).toBeGreaterThanOrEqual(10);
  expect(new Set(copyrights).size).toBeLessThanOrEqual(12);

  for (const { code, name, customerServicePhoneNumber, hours } of brands) {
    const { text } = sites.get(code)?.home ?? { text: '' };
    for (const said of [name, customerServicePhoneNumber, hours.text]) expect(text, code).toContain(said);
  }
});
