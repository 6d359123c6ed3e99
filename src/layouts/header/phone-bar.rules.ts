/** Selects the header tabs for the bar at the bottom of a phone's screen. */

/** Ids of the header tabs in the bar. They show in the brand's order. Only one of Claims and Claims & Spending shows, because the latter replaces the former. */
export const SHORTCUTS: readonly string[] = [
  'home',
  'coverage',
  'claims-and-spending',
  'claims',
  'find-a-doctor',
];
