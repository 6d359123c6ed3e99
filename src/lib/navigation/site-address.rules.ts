/** The address of another site for pages on a host (decisions/brands#other-sites-by-environment). Pure. */
import { environmentOf, environmentPrefix, type Environment } from '../storage/environment.ts';

/** `everywhere`: a path of this site, or a page of a brand in this build, which has a host in each environment. */
export type SiteAddress = Readonly<Partial<Record<Environment | 'everywhere', string>>>;

/** A host in the reserved domain .example (RFC 2606), which is never registered. */
export const isInvented = (address: string): boolean =>
  URL.parse(address)?.hostname.endsWith('.example') === true;

/** The same site in the environment of a host: `https://qa.shop.example/` for `qa.northstar.example`. */
export const inEnvironment = (address: string, host: string): string =>
  address.replace(/^https:\/\//, `https://${environmentPrefix(host)}`);

/**
 * Null if the site has no address in the environment of the host. On a local host, invented production addresses are used;
 * `reachableAddress` maps them to the local server.
 */
export function addressOn(site: SiteAddress, host: string): string | null {
  if (site.everywhere !== undefined) return inEnvironment(site.everywhere, host);
  const environment = environmentOf(host);
  const standIn = environment === 'local' && isInvented(site.prod ?? '') ? site.prod : undefined;
  return site[environment] ?? standIn ?? null;
}

interface PageHost {
  protocol: string;
  hostname: string;
  /** '' for the protocol's default port. */
  port: string;
}

/** On a local page, maps an invented address to one of the local server that names the site. */
export function reachableAddress(address: string, { protocol, hostname, port }: PageHost): string {
  const url = URL.parse(address);
  if (!url || !isInvented(address) || environmentOf(hostname) !== 'local') return address;
  return `${protocol}//${url.hostname}.localhost${port && `:${port}`}${url.pathname}${url.search}${url.hash}`;
}
