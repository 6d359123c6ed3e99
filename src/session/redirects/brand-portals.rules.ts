/** Where another brand's portal is. Pure. */
import { safeBrandCode } from '../../lib/safe-target.rules.ts';

/** Domains of the portals by brand code, as `/portals.json` has them. */
type Portals = Readonly<Record<string, string>>;

/** A host name and nothing else: no scheme, port, path or user. */
const DOMAIN = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/;

/** What `/portals.json` says, without what is no domain; nothing where it cannot be read. */
export const portalsOf = (file: unknown): Portals =>
  typeof file === 'object' && file !== null
    ? Object.fromEntries(Object.entries(file).filter(([, domain]) => DOMAIN.test(String(domain))))
    : {};

/** Where the page is; `window.location` is one. */
interface PageAddress {
  protocol: string;
  hostname: string;
  /** Port, '' where it is the protocol's own. */
  port: string;
}

/** The environment's part of a host, which stays: from `qa.northstar.example` one comes to `qa.` of the other. */
const ENVIRONMENT = /^(?:www\.)?(?:dev|test|qa)\d*\.(?=.+\.)/;

function hostOf(code: string, domain: string, { hostname }: PageAddress): string {
  if (hostname.endsWith('.localhost')) return `${code}.localhost`;
  return `${ENVIRONMENT.exec(hostname)?.[0] ?? ''}${domain}`;
}

/**
 * The address of a brand's sign-in page in the page's own environment; null where no brand has the code.
 * @param code whatever a service or an address says, in any case
 */
export function portalAddress(code: unknown, portals: Portals, page: PageAddress): string | null {
  const known = safeBrandCode(code, Object.keys(portals));
  const domain = known === null ? undefined : portals[known];
  if (known === null || domain === undefined) return null;
  const port = page.port === '' ? '' : `:${page.port}`;
  return `${page.protocol}//${hostOf(known, domain, page)}${port}/login/`;
}
