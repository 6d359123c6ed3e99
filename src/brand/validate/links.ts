import type { Brand } from '../brand.schema.ts';
import type { KeyPath } from '../brand-error.ts';
import { didYouMean } from '../nearest.ts';

const FILES: readonly string[] = ['/favicon.svg', '/robots.txt', '/sitemap.xml'];
/** Relative addresses: they resolve differently on every page. */
const RELATIVE = /^(?![/#]|[a-z][a-z+.-]*:)/i;

type Site = Pick<Brand, 'pages' | 'redirects' | 'outsidePaths'>;

const known = ({ pages, redirects }: Site): string[] => [
  '/',
  ...pages.filter((name) => name !== 'home').map((name) => `/${name}/`),
  ...Object.keys(redirects),
  ...FILES,
];

/** Fragments that every page handles: routes, commands, and the main part. */
const FRAGMENT = /^#(?:logout|main|!?\/.*)$/;

function meant(url: string, reached: ReadonlySet<string>): string {
  const [path = '', rest = ''] = url.split(/(?=[?#])/, 2);
  const whole = `/${path.replace(/^(?:\.{1,2}\/)+/, '').replace(/(?:\.md|\.html|\/)$/, '')}/`;
  return reached.has(whole) ? `; write ${whole}${rest}` : '';
}

/** Takes an address (`/about/`, `/login/#/finder`, `https://…`, `#main`); returns a message, or null. */
export type LinkCheck = (url: string) => string | null;

/** External addresses are not checked. */
export function linkCheck(site: Site): LinkCheck {
  const addresses = known(site);
  const reached = new Set(addresses);
  return (url) => {
    if (RELATIVE.test(url))
      return `expected an address that starts with /, # or https://, got '${url}'${meant(url, reached)}`;
    if (url.startsWith('#') && !FRAGMENT.test(url))
      return `there is no target ${url} on this page: link to the page itself, such as /about/`;
    const [path = ''] = url.split(/[?#]/);
    if (!path.startsWith('/') || site.outsidePaths.some((prefix) => path.startsWith(prefix))) return null;
    if (reached.has(path) || reached.has(`${path}/`)) return null;
    return `there is nothing at ${path} on this site${didYouMean(path, addresses) || '; link to a page that the brand has, or add this one'}`;
  };
}

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

export const recordLinkErrors = (brand: Brand, check: LinkCheck): { path: KeyPath; message: string }[] =>
  recordLinks(brand).flatMap(([path, url]) => {
    const message = url.includes('{') ? null : check(url);
    return message === null ? [] : [{ path, message }];
  });
