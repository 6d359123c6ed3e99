/**
 * Which modules the browser gets in one file. Left alone, the bundler gives every set of sharers a file of its own:
 * a member's first page was forty requests. A group takes along what its modules import and no group before it has,
 * hence the order: what visitors' pages load on a press never brings the member area with it.
 */

interface Group {
  name: string;
  test: RegExp;
  priority: number;
}

const GROUPS: readonly Omit<Group, 'priority'>[] = [
  /** What the scripts of every page import, and the sign-in page's that fills in a name before anybody touches it. */
  {
    name: 'base',
    test: /preload-helper|\/src\/(session\/(shell-keys|out-by-hand|kept-name|login-id\.rules)|lib\/language-keys|brand\/hours\/hours\.rules)\.ts$/,
  },
  /** Calls, storage, texts and dialogs: for the menus of the header and for the member area alike. */
  {
    name: 'tools',
    test: /\/src\/lib\/(?!csv|member-id|email|phone|typed-date)[^/]*(?<!\.text\.es)\.ts$|\/src\/session\/(wire-services|service-hosts|tabs|mobile|app-config\.\w+)\.ts$|\/src\/content\/shell-texts\.ts$|\/src\/ui\/(dialog|adopt-styles)\.ts$|\/node_modules\/(valibot|nanostores)\//,
  },
  { name: 'framework', test: /\/node_modules\/(react|react-dom|scheduler|@nanostores\/react)\// },
  /** For forms on visitors' pages and for the member area's first page. */
  {
    name: 'pieces',
    test: /\/src\/brand\/brand-slice\.ts$|\/src\/ui\/(?!custom-dates|date-|font-size|pager|print-sheet|hand-off|progress|said|wizard-|save-file|facts|call-note|field|page-head)[^/]*(?<!\.text\.es)\.tsx?$|\/lucide-react\/dist\/esm\/(?!icons)|\/lucide-react\/.*\/(chevron-down|circle-check|sheet|file-down|x|info|circle-alert|triangle-alert|circle-exclamation-point|triangle-exclamation-point)\.mjs$/,
  },
  /** Icons and pieces of the views that are loaded later. */
  {
    name: 'more',
    test: /\/src\/ui\/(wizard-|save-file|facts|pager|custom-dates|date-|call-note|field|page-head)[^/]*(?<!\.text\.es)\.tsx?$|\/node_modules\/lucide-react\//,
  },
  {
    name: 'session',
    test: /\/src\/(session\/(?!sign-out|farewell|single-sign-on|rating-info|portals|simulation|region|group-page|new-password|password-set|challenge-question)|content\/)[^/]*(?<!\.text\.es)\.ts$/,
  },
  {
    name: 'sign-in',
    test: /\/src\/features\/sign-in\/(?!prefill)[^/]*(?<!\.text\.es)\.tsx?$/,
  },
  /**
   * What the member area needs from the start, its first view among it: a page that somebody is signed in on asks for
   * both at once. Its other views have files of their own.
   */
  {
    name: 'member',
    test: /\/src\/(routing\/(?!nearest)|member\/(?!header-tab|claims-and-|placeholder-page|not-found|maintenance|fallback-views|prefetch|pay-|producer|staff-only|claim-detail)).*(?<!\.text\.es)\.tsx?$|\/src\/features\/claims\/(claims-panel|claim-row|claim-status|plan-type|claim-icons|claims\.text|list\/(saved-claims-list|claims-list\.schema)|downloads\/spreadsheet\.(island|view|store|text))(?!.*\.es)|\/src\/ui\/list\/(save-later|list-state\.schema)|\/src\/features\/messages\/messages-panel/,
  },
];

/** For the bundler's `output.codeSplitting`. */
export const clientGroups: Group[] = GROUPS.map((group, at) => ({ ...group, priority: GROUPS.length - at }));
