/** Which brand a Host header means: its domain, or `<code>.localhost` on a laptop. */
import { readEntry, withoutDefaultBrand } from '../../src/lib/entry.rules.ts';
import type { SiteEntry } from '../../src/renderer/site-index.ts';
import { safeBrandCode } from '../../src/lib/safe-target.rules.ts';

/** Hosts of the directory of all brands. */
const BARE_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** A brand's test environments are served like the brand itself: `qa.northstar.example`. */
const TEST_SUB_DOMAIN = /^(?:www\.)?(?:dev|test|qa)\d*\.(?=.+\.)/;

type HostMeaning = { kind: 'brand'; domain: string } | { kind: 'directory' } | { kind: 'unknown' };

/** @param host Host header, with or without a port; compared without regard to case */
export function hostMeaning(host: string, sites: readonly SiteEntry[]): HostMeaning {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(TEST_SUB_DOMAIN, '');
  const site = sites.find(
    ({ code, domain }) => domain === name || `www.${domain}` === name || `${code}.localhost` === name,
  );
  if (site) return { kind: 'brand', domain: site.domain };
  return { kind: BARE_HOSTS.includes(name) ? 'directory' : 'unknown' };
}

/** What no page's path has: slashes one after the other, backslashes, in whichever writing. */
const NO_PAGE = /\/\/|\\|%5c|%2f/i;

/**
 * The brand's site that an address of the bare host asks for (spec 000 §2 'defBrand'): the same page there, with the rest
 * of the address. On a brand's own host the parameter means nothing, because the host decides.
 * @param address with the bare host
 * @returns null where no brand is asked for, none has the code, or the path could be read as a host
 */
export function brandOfAddress(
  { protocol, port, pathname, search }: URL,
  sites: readonly SiteEntry[],
): string | null {
  const code = safeBrandCode(
    readEntry(search).defaultBrand,
    sites.map((site) => site.code),
  );
  if (code === null || NO_PAGE.test(pathname)) return null;
  const host = `${code}.localhost${port === '' ? '' : `:${port}`}`;
  const target = new URL(`${protocol}//${host}/`);
  target.pathname = pathname;
  target.search = withoutDefaultBrand(search);
  return target.href;
}
