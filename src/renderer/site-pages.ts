/** Which addresses a brand's site has. */
import type { BrandSite } from '../brand/read-brands.ts';
import { pagePath, themeFile } from '../brand/addresses.ts';
import { spanishHome } from '../brand/copy/home-page.ts';

export interface SiteAddress {
  /** What is asked of the renderer. */
  path: string;
  /** Where the answer goes in the site's folder. */
  file: string;
  /** The only status that is right. */
  status: number;
}

const page = (path: string): SiteAddress => ({ path, file: `${path.slice(1)}index.html`, status: 200 });
const plain = (path: string): SiteAddress => ({ path, file: path.slice(1), status: 200 });

/** Every address of a site: the pages that its record lists, and what belongs to them. */
export const siteAddresses = (site: BrandSite): SiteAddress[] => [
  ...site.brand.pages.map((name) => page(pagePath(name))),
  { path: '/404/', file: '404.html', status: 404 },
  plain('/robots.txt'),
  plain('/sitemap.xml'),
  plain('/favicon.svg'),
  plain(themeFile(site.brand.theme)),
  plain(spanishHome(site).path),
];
