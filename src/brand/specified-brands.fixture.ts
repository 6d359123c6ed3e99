/** Codes of the brands in the specification. Tests check these brands only, because editors may add others. */
export const MAIN = ['hmbcbs', 'pbs', 'nepa', 'hmbcbswv', 'hmbcbsde'];
export const IBC = ['ibccr', 'ibcah'];
export const MBH = ['mbh', 'mbhny'];
export const NORTHERN = ['mincr', 'ndbcbs', 'wybcbs'];
export const DIRECT = ['dirpa', 'dirwv', 'dirde', 'dirmn', 'dirnd', 'dirwy', 'dirny', 'diroh', 'dirva'];
export const ALLIANCE = ['nane', 'nase', 'nasw', 'nanw', 'namw', 'naplains', 'namtn', 'napac', 'nanat'];

export const SPECIFIED = [
  ...['default', 'shop', 'ccs', 'bl', 'pp'],
  ...[...MAIN, ...IBC, ...MBH, ...NORTHERN, ...DIRECT, ...ALLIANCE],
];
