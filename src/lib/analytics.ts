/** Events on `window` (spec 001 §4 'Analytics flags'): fixed names, never member data, addresses or parameters. */

export const ANALYTICS_EVENT = 'portal:analytics';

export type AnalyticsFlag =
  | 'claims-filtered'
  | 'claims-period'
  | 'claims-sorted'
  | 'claims-paged'
  | 'claim-opened'
  | 'claim-saved'
  | 'claim-document'
  | 'claims-spreadsheet'
  | 'claims-csv'
  | 'messages-all'
  | 'payment-sent'
  | 'payment-made'
  | 'payment-refused'
  | 'payment-unclear';

/** `page`: a view was entered. `flag`: first occurrence of an action during this visit of the view. */
export interface AnalyticsDetail {
  kind: 'page' | 'flag';
  page: string;
  flag?: AnalyticsFlag;
}

let page = '';
const raisedFlags = new Set<AnalyticsFlag>();

const dispatch = (detail: AnalyticsDetail): void =>
  void window.dispatchEvent(new CustomEvent<AnalyticsDetail>(ANALYTICS_EVENT, { detail }));

export function startPage(name: string): void {
  page = name;
  raisedFlags.clear();
  dispatch({ kind: 'page', page });
}

/** Records an action, once per visit of the page. */
export function raiseFlag(flag: AnalyticsFlag): void {
  if (raisedFlags.has(flag)) return;
  raisedFlags.add(flag);
  dispatch({ kind: 'flag', page, flag });
}
