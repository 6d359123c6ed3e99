/** Selects the header tabs for the bar at the bottom of a phone's screen. */

/** Ids of the header tabs in the bar, which shows them in the brand's order. Claims & Spending replaces Claims if a brand has both. */
export const SHORTCUTS: readonly string[] = [
  'home',
  'coverage',
  'claims-and-spending',
  'claims',
  'find-a-doctor',
];
