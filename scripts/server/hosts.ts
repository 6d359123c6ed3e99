/** Finds the brand of a Host header, which contains the brand's domain or `<code>.localhost`. */
import { environmentOf, environmentPrefix, isTestBackend } from '../../src/lib/storage/environment.ts';
import { readEntryParameters, withoutDefaultBrand } from '../../src/lib/navigation/entry-parameters.rules.ts';
import type { SiteEntry } from '../../src/renderer/publish/site-index.ts';
import { safeBrandCode } from '../../src/lib/navigation/safe-target.rules.ts';

/** Hosts of the directory page. */
const BARE_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

type HostMeaning =
  | { kind: 'brand'; domain: string }
  | { kind: 'directory' }
  | { kind: 'unknown' }
  /** A brand's own domain, in the form in which other sites on this machine link to it. */
  | { kind: 'brand-domain'; code: string }
  /** An invented host, which does not exist on the internet (decisions/brands#other-sites-by-environment). */
  | { kind: 'invented'; host: string };

/** Prefix of a test environment's host: `qa.` in `qa.northstar.example`, `dev.` in `dev.mincr.localhost`. */
const TEST_ENVIRONMENT = String.raw`(?:www\.)?(?:dev|test|qa)\d*\.`;
const TEST_SUB_DOMAIN = new RegExp(String.raw`^${TEST_ENVIRONMENT}(?=.+\.)`);

type Named = Pick<SiteEntry, 'code' | 'domain'>;

/** The hosts of a site, without its test environments (spec 000 §7). */
export const siteNames = ({ code, domain }: Named): string[] =>
  [domain, `${code}.localhost`].flatMap((name) => [name, `www.${name}`]);

/** Matches the hosts of a site's test environments. Must also be a valid Perl regular expression, for nginx. */
export const testHosts = (site: Named): string =>
  `^${TEST_ENVIRONMENT}(?:${siteNames(site)
    .map((name) => name.replaceAll('.', String.raw`\.`))
    .join('|')})$`;

/** Matches an invented host as `reachableAddress` rewrites it: `pay.ledgerway.example.localhost`. */
const INVENTED_HOST = /^(.+\.example)\.localhost$/;

/** @param host Host header with or without port, in any case */
const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');

/** @param host Host header with or without port, in any case */
export function hostMeaning(host: string, sites: readonly SiteEntry[]): HostMeaning {
  const named = nameOf(host);
  const invented = INVENTED_HOST.exec(named)?.[1];
  if (invented !== undefined) {
    const brand = sites.find(({ domain }) => domain === invented);
    return brand ? { kind: 'brand-domain', code: brand.code } : { kind: 'invented', host: invented };
  }
  const name = named.replace(TEST_SUB_DOMAIN, '');
  const site = sites.find((entry) => siteNames(entry).includes(name));
  if (site) return { kind: 'brand', domain: site.domain };
  return { kind: BARE_HOSTS.includes(name) ? 'directory' : 'unknown' };
}

export interface ForwardedSite {
  /** The brand's domain in the visited environment. Keeps `www.`, as in `www.qa.northstar.example`. */
  host: string;
  /** The environment name that is sent to the services (spec 000 §7); null in production and on this machine. */
  testBackend: string | null;
}

/**
 * The site information sent to the services: the brand's domain, and `www.` and the environment from the Host header.
 * @param host a Host header that `hostMeaning` maps to the brand
 * @param domain the brand's domain
 */
export function forwardedSite(host: string, domain: string): ForwardedSite {
  const name = nameOf(host);
  const environment = environmentOf(name);
  const prefix = environmentPrefix(name) || (name.startsWith('www.') ? 'www.' : '');
  return { host: `${prefix}${domain}`, testBackend: isTestBackend(environment) ? environment : null };
}

/** Matches paths that no page has: with a double slash, a backslash, or an escaped slash or backslash. */
const NO_PAGE = /\/\/|\\|%5c|%2f/i;

/** The same path on the site of the brand that `defBrand` names (spec 000 §2); null without a known brand. For the bare host only: a brand's own host ignores the parameter. */
export function brandOfAddress(
  { protocol, port, pathname, search }: URL,
  sites: readonly SiteEntry[],
): string | null {
  const code = safeBrandCode(
    readEntryParameters(search).defaultBrand,
    sites.map((site) => site.code),
  );
  if (code === null) return null;
  return localAddress(code, { protocol, port, pathname, search: withoutDefaultBrand(search) });
}

/** Address of the path on the host `<code>.localhost`; null for paths that no page has. */
export function localAddress(
  code: string,
  { protocol, port, pathname, search }: Pick<URL, 'protocol' | 'port' | 'pathname' | 'search'>,
): string | null {
  if (NO_PAGE.test(pathname)) return null;
  const target = new URL(`${protocol}//${code}.localhost${port && `:${port}`}/`);
  target.pathname = pathname;
  target.search = search;
  return target.href;
}
