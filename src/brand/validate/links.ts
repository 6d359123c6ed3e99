import { oncePer } from '../../lib/http/once-per.ts';
import type { Brand } from '../brand.schema.ts';
import type { KeyPath } from '../brand-error.ts';
import { headingIds } from '../copy/heading-ids.rules.ts';
import type { PageSource } from '../copy/page-copy.ts';
import { pageSections } from '../copy/page-sections.ts';
import { fillPlaceholders } from '../copy/placeholders.ts';
import { didYouMean, nearest } from '../nearest.ts';
import { OUTSIDE_FILE } from '../load/outside-sites.ts';
import { recordTexts } from './record-texts.ts';
import { viewError } from './view-addresses.ts';

export const SITE_FILES: readonly string[] = ['/favicon.svg', '/licenses.txt', '/robots.txt', '/sitemap.xml'];
/** Matches relative addresses, which are errors because they resolve differently on each page. */
const RELATIVE = /^(?![/#]|[a-z][a-z+.-]*:)/i;

const WRONG_SCHEMES: readonly (readonly [pattern: RegExp, expected: string])[] = [
  [/^http:/i, 'expected an address that starts with https://'],
  [
    /^mailto:(?![^\s@]+@[^\s@]+\.[a-z]{2,}(?:$|\?))/i,
    'expected mailto: and an address such as help@northstar.example',
  ],
  [
    /^tel:(?!(?:\+?1-?)?\d{3}-?\d{3}-?\d{4}$|911$|988$|711$)/i,
    'expected tel: and a phone number such as 1-800-555-0199',
  ],
];

const known = ({ pages, redirects }: Brand): string[] => [
  '/',
  ...pages.filter((name) => name !== 'home').map((name) => `/${name}/`),
  ...Object.keys(redirects),
  ...SITE_FILES,
];

/** Fragments that work on every page. */
const FRAGMENTS: readonly string[] = ['', 'logout', 'main'];

function meant(url: string, reached: ReadonlySet<string>): string {
  const [path = '', rest = ''] = url.split(/(?=[?#])/, 2);
  const whole = `/${path.replace(/^(?:\.{1,2}\/)+/, '').replace(/(?:\.md|\.html|\/)$/, '')}/`;
  return reached.has(whole) ? `; write ${whole}${rest}` : '';
}

/** Ids of a page's headings, which links may target. */
const idsOf = oncePer((page: PageSource): string[] =>
  pageSections(page.body, {}, headingIds(page.front)).sections.map(({ id }) => id),
);

function fragmentError(fragment: string, page: PageSource | undefined, where: string): string | null {
  if (FRAGMENTS.includes(fragment)) return null;
  if (/^!?\//.test(fragment))
    return (
      viewError('/login/', fragment) ?? `only the member area has #${fragment}: write /login/#${fragment}`
    );
  const ids = page ? idsOf(page) : [];
  return ids.includes(fragment)
    ? null
    : `there is no target #${fragment} on ${where}${didYouMean(fragment, ids) || ': link to the page itself, such as /about/'}`;
}

/** `www.cms.gov` → `cms`. Removes parts that most hosts share, which would make every host look similar. */
const nameOfHost = (host: string): string => host.replace(/^w+\./, '').replace(/\.[a-z]+$/, '');

function meantHost(host: string, hosts: readonly string[]): string | undefined {
  const name = nearest(nameOfHost(host), hosts.map(nameOfHost));
  return hosts.find((known) => nameOfHost(known) === name);
}

/** Hosts of all addresses in a brand record and in its state's record. */
const ownHosts = (brand: Brand): string[] =>
  [...recordTexts(brand).map(({ text }) => text), ...stateSites(brand)].flatMap((text) =>
    text.startsWith('https://') ? (URL.parse(text)?.hostname ?? []) : [],
  );

const stateSites = ({ state }: Brand): string[] =>
  [state?.regulator, state?.otherRegulator, state?.externalAppeal, state?.marketplace].flatMap(
    (office) => office?.site ?? [],
  );

/**
 * Checks an address such as `/about/`, `/login/#/finder`, `https://…` or `#main`, which may contain placeholders. `page`
 * is the page that contains the link. Returns an error message, or null if the address is valid.
 */
export type LinkCheck = (url: string, page?: PageSource) => string | null;

export interface LinkTargets {
  /** The brand's pages by name. */
  copy: ReadonlyMap<string, PageSource>;
  /** Hosts of other sites to which pages may link. */
  outside: readonly string[];
}

export function linkCheck(site: Brand, { copy, outside }: LinkTargets): LinkCheck {
  const addresses = known(site);
  const reached = new Set(addresses);
  const hosts = new Set([...outside, ...ownHosts(site)]);
  return (written, page) => {
    const url = fillPlaceholders(written, site, '');
    if (RELATIVE.test(url))
      return `expected an address that starts with /, # or https://, got '${url}'${meant(url, reached)}`;
    const wrong = WRONG_SCHEMES.find(([pattern]) => pattern.test(url));
    if (wrong) return `${wrong[1]}, got '${url}'`;
    const [path = '', fragment = ''] = url.split('#', 2);
    if (path === '') return fragmentError(fragment, page, 'this page');
    const own = `https://${site.domain}/`;
    if (path.startsWith(own)) return `this is an address of this site: write ${url.slice(own.length - 1)}`;
    if (path.startsWith('https://')) {
      const host = URL.parse(path)?.hostname ?? '';
      if (hosts.has(host)) return null;
      const near = meantHost(host, [...hosts]);
      return `'${host}' is not among the sites that pages may link to${near === undefined ? ':' : `; did you mean ${near}?`} add it to ${OUTSIDE_FILE}, or correct the address`;
    }
    const [bare = ''] = path.split('?', 1);
    if (!bare.startsWith('/') || site.outsidePaths.some((prefix) => bare.startsWith(prefix))) return null;
    if (reached.has(bare)) {
      const target = copy.get(bare.replaceAll('/', ''));
      return viewError(bare, fragment) ?? (target ? fragmentError(fragment, target, bare) : null);
    }
    if (reached.has(`${bare}/`))
      return `write ${bare}/${url.slice(bare.length)}, with a slash after its name`;
    return `there is nothing at ${bare} on this site${didYouMean(bare, addresses) || '; link to a page that the brand has, or add this one'}`;
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
    ...Object.entries(sites).flatMap(([name, addresses]) =>
      Object.entries(addresses).map(([key, url]): [KeyPath, string] => [['sites', name, key], url]),
    ),
    [['memberHome'], memberHome],
    [['logoutTarget'], logoutTarget],
  ];
}

export const recordLinkErrors = (brand: Brand, check: LinkCheck): { path: KeyPath; message: string }[] =>
  recordLinks(brand).flatMap(([path, url]) => {
    const message = url.includes('{') ? null : check(url);
    return message === null ? [] : [{ path, message }];
  });
