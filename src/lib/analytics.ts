/**
 * What happens on the portal's pages, told to whoever listens on the window (spec 001 §4 'Analytics flags'). The portal
 * itself sends it nowhere. Names of our own alone: nothing of a member, no address, no parameter.
 */

/** Name of the event on the window. */
export const ANALYTICS_EVENT = 'portal:analytics';

/** What can happen on a page, in names of ours: a closed list, so that nothing of a member can be among them. */
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

/** `page`: a view was entered. `flag`: something happened on it, for the first time in this visit. */
export interface AnalyticsDetail {
  kind: 'page' | 'flag';
  page: string;
  /** Of a flag. */
  flag?: AnalyticsFlag;
}

let page = '';
const raisedFlags = new Set<AnalyticsFlag>();

const dispatch = (detail: AnalyticsDetail): void =>
  void window.dispatchEvent(new CustomEvent<AnalyticsDetail>(ANALYTICS_EVENT, { detail }));

/** A page is entered: its flags can be raised again. @param name of ours, for example `claimsAndPayments` or `select` */
export function startPage(name: string): void {
  page = name;
  raisedFlags.clear();
  dispatch({ kind: 'page', page });
}

/** Says that something happened on the page: once in a visit, later calls do nothing. */
export function raiseFlag(flag: AnalyticsFlag): void {
  if (raisedFlags.has(flag)) return;
  raisedFlags.add(flag);
  dispatch({ kind: 'flag', page, flag });
}
