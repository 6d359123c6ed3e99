/**
 * Analytics events on `window` (spec 001 §4 'Analytics flags'). They contain names from the two lists below, but never
 * personal values, addresses or parameters (decisions/visitors#closed-lists-of-analytics-events). If a brand has a tag
 * manager, the tag manager's container receives the events of visitor pages.
 */

export const ANALYTICS_EVENT = 'portal:analytics';

/** Names of views and of form steps. `member/visits/visits.rules.ts` assigns the names to views. */
export const ANALYTICS_PAGES = [
  'landing',
  'activitySummary',
  'claimsAndPayments',
  'yearOfCosts',
  'payClaim',
  'select',
  'confirm',
  'dentalProcedureHistory',
  'healthPlans',
  'messageCenter',
  'statementArchives',
  'educational-materials',
  'change-password',
  'security-question',
  'spendingSummary',
  'account',
  'ebill',
  'claims-and-spending',
  'finder',
  'prescriptions',
  'wellness',
  'notFound',
  'plans',
] as const;
export type AnalyticsPage = (typeof ANALYTICS_PAGES)[number];

export const ANALYTICS_FLAGS = [
  'claims-filtered',
  'claims-period',
  'claims-sorted',
  'claims-paged',
  'claim-opened',
  'claim-saved',
  'claim-document',
  'claims-spreadsheet',
  'claims-csv',
  'messages-all',
  'message-opened',
  'messages-filtered',
  'messages-paged',
  'messages-deleted',
  'statements-filtered',
  'statements-period',
  'statements-sorted',
  'statements-paged',
  'statement-opened',
  'statement-saved',
  'payment-sent',
  'payment-made',
  'payment-refused',
  'payment-unclear',
  'plan-added',
  'plan-removed',
  'applicants-changed',
] as const;
export type AnalyticsFlag = (typeof ANALYTICS_FLAGS)[number];

/** `page`: the user entered a view. `flag`: an action happened for the first time during this visit to the view. */
export type AnalyticsDetail =
  | { kind: 'page'; page: AnalyticsPage }
  | { kind: 'flag'; page: AnalyticsPage | ''; flag: AnalyticsFlag };

export const isAnalyticsPage = (name: string): name is AnalyticsPage =>
  ANALYTICS_PAGES.some((page) => page === name);

let page: AnalyticsPage | '' = '';
const raisedFlags = new Set<AnalyticsFlag>();

const dispatch = (detail: AnalyticsDetail): void =>
  void window.dispatchEvent(new CustomEvent<AnalyticsDetail>(ANALYTICS_EVENT, { detail }));

export function startPage(name: AnalyticsPage): void {
  page = name;
  raisedFlags.clear();
  dispatch({ kind: 'page', page: name });
}

/** Sends an event for an action, once per visit to the page. */
export function raiseFlag(flag: AnalyticsFlag): void {
  if (raisedFlags.has(flag)) return;
  raisedFlags.add(flag);
  dispatch({ kind: 'flag', page, flag });
}
