export const ENVIRONMENTS = ['local', 'dev', 'test', 'qa', 'prod'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

const LOCAL = /^(m00.*|localhost|.*\.localhost|127\.0\.0\.1|\[::1\])$/;
/** Matches hosts of test environments, such as `qa.northstar.example` and `www.test2.northstar.example`. The pattern is not in the spec. */
const SUB_DOMAIN = /^(?:www\.)?(dev|test|qa)\d*\./;

/** Matches the prefix of a test environment, including its last dot, before a brand's domain. */
const TEST_PREFIX = /^(?:www\.)?(?:dev|test|qa)\d*\.(?=.+\.)/;

const isTestEnvironment = (name: string | undefined): name is 'dev' | 'test' | 'qa' =>
  name === 'dev' || name === 'test' || name === 'qa';

/** The environment of a host (spec 000 §7 'selected by sub-domain pattern', §9: m00 is local). Any other host is production. */
export function environmentOf(host: string): Environment {
  const name = host.toLowerCase();
  if (LOCAL.test(name)) return 'local';
  const named = SUB_DOMAIN.exec(name)?.[1];
  return isTestEnvironment(named) ? named : 'prod';
}

/** The prefix of a test environment's host: `www.test2.` for `www.test2.northstar.example`; '' for production and local hosts. */
export const environmentPrefix = (host: string): string =>
  environmentOf(host) === 'local' ? '' : (TEST_PREFIX.exec(host.toLowerCase())?.[0] ?? '');

/** Whether requests contain the header that selects a test backend (spec 000 §7). */
export const isTestBackend = (environment: Environment): boolean => isTestEnvironment(environment);

export type ServiceHosts = Readonly<Partial<Record<Environment, string>>>;

/** Headers that must not leave the site's own origin (spec 000 §7 'strips commerce tokens from headers'). */
const COMMERCE_HEADERS: readonly string[] = ['wctoken', 'wctrustedtoken', 'commercetokens'];

interface RequestTarget {
  url: string;
  headers: Record<string, string>;
}

/** The URL and headers of a request. In cross-origin mode, uses the environment's service host if there is one, and drops commerce tokens. */
export function requestTarget(
  path: string,
  headers: Readonly<Record<string, string>>,
  environment: Environment,
  hosts: ServiceHosts | null,
): RequestTarget {
  const origin = hosts?.[environment];
  if (origin === undefined) return { url: path, headers: { ...headers } };
  const remaining = Object.entries(headers).filter(
    ([name]) => !COMMERCE_HEADERS.includes(name.toLowerCase()),
  );
  return { url: new URL(path, origin).href, headers: Object.fromEntries(remaining) };
}
