import type { BrandSite } from '../brand/read-brands.ts';
import { pagePath, themeFile } from '../brand/addresses.ts';
import { spanishHome } from '../brand/copy/home-page.ts';

export interface SiteAddress {
  path: string;
  file: string;
  status: number;
}

const page = (path: string): SiteAddress => ({ path, file: `${path.slice(1)}index.html`, status: 200 });
const plain = (path: string): SiteAddress => ({ path, file: path.slice(1), status: 200 });

export const siteAddresses = (site: BrandSite): SiteAddress[] => [
  ...site.brand.pages.map((name) => page(pagePath(name))),
  { path: '/404/', file: '404.html', status: 404 },
  plain('/robots.txt'),
  plain('/sitemap.xml'),
  plain('/favicon.svg'),
  plain(themeFile(site.brand.theme)),
  plain(spanishHome(site).path),
];
