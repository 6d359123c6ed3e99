/** Which brand a Host header means: its domain, or `<code>.localhost` on a laptop. */
import type { Brand } from '../../src/brand/brand.schema.ts';

/** Hosts of the directory of all brands. */
const BARE_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

export type HostMeaning = { kind: 'brand'; domain: string } | { kind: 'directory' } | { kind: 'unknown' };

/** @param host Host header, with or without a port; compared without regard to case */
export function hostMeaning(host: string, brands: readonly Brand[]): HostMeaning {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const brand = brands.find(
    ({ code, domain }) => domain === name || `www.${domain}` === name || `${code}.localhost` === name,
  );
  if (brand) return { kind: 'brand', domain: brand.domain };
  return { kind: BARE_HOSTS.includes(name) ? 'directory' : 'unknown' };
}
