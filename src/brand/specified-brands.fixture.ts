/** Codes of the specification's brands. Tests are about them, whatever brands editors add. */
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
