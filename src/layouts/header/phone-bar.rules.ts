/** Header tabs in the bar at the bottom of a phone's screen. */

/** Ids of header tabs, shown in the brand's order. Claims & Spending replaces Claims, so only one of them shows. */
export const SHORTCUTS: readonly string[] = [
  'home',
  'coverage',
  'claims-and-spending',
  'claims',
  'find-a-doctor',
];
