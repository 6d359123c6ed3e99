/** Which brand a Host header means: its domain, or `<code>.localhost` on a laptop. */
import type { SiteEntry } from '../../src/renderer/site-index.ts';

/** Hosts of the directory of all brands. */
const BARE_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** A brand's test environments are served like the brand itself: `qa.northstar.example`. */
const TEST_SUB_DOMAIN = /^(?:www\.)?(?:dev|test|qa)\d*\.(?=.+\.)/;

export type HostMeaning = { kind: 'brand'; domain: string } | { kind: 'directory' } | { kind: 'unknown' };

/** @param host Host header, with or without a port; compared without regard to case */
export function hostMeaning(host: string, sites: readonly SiteEntry[]): HostMeaning {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(TEST_SUB_DOMAIN, '');
  const site = sites.find(
    ({ code, domain }) => domain === name || `www.${domain}` === name || `${code}.localhost` === name,
  );
  if (site) return { kind: 'brand', domain: site.domain };
  return { kind: BARE_HOSTS.includes(name) ? 'directory' : 'unknown' };
}
