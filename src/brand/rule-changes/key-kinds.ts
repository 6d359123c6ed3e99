/** Kind and plain name of each key in a brand record (decisions/brands#changed-rules-require-acceptance). */
import type { RecordPath } from './record-entries.ts';

/**
 * - `copy`: text, links and addresses on a page; `look`: colors, type and shape. Editors see both in a diff.
 * - `rule`: how the site behaves. A change is reported.
 * - `member`: what members may do or see. Publishing a change needs `--accept-rules`.
 * - `address`: where the site is served. Publishing a change needs `--accept-rules`: the old address stops working.
 */
export type KeyKind = 'copy' | 'look' | 'rule' | 'member' | 'address';

/** Kind and plain name by path. `*` matches any entry of a table; the entry's id replaces `{}` in the plain name. */
export const KEY_KINDS = {
  prismBrandCode: ['rule', 'Number of the brand'],
  sharedBrandCode: ['member', 'Family of the brand'],
  name: ['copy', 'Name of the brand'],
  domain: ['address', 'Domain of the site'],
  description: ['copy', 'Description of the brand'],
  brandState: ['member', 'Home state'],
  timeZone: ['member', "Time zone of the brand's days"],
  storeID: ['rule', 'Store number'],
  dataDomainToken: ['rule', 'Data-domain token'],
  'dictionaryBrands.*': ['rule', 'Brand of data-dictionary token {}'],
  coremetricsIdProd: ['rule', 'Analytics id in production'],
  coremetricsIdTest: ['rule', 'Analytics id in tests'],
  uracAccredited: ['rule', 'Accreditation logo in the footer'],
  brandVisibility: ['member', 'Who the brand is shown to'],

  customerServicePhoneNumber: ['copy', 'Customer service number'],
  ttyNumber: ['copy', 'TTY number'],
  'hours.text.english': ['copy', 'Customer service hours, as text'],
  'hours.text.spanish': ['copy', 'Customer service hours, as Spanish text'],
  'hours.days': ['rule', 'Weekdays of customer service'],
  'hours.opens': ['rule', 'Time when customer service opens'],
  'hours.closes': ['rule', 'Time when customer service closes'],
  'hours.timeZone': ['rule', 'Time zone of the customer service hours'],
  'appeals.address': ['copy', 'Address for appeals'],
  helpNumberCodes: ['rule', 'Help numbers on ID cards'],

  'theme.primary': ['look', 'Main color'],
  'theme.accent': ['look', 'Accent color'],
  'theme.ink': ['look', 'Color of text'],
  'theme.paper': ['look', 'Page background'],
  'theme.warm': ['look', 'Warm neutral color'],
  'theme.cool': ['look', 'Cool neutral color'],
  'theme.type': ['look', 'Type pairing'],
  'theme.radius': ['look', 'Corners'],
  'theme.surface': ['look', 'Style of panels'],
  'theme.header': ['look', 'Style of the header'],
  'theme.hero': ['look', 'Layout of the first screen'],
  'theme.art': ['look', 'Drawing on the first screen'],

  pages: ['rule', 'Pages of the site'],
  'brandsByState.*': ['member', 'Brands of the state {}'],
  'tabs.*.label': ['copy', 'Label of header tab {}'],
  'tabs.*.url': ['copy', 'Address of header tab {}'],
  'tabs.*.icon': ['look', 'Icon of header tab {}'],
  'tabs.*.after': ['look', 'Place of header tab {}'],
  'tabs.*.active': ['rule', 'Header tab {} is there'],
  'tabs.*.showText': ['look', 'Header tab {} shows its label'],
  'tabs.*.brandVisibility': ['rule', 'Brands that show header tab {}'],
  memberHome: ['rule', "Where 'Home' leads a member"],
  'redirects.*': ['copy', 'Where the old address {} leads'],
  outsidePaths: ['rule', 'Addresses that another system serves'],
  'sites.shop.*': ['rule', 'Site where people buy, {}'],
  'sites.senior.*': ['rule', 'Site for Medicare markets, {}'],
  'sites.producer.*': ['rule', 'Site for agents and staff, {}'],
  'sites.employee.*': ['rule', 'Single sign-on site for employees, {}'],
  'handOffs.payPremium.name': ['copy', 'Name of the site where premiums are paid'],
  'handOffs.payPremium.url.*': ['rule', 'Site where premiums are paid, {}'],
  'handOffs.careDirectory.name': ['copy', 'Name of the directory of doctors'],
  'handOffs.careDirectory.url.*': ['rule', 'Directory of doctors, {}'],
  'handOffs.pharmacy.name': ['copy', 'Name of the pharmacy site'],
  'handOffs.pharmacy.url.*': ['rule', 'Pharmacy site, {}'],
  'handOffs.medicationTherapy.name': ['copy', 'Name of the medication-therapy site'],
  'handOffs.medicationTherapy.url.*': ['rule', 'Medication-therapy site, {}'],
  'handOffs.wellness.name': ['copy', 'Name of the wellness site'],
  'handOffs.wellness.url.*': ['rule', 'Wellness site, {}'],
  formsLabel: ['copy', 'Name of the educational material'],
  'noticeLabels.outage': ['copy', 'Label of a notice: outage'],
  'noticeLabels.storm': ['copy', 'Label of a notice: storm'],
  'noticeLabels.recall': ['copy', 'Label of a notice: recall'],
  'noticeLabels.notice': ['copy', 'Label of a notice: notice'],
  'footer.kind': ['look', 'Kind of footer'],
  'footer.links.*.label': ['copy', 'Label of footer link {}'],
  'footer.links.*.url': ['copy', 'Address of footer link {}'],
  'footer.links.*.column': ['look', 'Column of footer link {}'],
  'footer.links.*.opens': ['copy', 'What footer link {} opens'],
  'footer.social.*': ['copy', 'Link to {}'],
  'footer.contentLink': ['rule', 'Footer link of the content service'],
  'footer.contentPage': ['copy', 'Where that footer link leads visitors'],
  'footer.statements.*': ['copy', 'Footer statement {}'],
  'footer.copyright': ['copy', 'Copyright line'],
  'spanish.description': ['copy', 'Spanish sentence about the brand'],
  'spanish.tabs.*': ['copy', 'Spanish label of header tab {}'],
  'spanish.links.*': ['copy', 'Spanish label of footer link {}'],
  'spanish.statements.*': ['copy', 'Spanish footer statement {}'],
  'spanish.formsLabel': ['copy', 'Spanish name of the educational material'],
  'spanish.noticeLabels.outage': ['copy', 'Spanish label of a notice: outage'],
  'spanish.noticeLabels.storm': ['copy', 'Spanish label of a notice: storm'],
  'spanish.noticeLabels.recall': ['copy', 'Spanish label of a notice: recall'],
  'spanish.noticeLabels.notice': ['copy', 'Spanish label of a notice: notice'],
  'spanish.placeholders.phone': ['copy', 'Spanish placeholder of phone fields'],
  'spanish.placeholders.memberId': ['copy', 'Spanish placeholder of member-ID fields'],
  'privacy.entity.english': ['copy', 'Company of the privacy policy'],
  'privacy.entity.spanish': ['copy', 'Company of the privacy policy, in Spanish'],
  'privacy.office.english': ['copy', 'Office for questions about privacy'],
  'privacy.office.spanish': ['copy', 'Office for questions about privacy, in Spanish'],
  'privacy.effective': ['copy', 'Day on which the privacy policy takes effect'],
  'privacy.clauses': ['copy', 'Optional clauses of the privacy policy'],
  'tagManager.www': ['rule', 'Tag manager on www hosts'],
  'tagManager.nonWww': ['rule', 'Tag manager on other hosts'],
  'analytics.host': ['rule', 'Origin of the tag manager, which asks for consent'],
  'services.hosts.*': ['rule', 'Address of the services in {}'],

  'signIn.flow': ['member', 'Sign-in flow'],
  logoutTarget: ['member', 'Where sign-out leads'],
  minimumMemberAge: ['member', 'Minimum age of a member'],
  'minimumVisitorAge.otherwise': ['member', 'Minimum age of a visitor'],
  'minimumVisitorAge.byState.*': ['member', 'Minimum age of a visitor in {}'],
  'memberId.rule': ['member', 'Member-ID rule'],
  'placeholders.phone': ['copy', 'Placeholder of phone fields'],
  'placeholders.memberId': ['copy', 'Placeholder of member-ID fields'],
  registrationTypes: ['member', 'Who may register'],
  markets: ['rule', 'Who it sells plans to'],
  sellsPlans: ['rule', 'Sells plans to visitors'],
  'search.productEnabled': ['rule', 'Search finds pages about plans'],
  'search.contentEnabled': ['rule', 'Search finds other pages'],
  'chat.code': ['member', 'Chat code of the brand'],
  'chat.entry': ['member', 'Chat entry point'],
  'chat.window': ['member', 'Address of the chat window'],
  messageCenter: ['member', 'Message center'],
  dataArchive: ['member', 'Data archive'],
  'planProgress.version': ['member', 'Version of plan progress'],
  'planProgress.onHealthPlans': ['member', 'Plan progress on Health Plans'],
  planDetailsLink: ['member', 'Links to plan details'],
  canceledPlans: ['member', 'Canceled plans'],
  'spending.bypassHSA': ['member', 'Bypass form of HSA spending boxes'],
  'spending.hsaSetupInProcess': ['member', 'HSA set-up in process'],
  'spending.medicareTab': ['member', 'Spending tab for Medicare groups'],
  'prescriptions.needsCurrentCoverage': ['member', 'Prescriptions tab needs current coverage'],

  'state.promptPay.days': ['member', 'Days by state law to pay a claim'],
  'state.promptPay.electronicDays': ['member', 'Days by state law to pay an electronic claim'],
  'state.promptPay.denyDays': ['member', 'Days by state law to deny a claim'],
  'state.promptPay.law': ['copy', 'State law on paying claims'],
} as const satisfies Readonly<Record<string, readonly [kind: KeyKind, name: string]>>;

const ROWS = Object.entries<readonly [KeyKind, string]>(KEY_KINDS).map(([pattern, [kind, name]]) => ({
  parts: pattern.split('.'),
  kind,
  name,
}));

export const isAmong = (path: RecordPath, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => {
    const parts = pattern.split('.');
    return parts.length === path.length && parts.every((part, at) => part === '*' || part === path[at]);
  });

/** The kind and name of a key. An unknown key, from another schema version, counts as a rule whose name is its path. */
export function keyKind(path: RecordPath): { kind: KeyKind; name: string } {
  const row = ROWS.find(
    ({ parts }) =>
      parts.length === path.length && parts.every((part, at) => part === '*' || part === path[at]),
  );
  if (!row) return { kind: 'rule', name: path.join('.') };
  const entry = path[row.parts.indexOf('*')] ?? '';
  return { kind: row.kind, name: row.name.replace('{}', () => entry) };
}
