/** Maps parts of the code to the browser specs that `npm run test:changed` runs for them. */

/** Specs that cover most of the portal. They run if a room that every page uses has changed. */
const SMOKE = ['accessibility', 'home', 'member-home', 'routing', 'session', 'sign-in-errors'];

/**
 * Specs by path prefix; for each file, the longest matching prefix decides. A name stands for `tests/<name>.spec.ts`. A
 * feature needs no row if its only spec has the feature's name.
 */
export const SPECS: Readonly<Record<string, readonly string[]>> = {
  'brands/': ['brand-rows', 'home', 'html', 'hours', 'text-pages'],
  'scripts/': [],
  'scripts/server/': ['isolation', 'stub-mode'],
  'scripts/server/directory/': ['directory', 'faults-panel'],
  'scripts/server/preview/': ['previews'],
  'scripts/dev.ts': ['dev'],
  'src/brand/': ['brand-rows', 'home', 'html', 'alerts', 'hours', 'spanish-pages', 'search-engines'],
  'src/content/': ['content', 'languages', 'header-tabs'],
  'src/features/account/': ['account', 'account-link', 'forgotten', 'passwords', 'profile'],
  'src/features/agents/': ['agent-workspace', 'producer-book', 'staff-session'],
  'src/features/claims/': ['claims-list', 'list-layout'],
  'src/features/claims/appeal/': ['claim-detail'],
  'src/features/claims/detail/': ['claim-detail'],
  'src/features/claims/downloads/': ['claim-detail', 'spreadsheet'],
  'src/features/claims/year/': ['year-of-costs'],
  'src/features/coverage/': ['cart', 'plans', 'quote'],
  'src/features/dental-history/': ['dental'],
  'src/features/find-care/': ['find-care-visitor', 'find-care-map', 'header-tab-pages'],
  'src/features/health-plans/': ['health-plans', 'insurance-card'],
  'src/features/help/': ['contact', 'footer-help'],
  'src/features/languages/': ['cookies-blocked', 'languages', 'no-script', 'spanish'],
  'src/features/messages/': ['activity-summary', 'message-center', 'dependent-notification'],
  'src/ui/service-html/': ['attacks', 'message-center'],
  'src/features/pay-claim/': ['pay-claim', 'pay-claim-once'],
  'src/features/pay-premium/': ['header-tab-pages', 'header-tab-pages-shown'],
  'src/features/plan-progress/': ['plan-progress', 'plan-progress-room', 'health-plans'],
  'src/features/prescriptions/': ['header-tab-pages', 'header-tab-pages-shown'],
  'src/features/register/': ['register', 'register-reload'],
  'src/features/sign-in/': ['sign-in-errors', 'sign-in-flows', 'cookies-blocked', 'entry'],
  'src/features/simulation/': ['simulation', 'producer-book'],
  'src/features/spending/': [
    'activity-summary',
    'spending-states',
    'header-tab-pages',
    'header-tab-pages-shown',
  ],
  'src/features/spending/summary/': ['spending-page'],
  'src/features/statements/': ['statement-archive', 'statement-documents', 'claim-detail'],
  'src/features/wellness/': ['header-tab-pages', 'header-tab-pages-shown'],
  'src/features/zip-to-brand/': ['zip', 'zip-hero', 'zip-reload'],
  'src/layouts/': [
    'art-beside-text',
    'home',
    'spanish',
    'header-tabs',
    'touch',
    'mobile-window',
    'font-size',
    'large-text',
    'nothing-moves',
    'text-pages',
  ],
  'src/lib/': [...SMOKE, 'failures'],
  'src/member/': [
    'activity-summary',
    'summary-answers',
    'early-reads',
    'early-reads-apart',
    'member-home',
    'left-nav',
    'header-tabs',
    'routing',
    'visits',
    'action-items',
  ],
  'src/pages/': [
    'visitor-pages',
    'no-script',
    'home',
    'html',
    'contact',
    'entry',
    'spanish-pages',
    'search-engines',
  ],
  'src/profile/': ['profile', 'member-home', 'dental'],
  'src/renderer/': [
    'page-policy',
    'brand-rows',
    'first-paint',
    'fonts',
    'html',
    'home',
    'spanish-pages',
    'search-engines',
    'touch',
  ],
  'src/routing/': ['routing', 'maintenance', 'left-nav'],
  'src/session/': [
    ...['session', 'session-end', 'session-hour', 'session-limit', 'session-tabs', 'sessions-apart'],
    ...['sign-out', 'timeout', 'token-session', 'staff-session', 'redirects', 'entry', 'seeded-session'],
  ],
  'src/ui/': [
    'brand-inside',
    'on-demand',
    'dialogs',
    'progress-and-toasts',
    'text-spacing',
    'paper',
    'accessibility',
  ],
  'stubs/': [],
  'stubs/attacks/': ['attacks'],
  'stubs/mode/': ['stub-mode'],
  'stubs/sandbox/': ['faults-panel', 'failures', 'session'],
};

const FEATURE = /^src\/features\/(?<name>[\w-]+)\//;
const OWN_SPEC = /^tests\/(?<name>[\w-]+)\.spec\.ts$/;

/** The names of the specs that a change of these files can affect. @param files paths from the root */
export function specsOf(files: readonly string[]): string[] {
  const starts = Object.keys(SPECS).toSorted((a, b) => b.length - a.length);
  const names = files
    .filter((file) => !/\.(test|long|fixture)\.tsx?$/.test(file))
    .flatMap((file) => {
      const name = (OWN_SPEC.exec(file) ?? FEATURE.exec(file))?.groups?.['name'];
      const start = starts.find((candidate) => file.startsWith(candidate));
      return start === undefined ? (name ?? []) : (SPECS[start] ?? []);
    });
  return [...new Set(names)].sort();
}
