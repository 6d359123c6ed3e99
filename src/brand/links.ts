/** Addresses on the brand's own site that editors write, and whether there is anything at them. */
import type { Brand } from './brand.schema.ts';
import type { KeyPath } from './brand-source.ts';
import { didYouMean } from './nearest.ts';

const FILES: readonly string[] = ['/favicon.svg', '/robots.txt', '/sitemap.xml'];
/** A link or picture of Markdown that starts at the site's root. */
const MARKDOWN_LINK = /\]\((?<url>\/[^)\s]*)/g;

type Site = Pick<Brand, 'pages' | 'redirects' | 'outsidePaths'>;

/** Addresses that the site answers by itself. */
const known = ({ pages, redirects }: Site): string[] => [
  '/',
  ...pages.filter((name) => name !== 'home').map((name) => `/${name}/`),
  ...Object.keys(redirects),
  ...FILES,
];

/**
 * What is wrong with an address, or null: addresses outside the site are left alone.
 * @param url as written: `/about/`, `/login/#/finder`, `https://…`, `#top`
 */
export function linkFault(url: string, site: Site): string | null {
  const [path = ''] = url.split(/[?#]/);
  if (!path.startsWith('/') || site.outsidePaths.some((prefix) => path.startsWith(prefix))) return null;
  const addresses = known(site);
  if (addresses.includes(path) || addresses.includes(`${path}/`)) return null;
  return `there is nothing at ${path} on this site${didYouMean(path, addresses)}`;
}

/** Links of a record that lead nowhere. */
export function recordLinkFaults(brand: Brand): { path: KeyPath; message: string }[] {
  const links: [path: KeyPath, url: string][] = [
    ...brand.tabs.map(({ url }, at): [KeyPath, string] => [['tabs', at, 'url'], url]),
    ...Object.entries(brand.footer.links).map(([name, { url }]): [KeyPath, string] => [
      ['footer', 'links', name, 'url'],
      url,
    ]),
  ];
  return links.flatMap(([path, url]) => {
    const message = url.includes('{') ? null : linkFault(url, brand);
    return message === null ? [] : [{ path, message }];
  });
}

/** Links of a Markdown text that lead nowhere, each with its place in the text, line and column from 1. */
export const textLinkFaults = (
  text: string,
  site: Site,
): { line: number; column: number; message: string }[] =>
  [...text.matchAll(MARKDOWN_LINK)].flatMap((match) => {
    const message = linkFault(match.groups?.['url'] ?? '', site);
    if (message === null) return [];
    const before = text.slice(0, match.index);
    return [{ line: before.split('\n').length, column: match.index - before.lastIndexOf('\n'), message }];
  });
