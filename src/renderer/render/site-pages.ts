import type { BrandSite } from '../../brand/read-brands.ts';
import { pagePath, themeFile } from '../../brand/addresses.ts';
import { drawingsFile, insideFile, mastheadFile } from '../../brand/theme/inside.ts';
import type { PortalLanguage } from '../../lib/text/i18n.ts';
import { addressIn, SPANISH, withoutLanguage } from '../../lib/navigation/page-address.ts';
import { pathOf } from './localize-links.ts';

export interface SiteAddress {
  path: string;
  file: string;
  status: number;
  language: PortalLanguage;
  /** The path without the language, for the renderer: `/about/` for `/es/about/`. */
  route: string;
  /** Address of the page in the other language; null if there is none. */
  translation: string | null;
}

const NOT_FOUND = '/404/';

const page = (route: string, language: PortalLanguage, translation: string | null): SiteAddress => {
  const path = addressIn(language, route);
  return { path, file: `${path.slice(1)}index.html`, status: 200, language, route, translation };
};

const notFound = (language: PortalLanguage): SiteAddress => {
  const path = addressIn(language, NOT_FOUND);
  return {
    path,
    file: `${path.slice(1, -1)}.html`,
    status: 404,
    language,
    route: NOT_FOUND,
    translation: addressIn(language === 'en' ? 'es' : 'en', NOT_FOUND),
  };
};

/** The address of a file that is not a page. */
export const plainAddress = (path: string): SiteAddress => ({
  path,
  file: path.slice(1),
  status: 200,
  language: 'en',
  route: path,
  translation: null,
});

const themeFiles = (theme: BrandSite['brand']['theme']): string[] => [
  themeFile(theme),
  themeFile(theme, 'swap'),
  insideFile(theme),
  mastheadFile(theme),
  drawingsFile(theme),
];

export const siteAddresses = (site: BrandSite): SiteAddress[] => [
  ...site.brand.pages.map((name) => {
    const route = pagePath(name);
    return page(route, 'en', addressIn('es', route));
  }),
  notFound('en'),
  ...site.brand.pages.map((name) => page(pagePath(name), 'es', pagePath(name))),
  notFound('es'),
  plainAddress('/robots.txt'),
  plainAddress('/sitemap.xml'),
  plainAddress('/favicon.svg'),
  ...themeFiles(site.brand.theme).map(plainAddress),
];

/**
 * The addresses, without the language, that also exist in Spanish: pages, and redirects that lead to a page. For `localizeLinks`.
 */
export function localizedPaths({ pages, redirects }: BrandSite['brand']): Set<string> {
  const paths = new Set(pages.map(pagePath));
  // Repeats until nothing is added, because a redirect may lead to another redirect.
  for (let size = -1; size < paths.size;) {
    size = paths.size;
    for (const [from, to] of Object.entries(redirects))
      if (paths.has(pathOf(to)) && withoutLanguage(from) === from) paths.add(from);
  }
  return paths;
}

/**
 * The redirects of a site. Those that lead to a page of the site exist in both languages. Old addresses, unlike pages,
 * may end without a slash, for example `/member/home` and `/chmptl/chm/jsp/member.do`.
 */
export function redirectsInLanguages(brand: BrandSite['brand']): Record<string, string> {
  const localized = localizedPaths(brand);
  const spanish = Object.entries(brand.redirects)
    .filter(([from]) => localized.has(from))
    .map(([from, to]) => [SPANISH + from, SPANISH + to] as const);
  return { ...brand.redirects, ...Object.fromEntries(spanish) };
}
