/** The resolved brands of the specification, without brands that editors have added. */
import { PROJECT } from './brand-tree.fixture.ts';
import { loadRecords } from './read-records.ts';
import { SPECIFIED } from './specified-brands.fixture.ts';

export const isSpecified = ({ code }: { code: string }): boolean => SPECIFIED.includes(code);
export const brands = loadRecords(PROJECT).filter(isSpecified);
export const codes = brands.map(({ code }) => code);
