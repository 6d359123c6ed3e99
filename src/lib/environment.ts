/** Which environment a host belongs to, and where its services are (spec 000 §7 'Request wrapper rules'). */

type Environment = 'local' | 'dev' | 'test' | 'qa' | 'prod';

/** Hosts of a laptop. */
const LOCAL = /^(m00.*|localhost|.*\.localhost|127\.0\.0\.1|\[::1\])$/;
/** Sub-domain of a test environment: `qa.northstar.example`, `www.test2.northstar.example`. Pattern chosen here. */
const SUB_DOMAIN = /^(?:www\.)?(dev|test|qa)\d*\./;

const isTestEnvironment = (name: string | undefined): name is 'dev' | 'test' | 'qa' =>
  name === 'dev' || name === 'test' || name === 'qa';

/**
 * The environment of a host (spec 000 §7 'selected by sub-domain pattern'; §9 'A host starting with m00 is
 * treated as local'). A host without a pattern is production.
 * @param host host name without port, in any case
 */
export function environmentOf(host: string): Environment {
  const name = host.toLowerCase();
  if (LOCAL.test(name)) return 'local';
  const named = SUB_DOMAIN.exec(name)?.[1];
  return isTestEnvironment(named) ? named : 'prod';
}

/** Whether calls carry the test-backend routing header (spec 000 §7). */
export const isTestBackend = (environment: Environment): boolean => isTestEnvironment(environment);

/** Origins of the services where they are not the site's own, by environment. */
export type ServiceHosts = Readonly<Partial<Record<Environment, string>>>;

/** Headers that must not leave the site's own origin (spec 000 §7 'strips commerce tokens from headers'). */
const COMMERCE_HEADERS: readonly string[] = ['wctoken', 'wctrustedtoken', 'commercetokens'];

interface RequestTarget {
  /** Where the request goes: as given on the site's own origin, absolute on another. */
  url: string;
  headers: Record<string, string>;
}

/**
 * Where a request goes. In cross-origin mode the host is that of the environment, and commerce tokens are
 * left out of the headers; an environment without a host keeps the site's own.
 * @param path address from the host's root, with its query
 * @param hosts null outside cross-origin mode
 */
export function requestTarget(
  path: string,
  headers: Readonly<Record<string, string>>,
  environment: Environment,
  hosts: ServiceHosts | null,
): RequestTarget {
  const origin = hosts?.[environment];
  if (origin === undefined) return { url: path, headers: { ...headers } };
  const kept = Object.entries(headers).filter(([name]) => !COMMERCE_HEADERS.includes(name.toLowerCase()));
  return { url: new URL(path, origin).href, headers: Object.fromEntries(kept) };
}
