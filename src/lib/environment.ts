/** The environment of a host, and the service origins of each (spec 000 §7 'Request wrapper rules'). */

type Environment = 'local' | 'dev' | 'test' | 'qa' | 'prod';

const LOCAL = /^(m00.*|localhost|.*\.localhost|127\.0\.0\.1|\[::1\])$/;
/** Test environments: `qa.northstar.example`, `www.test2.northstar.example`. Pattern chosen here. */
const SUB_DOMAIN = /^(?:www\.)?(dev|test|qa)\d*\./;

const isTestEnvironment = (name: string | undefined): name is 'dev' | 'test' | 'qa' =>
  name === 'dev' || name === 'test' || name === 'qa';

/**
 * The environment of a host (spec 000 §7 'selected by sub-domain pattern'; §9 'A host starting with m00 is
 * treated as local'). A host without a pattern is production.
 * @param host host name without port
 */
export function environmentOf(host: string): Environment {
  const name = host.toLowerCase();
  if (LOCAL.test(name)) return 'local';
  const named = SUB_DOMAIN.exec(name)?.[1];
  return isTestEnvironment(named) ? named : 'prod';
}

/** Whether requests carry the test-backend routing header (spec 000 §7). */
export const isTestBackend = (environment: Environment): boolean => isTestEnvironment(environment);

/** Cross-origin service hosts by environment. */
export type ServiceHosts = Readonly<Partial<Record<Environment, string>>>;

/** Headers that must not leave the site's own origin (spec 000 §7 'strips commerce tokens from headers'). */
const COMMERCE_HEADERS: readonly string[] = ['wctoken', 'wctrustedtoken', 'commercetokens'];

interface RequestTarget {
  /** Absolute if it is on another origin. */
  url: string;
  headers: Record<string, string>;
}

/**
 * The address and headers of a request. In cross-origin mode it goes to the environment's host without commerce tokens;
 * an environment without a host uses the site's own origin.
 * @param path from the host's root, with its query
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
