/** The site index: a list of all sites, so that the local server does not have to read brand records. */
import type { Brand } from '../../brand/brand.schema.ts';
import type { BrandSite } from '../../brand/read-brands.ts';
import { lightScheme } from '../../brand/theme/theme.ts';
import { capabilitiesOf } from '../render/site-capabilities.ts';

export interface SiteEntry {
  code: string;
  number: number;
  name: string;
  domain: string;
  state: string;
  family: Brand['sharedBrandCode'];
  logo: string;
  colors: Record<string, string>;
  capabilities: string[];
}

export function siteEntry({ brand, logo }: BrandSite): SiteEntry {
  const { primary, accent, ink, warm, cool } = lightScheme(brand.theme);
  return {
    code: brand.code,
    number: brand.prismBrandCode,
    name: brand.name,
    domain: brand.domain,
    state: brand.brandState,
    family: brand.sharedBrandCode,
    logo: logo.light,
    colors: { primary, accent, ink, warm, cool },
    capabilities: capabilitiesOf(brand),
  };
}
