/** Pages of copy as a brand reads them. */
import { PROJECT } from '../brand-tree.fixture.ts';
import { findBrand, loadBrands } from '../read-brands.ts';
import { parsePage } from './page-copy.ts';

export const { brand } = findBrand(loadBrands(PROJECT), 'mincr');
export const FRONT = '---\ntitle: About {brand.name}\ndescription: Who we are.\nupdated: 2026-05-04\n---\n';

export function page(body: string) {
  const parsed = parsePage('brands/_pages/x.md', FRONT + body);
  if (!('page' in parsed)) throw new Error(JSON.stringify(parsed.faults));
  return parsed.page;
}

/** A page as a mistake in the check would leave it: rendering must hold on its own. */
export const unchecked = (body: string) => ({ ...page('x'), body });

export const faultsOf = (text: string) => {
  const parsed = parsePage('brands/_pages/x.md', text);
  return 'faults' in parsed ? parsed.faults : [];
};
