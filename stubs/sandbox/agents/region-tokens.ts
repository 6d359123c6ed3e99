/** Data-dictionary tokens by region: 14, 16 and 17 are in the spec; 1, 3, 7 and 18 are the main brand's (000 §4). */

export const DD_TOKENS: ReadonlyMap<string, string> = new Map([
  ['PA', '1'],
  ['WV', '3'],
  ['DE', '7'],
  ['MN', '14'],
  ['ND', '16'],
  ['WY', '17'],
  ['NY', '18'],
]);
