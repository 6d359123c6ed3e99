/** Finds the address of another site in the environment of the current host (decisions/brands#other-sites-by-environment). Pure. */
import { environmentOf, environmentPrefix, type Environment } from '../storage/environment.ts';

/**
 * A site's address by environment. `everywhere` is for all environments: a path of this site, or a page of another
 * brand, whose host gets the environment's prefix.
 */
export type SiteAddress = Readonly<Partial<Record<Environment | 'everywhere', string>>>;

/** Whether the address is in the reserved domain .example (RFC 2606), which cannot be registered. */
export const isInvented = (address: string): boolean =>
  URL.parse(address)?.hostname.endsWith('.example') === true;

/** A site's address in the environment of a host: for the host `qa.northstar.example`, `https://shop.example/` becomes `https://qa.shop.example/`. */
export const inEnvironment = (address: string, host: string): string =>
  address.replace(/^https:\/\//, `https://${environmentPrefix(host)}`);

/**
 * A site's address in the environment of a host; null if the site has none. On a local host, returns the production
 * address if the domain is invented. `reachableAddress` maps an invented address to the local server.
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
  /** The port; '' if it is the protocol's default port. */
  port: string;
}

/** On a local page, maps an invented address to an address of the local server: `https://pay.example/` → `http://pay.example.localhost:4321/`. */
export function reachableAddress(address: string, { protocol, hostname, port }: PageHost): string {
  const url = URL.parse(address);
  if (!url || !isInvented(address) || environmentOf(hostname) !== 'local') return address;
  return `${protocol}//${url.hostname}.localhost${port && `:${port}`}${url.pathname}${url.search}${url.hash}`;
}
