import { PROJECT } from '../brand-tree.fixture.ts';
import { readBrands } from '../read-brands.ts';
import { recordEntries } from './record-entries.ts';
import type { PublishedRecord } from './rule-changes.rules.ts';

export const MINCR = 'brands/mincr/brand.yaml';
export const BASE = 'brands/_base.yaml';

/** The record of a brand whose files are in `root`. */
export function recordIn(root: string, code = 'mincr'): PublishedRecord {
  const { sites, errors } = readBrands(root, [code]);
  const site = sites.find(({ brand }) => brand.code === code);
  if (!site) throw new Error(`${code} has errors: ${JSON.stringify(errors)}`);
  return { schema: 'one', entries: recordEntries(site.brand), written: site.written };
}

/** The record of mincr without any edit. */
export const served = recordIn(PROJECT);
