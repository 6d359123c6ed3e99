/**
 * The one schema of a brand record (spec 000 §3 'Brand record', 'Navigation tab'; 000 §2 Header and
 * Footer). A key names a capability, never who has it. Strict: a key that is not here is a fault.
 * Brand records are YAML under `brands/`; see `layers.ts` for how base, family and brand combine.
 */
import * as v from 'valibot';
import { STATES } from './schema/states.ts';
import { timeZone } from './schema/time-zone.schema.ts';

/** A documented key: the description and example feed the editors' completion and hover help. */
const key = <S extends v.GenericSchema>(schema: S, description: string, example: v.InferInput<S>) =>
  v.pipe(schema, v.description(description), v.examples([example]));

/** A group of keys: what it is about. Its keys have examples of their own. */
const group = <S extends v.GenericSchema>(schema: S, description: string) =>
  v.pipe(schema, v.description(description));

const text = v.pipe(v.string(), v.nonEmpty('expected text'));
const matching = (pattern: RegExp, expected: string) =>
  v.pipe(v.string(), v.regex(pattern, `expected ${expected}`));
const colour = matching(/^#[0-9a-f]{6}$/, 'a colour such as #0b5d57, in lower case');
const PHONE = 'expected a phone number such as 1-800-555-0110';
// Also for a number without dashes: quotes alone would not make a phone number of it.
const phone = v.pipe(v.string(PHONE), v.regex(/^1-\d{3}-\d{3}-\d{4}$/, PHONE));
const code = matching(/^[a-z][a-z0-9]*$/, 'a code in lower-case letters and digits');
const container = matching(/^GTM-[A-Z0-9]{4,12}$/, 'a container such as GTM-DEMO6010W');
const domain = matching(/^([a-z0-9-]+\.)+example$/, 'a domain that ends in .example');
const state = v.picklist(STATES, 'expected the postal code of a US state or territory such as MN');
const time = matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day such as 08:00');
const slug = matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a page name in lower case, words joined by dashes');
const brandName = v.pipe(
  text,
  v.regex(
    /^(?:(?!&#?\w+;)[^<>*_`[\]\\|])+$/,
    'expected a name in plain text, without markup such as <b>, ** or &amp;',
  ),
  v.maxLength(60, 'expected a name of at most 60 characters'),
);
const path = matching(/^[/#](?!\/)\S*$/, 'an address on this site, starting with / or #');
const url = matching(/^([/#](?!\/)|https:\/\/)\S*$/, 'an address that starts with /, # or https://');
/** A tab may lead to wherever 'Home' leads the brand's members. */
const tabUrl = matching(
  /^(\{memberHome\}|([/#](?!\/)|https:\/\/)\S*)$/,
  'an address that starts with /, # or https://, or {memberHome}',
);
const whole = (least: number, most: number, expected: string) =>
  v.pipe(
    v.number(),
    v.integer(`expected ${expected}`),
    v.minValue(least, `expected ${expected}`),
    v.maxValue(most, `expected ${expected}`),
  );
const age = whole(0, 120, 'an age in whole years, 0 to 120');
const count = whole(1, 99_999, 'a whole number, 1 to 99999');
const weekday = whole(1, 7, 'a weekday, 1 to 7');

/** Codes of the chat provider, not of brands, though some are alike (spec 000 §2 Footer). */
const CHAT_CODES = ['HBS', 'PBS', 'HMBS', 'HMBCBS'] as const;

/** The icons that a tab may name. */
const TAB_ICONS = ['home', 'receipt', 'shield', 'list', 'wallet', 'search', 'pill', 'heart', 'book'] as const;
export type TabIconName = (typeof TAB_ICONS)[number];

/** The social networks that a footer may link to. */
export const SOCIAL_NETWORKS = ['youtube', 'linkedin', 'twitter', 'facebook'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** A name that begins with a letter: JavaScript sorts keys that are numbers before all others. */
const tabName = matching(
  /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  'the name of a tab: lower case, beginning with a letter, words joined by dashes',
);

const tab = v.strictObject({
  label: key(text, 'What the tab says until the content service says otherwise', 'Find a Doctor'),
  url: key(tabUrl, 'Where it leads', '/login/#/finder'),
  icon: v.optional(key(v.picklist(TAB_ICONS), 'Icon shown in the phone menu', 'search')),
  after: v.optional(
    key(
      tabName,
      'The tab that it follows; left out: its place in the base, or the end for an added tab',
      'claims',
    ),
  ),
  active: v.optional(key(v.boolean(), 'Whether the tab is in the header at all; left out: yes', false), true),
  showText: v.optional(
    key(v.boolean(), 'Whether the label is shown beside the icon; left out: yes', false),
    true,
  ),
  brandVisibility: v.optional(
    key(v.array(code), 'Codes of the only brands that show it; left out: every brand', ['somecode']),
  ),
});

const footerLink = v.strictObject({
  label: key(text, 'What the link says', 'About us'),
  url: key(url, 'Where it leads', '/about/'),
  column: key(
    v.picklist(['company', 'members', 'help', 'legal']),
    'The column of a mega footer that holds it',
    'company',
  ),
  opens: v.optional(
    key(
      v.picklist(['chat']),
      'What a press opens instead of the address, where the browser can and the brand has it',
      'chat',
    ),
  ),
});

const theme = v.strictObject({
  primary: key(colour, 'Main colour: header, buttons, links. 4.5:1 on paper', '#0b5d57'),
  accent: key(colour, 'Second colour of the mark and of small signs. 3:1 on paper', '#b4541a'),
  ink: key(colour, 'Colour of text. 4.5:1 on paper, warm and cool', '#14201f'),
  paper: key(colour, 'Background of the page', '#ffffff'),
  warm: key(colour, 'Warm neutral: bands and notices', '#f7f1e8'),
  cool: key(colour, 'Cool neutral: panels and the footer', '#eef3f4'),
  type: key(
    v.picklist([
      'humanist',
      'geometric',
      'grotesque',
      'wide',
      'rounded',
      'slab',
      'transitional',
      'oldstyle',
      'soft',
      'editorial',
    ]),
    'Type pairing: the face of headings and the face of text',
    'humanist',
  ),
  radius: key(
    v.picklist(['sharp', 'square', 'soft', 'round', 'leaf', 'pill']),
    'Corners of panels and buttons; leaf rounds two of the four, pill rounds buttons fully',
    'soft',
  ),
  surface: key(
    v.picklist(['outline', 'fill', 'rule', 'raise']),
    'Panels: outlined, filled, under a coloured rule, or raised by a shadow',
    'outline',
  ),
  header: key(
    v.picklist(['band', 'plain', 'line', 'tinted', 'split', 'inset', 'pills', 'double']),
    'Dress of the header: filled band, plain paper, a coloured line on top, tinted, tabs on a band (split), a panel of its own (inset), tabs as pills, or between double rules',
    'band',
  ),
  hero: key(
    v.picklist(['split', 'banner', 'centred', 'card', 'mosaic', 'editorial', 'desk', 'panorama']),
    'Layout of the first screen of the home page; desk puts the phone number in it',
    'split',
  ),
  art: key(
    v.picklist([
      'waves',
      'horizon',
      'facets',
      'leaves',
      'arcs',
      'scales',
      'rays',
      'orbits',
      'grid',
      'steps',
      'weave',
      'ribbon',
    ]),
    'What is drawn on the first screen, in the colours of the brand',
    'waves',
  ),
});

/** An address outside this site that takes a member over, and what it is called there. */
const handOff = v.strictObject({
  name: key(text, 'What the other site is called, as its own pages say it', 'Ledgerway Payments'),
  url: key(
    matching(/^https:\/\/[a-z0-9.-]+\.example(\/\S*)?$/, 'an address such as https://pay.ledgerway.example/'),
    'Its address; opens in a tab of its own, and nothing about the member goes with it',
    'https://pay.ledgerway.example/',
  ),
});

const hours = v.strictObject({
  days: key(
    v.pipe(v.array(weekday), v.minLength(1, 'expected at least one weekday')),
    'Weekdays, each one listed; 1 = Monday',
    [1, 2, 3, 4, 5],
  ),
  opens: key(time, 'First minute, in the time zone of the hours', '08:00'),
  closes: key(time, 'First minute after closing', '20:00'),
  timeZone: key(timeZone, 'Time zone in which the hours are meant', 'America/Chicago'),
  text: v.optional(
    group(
      v.strictObject(
        {
          english: key(text, 'In English', 'Weekdays from 8 AM to 8 PM CT, except holidays'),
          spanish: key(
            text,
            'In Spanish, beginning with a capital',
            'De lunes a viernes, de 8 a. m. a 8 p. m., hora del Centro, salvo feriados',
          ),
        },
        'expected english and spanish under text, or no text at all: then it is made from days, opens, closes and timeZone',
      ),
      'The hours in words of your own, which have to say the same; left out: made from the keys above',
    ),
  ),
});

const footer = v.strictObject({
  kind: key(v.picklist(['mega', 'simple']), 'Columns with headings, or one line of links', 'mega'),
  links: key(v.record(slug, footerLink), 'Footer links by name, in order; null takes one away', {
    newsroom: { label: 'Newsroom', url: '/newsroom/', column: 'company' },
  }),
  social: key(
    v.record(v.picklist(SOCIAL_NETWORKS), url),
    'Social flags: a network is shown when it has an address here',
    { youtube: 'https://youtube.example/northstar' },
  ),
  contentLink: key(v.boolean(), 'Whether the content service may add a link of its own', true),
  statements: key(
    v.record(slug, text),
    'Statements above the copyright line, by name, in order; placeholders such as {brand.phone} are filled',
    { browsers: 'This site works best with the latest version of Edge, Firefox, Chrome or Safari.' },
  ),
  copyright: key(
    text,
    'Copyright line; {footerCopyDate} becomes the year of the content',
    '© {footerCopyDate} Harborline Health.',
  ),
});

const noticeLabels = (example: string) =>
  v.strictObject({
    outage: key(text, 'Before the title of an outage', 'Outage'),
    storm: key(text, 'Before the title of a storm', example),
    recall: key(text, 'Before the title of a recall', 'Recall'),
    notice: key(text, 'Before the title of any other notice', 'Notice'),
  });

const spanish = v.strictObject({
  tabs: key(v.record(slug, text), 'Labels of header tabs, by the id of the tab', { coverage: 'Cobertura' }),
  links: key(v.record(slug, text), 'Labels of footer links, by the name of the link', {
    about: 'Quiénes somos',
  }),
  statements: key(
    v.record(slug, text),
    'Statements of the footer, by name; placeholders such as {brand.phone} are filled',
    { browsers: 'Este sitio funciona mejor con la última versión de Edge, Firefox, Chrome o Safari.' },
  ),
  formsLabel: key(text, 'What the educational material is called', 'Material educativo'),
  noticeLabels: group(
    noticeLabels('Tormenta'),
    'The word that stands before the title of a dated notice, by its kind',
  ),
  placeholders: group(
    v.strictObject({
      phone: key(text, 'In an empty phone field', 'Número de teléfono'),
      memberId: key(text, 'In an empty member-ID field', 'Número de miembro'),
    }),
    'What stands in a field before anything is typed',
  ),
});

export const brandSchema = v.strictObject({
  // Who the brand is
  prismBrandCode: key(count, 'Number of the brand', 6010),
  sharedBrandCode: key(
    slug,
    'Family whose record this brand starts from: a file of brands/_families, or base for none',
    'northern',
  ),
  name: key(brandName, 'Name as members know it, plain text', 'North Star Health Plan'),
  domain: key(domain, 'Domain of the site', 'northstar.example'),
  description: key(
    text,
    'One sentence of what the brand is for; the home page opens with it',
    'Health coverage for the people of Minnesota.',
  ),
  brandState: key(state, 'Home state', 'MN'),
  timeZone: key(timeZone, "Zone of the brand's days: claim windows, greetings, dates", 'America/Chicago'),
  storeID: key(count, 'Store number in the commerce services', 10152),
  dataDomainToken: key(
    v.picklist([1, 3, 7, 14, 16, 17, 18]),
    'Data-domain token of the host (spec 000 §4)',
    14,
  ),
  dictionaryBrands: key(
    v.record(matching(/^\d{1,2}$/, 'a data-dictionary token such as 14'), slug),
    'Brands that data-dictionary tokens stand for, by token, for agents who enter a region (spec 000 §4)',
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

  // How to reach it
  customerServicePhoneNumber: key(
    phone,
    'Customer service. The base has the fallback for a brand that has no number of its own (spec 000 §9)',
    '1-800-555-0110',
  ),
  ttyNumber: key(matching(/^\d{3}$|^1-\d{3}-\d{3}-\d{4}$/, '711 or a phone number'), 'Text telephone', '711'),
  hours: key(hours, 'When customer service answers', {
    days: [1, 2, 3, 4, 5],
    opens: '08:00',
    closes: '20:00',
    timeZone: 'America/Chicago',
  }),

  appeals: group(
    v.strictObject({
      days: key(
        whole(1, 730, 'a number of days, 1 to 730'),
        'Days after a decision in which a member may appeal, where the claim names no day of its own',
        180,
      ),
      address: key(
        v.pipe(
          v.array(text),
          v.minLength(2, 'expected at least two lines'),
          v.maxLength(4, 'expected at most four lines'),
        ),
        "Lines of the address for appeals, under the brand's name on a letter",
        ['Member Appeals', 'P.O. Box 4400', 'Harrowgate, PA 15999'],
      ),
    }),
    'Where and until when a member may ask for a decision about a claim to be looked at again',
  ),

  helpNumberCodes: key(
    v.array(v.picklist(['MBR', 'RX', 'DEN', 'VIS', 'NUR', 'PRV'])),
    'Help numbers on its ID cards, in order: member services, pharmacy, dental, vision, nurse line, providers',
    ['MBR', 'RX', 'NUR'],
  ),

  // What it looks like
  theme: group(theme, 'The few choices that every colour and shape derives from'),

  // Where things are
  pages: key(v.array(slug), 'The pages that this brand has', ['home', 'login', 'about']),
  tabs: key(
    v.record(tabName, tab),
    'Header tabs by name, in order (spec 000 §2 Header); null takes one away',
    { benefits: { label: 'Benefits', url: '/login/#/healthPlans', icon: 'book', after: 'coverage' } },
  ),
  memberHome: key(path, "Where 'Home' leads a member", '/mbr/#!/landing'),
  redirects: key(v.record(path, path), 'Old addresses and where they lead now', { '/spa/': '/login/' }),
  outsidePaths: key(
    v.array(path),
    'Addresses on this domain that another system answers; links to them are left alone',
    ['/chmptl/'],
  ),
  sites: group(
    v.strictObject({
      shop: key(url, 'Where visitors and members are sent to buy', 'https://shop.harborline.example/'),
      senior: key(url, 'Where Medicare markets are sent', 'https://senior.example/'),
      producer: key(url, 'Where agents and staff work', '/producer/'),
      employee: key(
        url,
        "The portal's single-sign-on address, where employees on the wrong site go on (spec 000 §2)",
        'https://sso.harborline.example/portal/',
      ),
    }),
    'The sites that sign-in sends other people to (spec 000 §4)',
  ),
  handOffs: group(
    v.strictObject({
      payPremium: v.optional(
        group(handOff, 'Where premiums are paid; left out: this brand takes none online'),
      ),
      careDirectory: v.optional(group(handOff, 'The full directory of doctors, behind Find a Doctor')),
      pharmacy: v.optional(group(handOff, 'Refills, prices and pharmacies, behind Prescriptions')),
      medicationTherapy: v.optional(
        group(handOff, 'The medication-therapy program (spec 001 §7), behind Prescriptions'),
      ),
      wellness: v.optional(group(handOff, 'The wellness programs, behind Wellness')),
    }),
    'Sites of others that a tab hands a member on to (spec 000 §2 Header); the page says that they leave',
  ),
  formsLabel: key(text, 'What the educational material is called', 'Educational Material'),
  noticeLabels: group(
    noticeLabels('Storm'),
    'The word that stands before the title of a dated notice, by its kind (brands/_alerts)',
  ),
  footer: group(footer, 'Links, statements and small print under every page (spec 000 §2 Footer)'),
  spanish: group(
    spanish,
    "The record's own texts for readers of Spanish; one that is missing is shown, and marked, as English",
  ),
  tagManager: group(
    v.strictObject({
      www: key(container, 'Container on a host that starts with www.', 'GTM-DEMO6010W'),
      nonWww: key(container, 'Container on every other host', 'GTM-DEMO6010N'),
    }),
    'Tag-manager containers by kind of host (spec 000 §7)',
  ),

  services: group(
    v.strictObject({
      hosts: key(
        v.record(
          v.picklist(['local', 'dev', 'test', 'qa', 'prod']),
          matching(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/, 'an origin such as https://services.northstar.example'),
        ),
        "Cross-origin mode: origins of the services by environment; empty: the site's own origin (spec 000 §7)",
        { qa: 'https://services.qa.northstar.example' },
      ),
    }),
    'Where the services answer',
  ),

  // How it behaves
  signIn: group(
    v.strictObject({
      flow: key(
        v.picklist(['newer', 'older', 'userauth', 'token']),
        'Which sign-in service answers (spec 000 §7)',
        'newer',
      ),
    }),
    'How members sign in',
  ),
  logoutTarget: key(
    url,
    'Where the sign-out chain begins: a page of this site, or the chain on a host of its own, to which a sign-out may then lead (spec 000 §4)',
    '/logout/',
  ),
  minimumMemberAge: key(age, 'Youngest member who may have a sign-in (spec 000 §5)', 14),
  minimumVisitorAge: group(
    v.strictObject({
      otherwise: key(age, 'In every state that has no age of its own', 0),
      byState: key(v.record(state, age), 'In these states', { DE: 19, WV: 18 }),
    }),
    'Youngest visitor who may ask for coverage, by state (spec 000 §5)',
  ),
  memberId: group(
    v.strictObject({
      rule: key(
        v.picklist(['general', 'digitsAfterPrefix', 'alphanumeric']),
        'How a member ID is checked, and the message that goes with it (spec 000 §5)',
        'general',
      ),
    }),
    'Member IDs as typed into a form',
  ),
  placeholders: group(
    v.strictObject({
      phone: key(text, 'In an empty phone field (spec 000 §5)', 'Phone Number'),
      memberId: key(text, 'In an empty member-ID field', 'Member ID'),
    }),
    'What stands in a field before anything is typed',
  ),
  registrationTypes: key(
    v.array(v.picklist(['VU65', 'VMED', 'MU65', 'MMED', 'MREG'])),
    'Who may register (spec 000 §6)',
    ['MREG'],
  ),
  chat: group(
    v.strictObject({
      code: v.optional(key(v.picklist(CHAT_CODES), "The chat provider's code of the brand", 'HBS')),
      entry: v.optional(key(v.picklist(['A', 'B']), 'Chat entry point', 'A')),
      window: v.optional(
        key(
          url,
          "Address of the provider's chat window; entry point and template are added",
          '/sxesvc/chat/window',
        ),
      ),
    }),
    'Live chat; without code, entry and window the brand has none. Its hours are in the zone of the brand (spec 000 §2)',
  ),
  messageCenter: key(v.boolean(), 'Whether members have a message center', true),
  dataArchive: key(v.boolean(), 'Whether subscribers see the data-archive section', true),
  planProgress: group(
    v.strictObject({
      version: key(v.picklist(['V3', 'V5']), 'Version of the plan-progress service', 'V3'),
      onHealthPlans: key(v.boolean(), 'Whether Health Plans shows the progress beside it', true),
    }),
    'Deductible and out-of-pocket progress (spec 001 §2)',
  ),
  planDetailsLink: key(v.boolean(), 'Whether plans link to their details', false),
  canceledPlans: key(v.picklist(['shown', 'omitted']), 'What becomes of canceled plans', 'shown'),
  spending: group(
    v.strictObject({
      bypassHSA: key(v.boolean(), 'Whether a spending box turns into its bypass form', false),
      hsaSetupInProcess: key(
        v.picklist(['openHSA', 'contentOnly']),
        'Reading of an HSA set-up whose enrolment is in process (spec 001 §4)',
        'openHSA',
      ),
      medicareTab: key(v.boolean(), 'Whether Medicare groups keep the Spending tab', true),
    }),
    'Spending accounts',
  ),
  prescriptions: group(
    v.strictObject({
      needsCurrentCoverage: key(v.boolean(), 'Whether the tab also needs current coverage dates', false),
    }),
    'The Prescriptions tab (spec 000 §6)',
  ),
});

/** Combined layers that fit the schema. */
export type BrandRecord = v.InferOutput<typeof brandSchema>;

/** A header tab with the name that its record has it under. */
export type Tab = Omit<BrandRecord['tabs'][string], 'after'> & { id: string };

/** A brand record after its layers are combined and checked, with the code it is known by. */
export type Brand = Omit<BrandRecord, 'tabs' | 'hours'> & {
  /** Lower-case brand code; compared without regard to case. */
  code: string;
  /** With the text of the hours, English and Spanish: the editor's, or made from them. */
  hours: Omit<BrandRecord['hours'], 'text'> & { text: string; spanishText: string };
  /** The tabs that this brand shows, in the order of the header. */
  tabs: Tab[];
};
export type FooterLink = v.InferOutput<typeof footerLink>;
export type Theme = Brand['theme'];

export type BrandIssue = v.BaseIssue<unknown>;

/** The hours of a record, or null where something is wrong with them: the check says what. */
export function parseHours(data: unknown): BrandRecord['hours'] | null {
  const result = v.safeParse(hours, data);
  return result.success ? result.output : null;
}

/** Checks combined layers against the schema. */
export const parseBrandRecord = (
  data: unknown,
): { success: true; output: BrandRecord } | { success: false; issues: BrandIssue[] } => {
  const result = v.safeParse(brandSchema, data);
  return result.success
    ? { success: true, output: result.output }
    : { success: false, issues: result.issues };
};

/** A theme by itself, from the combined layers of a brand whose other keys may have errors; undefined where it has some. */
export const parseTheme = (data: unknown): Theme | undefined => {
  const result = v.safeParse(theme, data);
  return result.success ? result.output : undefined;
};
