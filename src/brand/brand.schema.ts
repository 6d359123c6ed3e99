/**
 * The schema of a brand record (spec 000 §3 'Brand record', 'Navigation tab'; 000 §2 Header and Footer). Keys are named
 * after capabilities, never after brands. Unknown keys are errors. Records are YAML under `brands/`;
 * `resolve/layers.ts` combines base, family and brand.
 */
import * as v from 'valibot';
import {
  key,
  group,
  text,
  description,
  matching,
  phone,
  container,
  domain,
  state,
  isStateCode,
  slug,
  brandName,
  path,
  oldAddress,
  newAddress,
  url,
  age,
  count,
} from './schema/fields.schema.ts';
import { footer, type footerLink } from './schema/footer.schema.ts';
import { tab, tabName } from './schema/header-tab.schema.ts';
import { hours } from './schema/hours.schema.ts';
import { privacy } from './schema/privacy.schema.ts';
import { noticeLabels, spanish } from './schema/spanish.schema.ts';
import { theme } from './schema/theme.schema.ts';
import { timeZone } from './schema/time-zone.schema.ts';
import { ENVIRONMENTS } from '../lib/storage/environment.ts';
import type { PortalLanguage } from '../lib/text/i18n.ts';
import type { StateRecord } from './states/state.schema.ts';
import { stateOfPrefix } from '../lib/fields/zip-prefixes.ts';

/** Codes of the chat provider (spec 000 §2 Footer). They are not brand codes, although some look like brand codes. */
const CHAT_CODES = ['HBS', 'PBS', 'HMBS', 'HMBCBS'] as const;

/** The state and zip code in the last line of a postal address. */
const stateAndZip = (lines: readonly string[]): Record<string, string | undefined> =>
  /, (?<state>[A-Z]{2}) (?<zip>\d{5})(?:-\d{4})?$/.exec(lines.at(-1) ?? '')?.groups ?? {};

/** Whether the state in a postal address exists. Also true if the address does not end with a state and zip code. */
function hasKnownState(lines: readonly string[]): boolean {
  const { state } = stateAndZip(lines);
  return state === undefined || isStateCode(state);
}

/** Whether the zip code of a postal address belongs to the address's state. True for prefixes that no state uses. */
function hasOwnZip(lines: readonly string[]): boolean {
  const { state, zip = '' } = stateAndZip(lines);
  const own = stateOfPrefix(zip);
  return own === null || own === state || state === undefined || !isStateCode(state);
}

const outsideAddress = matching(
  /^https:\/\/[a-z0-9.-]+(\/\S*)?$/,
  'an address such as https://pay.ledgerway.example/',
);

/** An external site to which a header tab leads. */
const handOff = v.strictObject({
  name: key(text, 'Name of the other site, as its own pages use it', 'Ledgerway Payments'),
  url: key(
    v.record(v.picklist(ENVIRONMENTS), outsideAddress),
    'Its address in each environment; without one there, the link is not shown. Opens in a new browser tab, without any member data',
    { prod: 'https://pay.ledgerway.example/' },
  ),
});

/** The addresses of one linked site, by environment (decisions/brands#other-sites-by-environment). */
const siteAddress = v.record(v.picklist([...ENVIRONMENTS, 'everywhere']), url);

