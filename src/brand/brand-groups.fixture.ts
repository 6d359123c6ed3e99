/** All brands, resolved, and groups of them. */
import { PROJECT } from './brand-tree.fixture.ts';
import { loadBrands } from './read-brands.ts';

export const brands = loadBrands(PROJECT).map(({ brand }) => brand);
export const codes = brands.map(({ code }) => code);

export const MAIN = ['hmbcbs', 'pbs', 'nepa', 'hmbcbswv', 'hmbcbsde'];
export const IBC = ['ibccr', 'ibcah'];
export const MBH = ['mbh', 'mbhny'];
export const NORTHERN = ['mincr', 'ndbcbs', 'wybcbs'];
export const DIRECT = ['dirpa', 'dirwv', 'dirde', 'dirmn', 'dirnd', 'dirwy', 'dirny', 'diroh', 'dirva'];
export const ALLIANCE = ['nane', 'nase', 'nasw', 'nanw', 'namw', 'naplains', 'namtn', 'napac', 'nanat'];
