/** Resolves a Host header to a brand: its domain, or `<code>.localhost`. */
import { readEntryParameters, withoutDefaultBrand } from '../../src/lib/entry-parameters.rules.ts';
import type { SiteEntry } from '../../src/renderer/site-index.ts';
import { safeBrandCode } from '../../src/lib/safe-target.rules.ts';

/** Hosts of the directory page. */
const BARE_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** Test environments of a brand: `qa.northstar.example`. */
const TEST_SUB_DOMAIN = /^(?:www\.)?(?:dev|test|qa)\d*\.(?=.+\.)/;

type HostMeaning = { kind: 'brand'; domain: string } | { kind: 'directory' } | { kind: 'unknown' };

/** @param host Host header with or without port, in any case */
export function hostMeaning(host: string, sites: readonly SiteEntry[]): HostMeaning {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(TEST_SUB_DOMAIN, '');
  const site = sites.find(
    ({ code, domain }) =>
      domain === name ||
      `www.${domain}` === name ||
      [`${code}.localhost`, `www.${code}.localhost`].includes(name),
  );
  if (site) return { kind: 'brand', domain: site.domain };
  return { kind: BARE_HOSTS.includes(name) ? 'directory' : 'unknown' };
}

/** Paths that no page has: double slashes and backslashes, also escaped. */
const NO_PAGE = /\/\/|\\|%5c|%2f/i;

/** The site that `defBrand` on the bare host asks for, with the same path (spec 000 §2). A brand's own host ignores the parameter. */
export function brandOfAddress(
  { protocol, port, pathname, search }: URL,
  sites: readonly SiteEntry[],
): string | null {
  const code = safeBrandCode(
    readEntryParameters(search).defaultBrand,
    sites.map((site) => site.code),
  );
  if (code === null || NO_PAGE.test(pathname)) return null;
  const host = `${code}.localhost${port === '' ? '' : `:${port}`}`;
  const target = new URL(`${protocol}//${host}/`);
  target.pathname = pathname;
  target.search = withoutDefaultBrand(search);
  return target.href;
}
