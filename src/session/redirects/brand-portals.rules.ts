import { environmentPrefix } from '../../lib/storage/environment.ts';
import { safeBrandCode } from '../../lib/navigation/safe-target.rules.ts';

export type Portals = Readonly<Record<string, string>>;

/** Matches a host name without scheme, port, path or user. */
const DOMAIN = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/;

export const parsePortals = (file: unknown): Portals =>
  typeof file === 'object' && file !== null
    ? Object.fromEntries(Object.entries(file).filter(([, domain]) => DOMAIN.test(String(domain))))
    : {};

interface PageAddress {
  protocol: string;
  hostname: string;
  /** The port; '' for the protocol's default port. */
  port: string;
}

function hostOf(code: string, domain: string, { hostname }: PageAddress): string {
  if (hostname.endsWith('.localhost')) return `${code}.localhost`;
  return `${environmentPrefix(hostname)}${domain}`;
}

/**
 * The address of another brand's page in the same environment, such as test; null for an unknown brand.
 * @param code the brand's code; untrusted
 * @param path path of a page that every brand has
 */
export function portalAddress(
  code: unknown,
  portals: Portals,
  page: PageAddress,
  path = '/login/',
): string | null {
  const brand = safeBrandCode(code, Object.keys(portals));
  const domain = brand === null ? undefined : portals[brand];
  if (brand === null || domain === undefined) return null;
  const port = page.port === '' ? '' : `:${page.port}`;
  return `${page.protocol}//${hostOf(brand, domain, page)}${port}${path}`;
}
