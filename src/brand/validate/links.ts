/** Addresses on the brand's own site that editors write, and whether there is anything at them. */
import type { Brand } from '../brand.schema.ts';
import type { KeyPath } from '../load/brand-source.ts';
import { didYouMean } from '../nearest.ts';

const FILES: readonly string[] = ['/favicon.svg', '/robots.txt', '/sitemap.xml'];
/** Neither from the site's root nor with a scheme: it would lead elsewhere on every page. */
const RELATIVE = /^(?![/#]|[a-z][a-z+.-]*:)/i;

type Site = Pick<Brand, 'pages' | 'redirects' | 'outsidePaths'>;

/** Addresses that the site answers by itself. */
const known = ({ pages, redirects }: Site): string[] => [
  '/',
  ...pages.filter((name) => name !== 'home').map((name) => `/${name}/`),
  ...Object.keys(redirects),
  ...FILES,
];

/** What a fragment alone may be: a route or command of a script, or the part of every page that holds its words. */
const FRAGMENT = /^#(?:logout|main|!?\/.*)$/;

/** The page that an address without its slashes most likely means. */
function meant(url: string, reached: ReadonlySet<string>): string {
  const [path = '', rest = ''] = url.split(/(?=[?#])/, 2);
  const whole = `/${path.replace(/^(?:\.{1,2}\/)+/, '').replace(/(?:\.md|\.html|\/)$/, '')}/`;
  return reached.has(whole) ? `; write ${whole}${rest}` : '';
}

/** What is wrong with an address as written (`/about/`, `/login/#/finder`, `https://…`, `#main`), or null. */
export type LinkCheck = (url: string) => string | null;

/** Checks addresses of a site; what is outside it is left alone. */
export function linkCheck(site: Site): LinkCheck {
  const addresses = known(site);
  const reached = new Set(addresses);
  return (url) => {
    if (RELATIVE.test(url))
      return `expected an address that starts with /, # or https://, got '${url}'${meant(url, reached)}`;
    if (url.startsWith('#') && !FRAGMENT.test(url))
      return `there is no place ${url} on this page: pages have none; lead to the page, such as /about/`;
    const [path = ''] = url.split(/[?#]/);
    if (!path.startsWith('/') || site.outsidePaths.some((prefix) => path.startsWith(prefix))) return null;
    if (reached.has(path) || reached.has(`${path}/`)) return null;
    return `there is nothing at ${path} on this site${didYouMean(path, addresses) || '; lead to a page that the brand has, or add this one'}`;
  };
}

/** The addresses that a record says, each with its place. */
function recordLinks(brand: Brand): [path: KeyPath, url: string][] {
  const { tabs, footer, redirects, sites, memberHome, logoutTarget } = brand;
  return [
    ...tabs.map(({ id, url }): [KeyPath, string] => [['tabs', id, 'url'], url]),
    ...Object.entries(footer.links).map(([name, { url }]): [KeyPath, string] => [
      ['footer', 'links', name, 'url'],
      url,
    ]),
    ...Object.entries(redirects).map(([from, to]): [KeyPath, string] => [['redirects', from], to]),
    ...Object.entries(sites).map(([name, url]): [KeyPath, string] => [['sites', name], url]),
    [['memberHome'], memberHome],
    [['logoutTarget'], logoutTarget],
  ];
}

/** Links of a record that lead nowhere. */
export const recordLinkFaults = (brand: Brand, check: LinkCheck): { path: KeyPath; message: string }[] =>
  recordLinks(brand).flatMap(([path, url]) => {
    const message = url.includes('{') ? null : check(url);
    return message === null ? [] : [{ path, message }];
  });
