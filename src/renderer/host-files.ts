/** `_headers` and `_redirects` of a site, in the format that static hosts and our server read. */

const YEAR_SECONDS = 31_536_000;

const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': 'camera=(), geolocation=(self), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Strict-Transport-Security': `max-age=${YEAR_SECONDS}; includeSubDomains`,
};
/** Without effect on a script, a style sheet or a font (decision 113). */
export const DOCUMENT_HEADERS: readonly string[] = [
  'Content-Security-Policy',
  'X-Frame-Options',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
];
export const IMMUTABLE = `public, max-age=${YEAR_SECONDS}, immutable`;

const block = (pattern: string, headers: Readonly<Record<string, string>>): string =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** Allows service calls to other origins (spec 000 §7 'Cross-origin mode'). */
const withOrigins = (policy: string, origins: readonly string[]): string =>
  policy.replace("connect-src 'self'", ["connect-src 'self'", ...new Set(origins)].join(' '));

/**
 * Allows the origin of a brand's tag manager, and the policy that may load its container (decision 155). Only an address
 * is trusted: what the container does is still subject to Trusted Types.
 */
const withTags = (policy: string, host: string | undefined): string =>
  host === undefined
    ? policy
    : policy
        .replace("script-src 'self'", `script-src 'self' ${host}`)
        .replace("connect-src 'self'", `connect-src 'self' ${host}`)
        .replace('trusted-types ', 'trusted-types consent ');

/**
 * Security headers for all paths, a year of caching for hashed files. Files are listed by name: a pattern
 * would cache 404s too (decision 062). @param origins of services that pages call
 * @param tags origin of the brand's tag manager
 */
export const headersFile = (
  policy: string,
  hashed: Iterable<string>,
  origins: readonly string[] = [],
  tags?: string,
): string =>
  `${[
    block('/*', {
      'Content-Security-Policy': withTags(withOrigins(policy, origins), tags),
      ...SECURITY_HEADERS,
      Vary: 'Accept-Encoding',
    }),
    ...[...hashed].sort().map((address) => block(address, { 'Cache-Control': IMMUTABLE })),
  ].join('\n\n')}\n`;

export const redirectsFile = (redirects: Readonly<Record<string, string>>): string =>
  Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 302\n`)
    .join('');
