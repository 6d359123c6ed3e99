/** Which brand a host is: its domain, or `<code>.localhost` on a laptop. */
import { BrandFaultsError, readBrands, type BrandSite } from '../brand/brand-files.ts';

/**
 * Reads the brand of a host afresh, so that a saved file shows at once. Faults of other brands do not matter.
 * @throws BrandFaultsError where this brand's own files have faults
 */
export function siteOfHost(root: string, host: string): BrandSite | undefined {
  const { sites, faults } = readBrands(root);
  const site = sites.find(({ brand }) => brand.domain === host || `${brand.code}.localhost` === host);
  if (!site && faults.length > 0) throw new BrandFaultsError(faults);
  return site;
}