export const brandSchema = v.strictObject({
  // Identity
  prismBrandCode: key(count, 'Number of the brand', 6010),
  sharedBrandCode: key(
    slug,
    'Family that this brand starts from: a file in brands/_families, or base for none',
    'northern',
  ),
  name: key(brandName, 'Name as members know it, plain text', 'North Star Health Plan'),
  domain: key(domain, 'Domain of the site', 'northstar.example'),
  description: key(
    description,
    'One sentence about the brand; the heading of the home page',
    'Health coverage for the people of Minnesota.',
  ),
  brandState: key(state, 'Home state', 'MN'),
  timeZone: key(
    timeZone,
    "Time zone of the brand's days: claim windows, greetings, dates",
    'America/Chicago',
  ),
  storeID: key(count, 'Store number in the commerce services', 10152),
  dataDomainToken: key(
    v.picklist([1, 3, 7, 14, 16, 17, 18]),
    'Data-domain token of the host (spec 000 §4)',
    14,
  ),
  dictionaryBrands: key(
    v.record(matching(/^\d{1,2}$/, 'a data-dictionary token such as 14'), slug),
    'Brands by data-dictionary token, for agents who enter a region (spec 000 §4)',
    { '14': 'northern' },
  ),
  coremetricsIdProd: key(matching(/^\d{8}$/, 'eight digits'), 'Analytics id, production', '60100001'),
  coremetricsIdTest: key(matching(/^\d{8}$/, 'eight digits'), 'Analytics id, test', '60100002'),
  uracAccredited: key(v.boolean(), 'Shows the accreditation logo in the footer', true),
  brandVisibility: key(
    v.array(v.picklist(['visitor', 'member', 'agent', 'staff'])),
    'Who the brand is shown to',
    ['visitor', 'member'],
  ),

  // Contact
  customerServicePhoneNumber: key(
    phone,
    'Customer service. The base has the fallback for brands without their own number (spec 000 §9)',
    '1-800-555-0110',
  ),
  ttyNumber: key(matching(/^711$|^1-\d{3}-\d{3}-\d{4}$/, '711 or a phone number'), 'Text telephone', '711'),
  hours: key(hours, 'When customer service responds', {
    days: [1, 2, 3, 4, 5],
    opens: '08:00',
    closes: '20:00',
    timeZone: 'America/Chicago',
  }),

  appeals: group(
    v.strictObject({
      address: key(
        v.pipe(
          v.array(text),
          v.minLength(2, 'expected at least two lines'),
          v.maxLength(4, 'expected at most four lines'),
          v.check(
            (lines) => /, [A-Z]{2} \d{5}(?:-\d{4})?$/.test(lines.at(-1) ?? ''),
            'expected a last line such as "Harrowgate, PA 15999"',
          ),
          v.check(
            (lines) => hasKnownState(lines),
            'expected the postal code of a US state or territory in the last line, such as PA',
          ),
          v.check((lines) => hasOwnZip(lines), 'expected a zip code of the state before it in the last line'),
          v.check(
            (lines) => lines.every((line) => !/\bBox \d+[OoIl]\b/.test(line)),
            'expected a P.O. box of digits: a letter O, I or l looks like 0 or 1',
          ),
        ),
        "Lines of the address for appeals, under the brand's name on a letter",
        ['Member Appeals', 'P.O. Box 4400', 'Harrowgate, PA 15999'],
      ),
    }),
    'Where a member may appeal a decision about a claim',
  ),

  helpNumberCodes: key(
    v.array(v.picklist(['MBR', 'RX', 'DEN', 'VIS', 'NUR', 'PRV'])),
    'Help numbers on its ID cards, in order: member services, pharmacy, dental, vision, nurse line, providers',
    ['MBR', 'RX', 'NUR'],
  ),

  // Look
  theme: group(theme, 'The choices that all colors and shapes derive from'),

  // Addresses
  pages: key(v.array(slug), 'The pages that this brand has', ['home', 'login', 'about']),
  brandsByState: key(
    v.record(state, v.pipe(v.array(slug), v.minLength(1, 'expected at least one brand, or no row'))),
    'Brands that serve each state, the regional plan first, for the page of brands by state. All brands share this value',
    { MN: ['regional', 'national'] },
  ),
  tabs: key(v.record(tabName, tab), 'Header tabs by name, in order (spec 000 §2 Header); null removes one', {
    benefits: { label: 'Benefits', url: '/login/#/healthPlans', icon: 'book', after: 'coverage' },
  }),
  memberHome: key(path, "Address of 'Home' for a member", '/mbr/#!/landing'),
  redirects: key(v.record(oldAddress, newAddress), 'Old addresses and their new ones', {
    '/spa/': '/login/',
  }),
  outsidePaths: key(
    v.array(path),
    'Addresses on this domain that another system serves; links to them are not checked',
    ['/chmptl/'],
  ),
  sites: group(
    v.strictObject({
      shop: key(siteAddress, 'Site where visitors and members buy coverage', {
        everywhere: 'https://shop.harborline.example/',
      }),
      senior: key(siteAddress, 'Site for Medicare markets', { prod: 'https://senior.example/' }),
      producer: key(siteAddress, 'Site for agents and staff', { everywhere: '/producer/' }),
      employee: key(
        siteAddress,
        "The portal's single-sign-on address, for employees on the wrong site (spec 000 §2)",
        { prod: 'https://sso.harborline.example/portal/' },
      ),
    }),
    'Sites to which sign-in sends people other than members (spec 000 §4), by environment; everywhere: a path of this site, or a page of another brand, whose host keeps the environment',
  ),
  handOffs: group(
    v.strictObject({
      payPremium: v.optional(group(handOff, 'Where premiums are paid; default: no online payment')),
      careDirectory: v.optional(group(handOff, 'The full directory of doctors, for Find a Doctor')),
      pharmacy: v.optional(group(handOff, 'Refills, prices and pharmacies, for Prescriptions')),
      medicationTherapy: v.optional(
        group(handOff, 'The medication-therapy program (spec 001 §7), for Prescriptions'),
      ),
      wellness: v.optional(group(handOff, 'The wellness programs, for Wellness')),
    }),
    'External sites that header tabs lead to (spec 000 §2 Header); the page says that the member leaves',
  ),
  formsLabel: key(text, 'Name of the educational material', 'Educational Material'),
  noticeLabels: group(
    noticeLabels('Storm'),
    'Word before the title of a dated notice, by kind (brands/_alerts)',
  ),
  footer: group(footer, 'Links, statements and small print under every page (spec 000 §2 Footer)'),
  spanish: group(
    spanish,
    'Spanish texts of the record; a missing one is shown in English, and marked as English',
  ),
  privacy: group(privacy, 'What makes the privacy policy its own; the clauses are in brands/_privacy'),
  tagManager: group(
    v.strictObject({
      www: key(container, 'Container on a host that starts with www.', 'GTM-DEMO6010W'),
      nonWww: key(container, 'Container on every other host', 'GTM-DEMO6010N'),
    }),
    'Tag-manager containers by kind of host (spec 000 §7)',
  ),
  analytics: group(
    v.strictObject({
      host: v.optional(
        key(
          matching(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/, 'an origin such as https://tags.harborline.example'),
          'Origin that serves the tag-manager container; without it nothing loads and nothing is asked',
          'https://tags.harborline.example',
        ),
      ),
    }),
    'Counting of visits, only after consent (decisions/visitors#consent-before-a-tag-manager)',
  ),

  services: group(
    v.strictObject({
      hosts: key(
        v.record(
          v.picklist(ENVIRONMENTS),
          matching(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/, 'an origin such as https://services.northstar.example'),
        ),
        "Cross-origin mode: origins of the services by environment; default: the site's own origin (spec 000 §7)",
        { qa: 'https://services.qa.northstar.example' },
      ),
    }),
    'Addresses of the services',
  ),

  // Behavior
  signIn: group(
    v.strictObject({
      flow: key(
        v.picklist(['newer', 'older', 'userauth', 'token']),
        'Sign-in service (spec 000 §7)',
        'newer',
      ),
    }),
    'How members sign in',
  ),
  logoutTarget: key(
    url,
    'Start of the sign-out chain: a page of this site, or an address on another host that sign-out may then lead to (spec 000 §4)',
    '/logout/',
  ),
  minimumMemberAge: key(age, 'Minimum age of a member with a sign-in (spec 000 §5)', 14),
  minimumVisitorAge: group(
    v.strictObject({
      otherwise: key(age, 'In all other states', 0),
      byState: key(v.record(state, age), 'In these states', { DE: 19, WV: 18 }),
    }),
    'Minimum age of a visitor who asks for coverage, by state (spec 000 §5)',
  ),
  memberId: group(
    v.strictObject({
      rule: key(
        v.picklist(['general', 'digitsAfterPrefix', 'alphanumeric']),
        'Validation rule and error message (spec 000 §5)',
        'general',
      ),
    }),
    'Member IDs in forms',
  ),
  placeholders: group(
    v.strictObject({
      phone: key(text, 'In an empty phone field (spec 000 §5)', 'Phone Number'),
      memberId: key(text, 'In an empty member-ID field', 'Member ID'),
    }),
    'Placeholder of an empty field',
  ),
  registrationTypes: key(
    v.array(v.picklist(['VU65', 'VMED', 'MU65', 'MMED', 'MREG'])),
    'Who may register (spec 000 §6)',
    ['MREG'],
  ),
  markets: key(
    v.pipe(
      v.array(v.picklist(['under-65', 'medicare', 'employers', 'dental'])),
      v.minLength(1, 'expected at least one market'),
    ),
    'Who the brand sells plans to, for the result of a zip code lookup (decisions/visitors#who-a-brand-sells-to); dental: dental plans alone',
    ['under-65', 'medicare'],
  ),
  sellsPlans: key(
    v.boolean(),
    'Whether visitors see what plans cost: the page that compares plans, with a cart if the markets have under-65 (decisions/visitors#what-a-price-depends-on)',
    true,
  ),
  search: group(
    v.strictObject({
      productEnabled: key(v.boolean(), 'Whether pages about plans are found', true),
      contentEnabled: key(v.boolean(), 'Whether all other pages are found', true),
    }),
    'The search of the site (spec 000 §2 Footer). With both off, the brand has no search',
  ),
  chat: group(
    v.strictObject({
      code: v.optional(key(v.picklist(CHAT_CODES), 'Code of the brand at the chat provider', 'HBS')),
      entry: v.optional(key(v.picklist(['A', 'B']), 'Chat entry point', 'A')),
      window: v.optional(
        key(
          url,
          "Address of the provider's chat window; entry point and template are added",
          '/sxesvc/chat/window',
        ),
      ),
    }),
    'Live chat; without code, entry and window the brand has no chat. Its hours use the time zone of the brand (spec 000 §2)',
  ),
  messageCenter: key(v.boolean(), 'Whether members have a message center', true),
  dataArchive: key(v.boolean(), 'Whether subscribers see the data-archive section', true),
  planProgress: group(
    v.strictObject({
      version: key(v.picklist(['V3', 'V5']), 'Version of the plan-progress service', 'V3'),
      onHealthPlans: key(v.boolean(), 'Whether Health Plans shows the plan progress', true),
    }),
    'Deductible and out-of-pocket progress (spec 001 §2)',
  ),
  planDetailsLink: key(v.boolean(), 'Whether plans link to their details', false),
  canceledPlans: key(v.picklist(['shown', 'omitted']), 'Whether canceled plans are shown', 'shown'),
  spending: group(
    v.strictObject({
      bypassHSA: key(v.boolean(), 'Whether spending boxes use the bypass form', false),
      hsaSetupInProcess: key(
        v.picklist(['openHSA', 'contentOnly']),
        'What an HSA setup with enrollment in process shows (spec 001 §4)',
        'openHSA',
      ),
      medicareTab: key(v.boolean(), 'Whether Medicare groups keep the Spending tab', true),
    }),
    'Spending accounts',
  ),
  prescriptions: group(
    v.strictObject({
      needsCurrentCoverage: key(v.boolean(), 'Whether the header tab also needs current coverage', false),
    }),
    'The Prescriptions header tab (spec 000 §6)',
  ),
});

