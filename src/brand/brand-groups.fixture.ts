/** The brands of the specification, resolved, and groups of them. Editors may add others, which no table here knows. */
import { PROJECT } from './brand-tree.fixture.ts';
import { loadRecords } from './read-records.ts';

export const MAIN = ['hmbcbs', 'pbs', 'nepa', 'hmbcbswv', 'hmbcbsde'];
export const IBC = ['ibccr', 'ibcah'];
export const MBH = ['mbh', 'mbhny'];
export const NORTHERN = ['mincr', 'ndbcbs', 'wybcbs'];
export const DIRECT = ['dirpa', 'dirwv', 'dirde', 'dirmn', 'dirnd', 'dirwy', 'dirny', 'diroh', 'dirva'];
export const ALLIANCE = ['nane', 'nase', 'nasw', 'nanw', 'namw', 'naplains', 'namtn', 'napac', 'nanat'];

const SPECIFIED = [
  ...['default', 'shop', 'ccs', 'bl', 'pp'],
  ...[...MAIN, ...IBC, ...MBH, ...NORTHERN, ...DIRECT, ...ALLIANCE],
];
export const isSpecified = ({ code }: { code: string }): boolean => SPECIFIED.includes(code);
export const brands = loadRecords(PROJECT).filter(isSpecified);
export const codes = brands.map(({ code }) => code);
