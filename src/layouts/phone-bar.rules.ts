/** Which header tabs a phone has at the foot of its window. */

/** Ids of tabs, shown in the brand's order. Either Claims or Claims & Spending, which replaces it, shows. */
export const SHORTCUTS: readonly string[] = [
  'home',
  'coverage',
  'claims-and-spending',
  'claims',
  'find-a-doctor',
];