/** The record that results from combining the layers, after validation. */
export type BrandRecord = v.InferOutput<typeof brandSchema>;

/** A header tab. `id` is its key in the record. */
export type Tab = Omit<BrandRecord['tabs'][string], 'after'> & { id: string };

/** A valid brand record with its code. */
export type Brand = Omit<BrandRecord, 'tabs' | 'hours'> & {
  /** The brand's code, in lower case. */
  code: string;
  /** Language of the brand's texts: Spanish on the Spanish version of a site. */
  language: PortalLanguage;
  /** Facts about the home state; undefined if the state has no record, which is reported as an error. */
  state: StateRecord | undefined;
  /**
   * The hours, and texts that state them, written by an editor or generated. `text` stands on its own line;
   * `inSentence` is part of a sentence.
   */
  hours: Omit<BrandRecord['hours'], 'text'> & {
    text: string;
    inSentence: string;
    spanishText: string;
    spanishInSentence: string;
  };
  /** The header tabs that this brand shows, in display order. */
  tabs: Tab[];
};
export type FooterLink = v.InferOutput<typeof footerLink>;
export type Theme = Brand['theme'];

export type BrandIssue = v.BaseIssue<unknown>;

/** The hours of a record, or null if the hours are invalid. */
export function parseHours(data: unknown): BrandRecord['hours'] | null {
  const result = v.safeParse(hours, data);
  return result.success ? result.output : null;
}

export const parseBrandRecord = (
  data: unknown,
): { success: true; output: BrandRecord } | { success: false; issues: BrandIssue[] } => {
  const result = v.safeParse(brandSchema, data);
  return result.success
    ? { success: true, output: result.output }
    : { success: false, issues: result.issues };
};

/** The theme of a record, even if other keys of the record are invalid; undefined if the theme is invalid. */
export const parseTheme = (data: unknown): Theme | undefined => {
  const result = v.safeParse(theme, data);
  return result.success ? result.output : undefined;
};
