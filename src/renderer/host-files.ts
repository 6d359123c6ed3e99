/** `_headers` and `_redirects`: what any host of the site, ours included, answers beside the files. */

const YEAR_SECONDS = 31_536_000;

const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': 'camera=(), geolocation=(self), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Strict-Transport-Security': `max-age=${YEAR_SECONDS}; includeSubDomains`,
};
/** For a file whose name carries a hash of what is in it. */
export const IMMUTABLE = `public, max-age=${YEAR_SECONDS}, immutable`;

const block = (pattern: string, headers: Readonly<Record<string, string>>): string =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** Lets pages ask services of other origins (spec 000 §7 'Cross-origin mode'). */
const withOrigins = (policy: string, origins: readonly string[]): string =>
  policy.replace("connect-src 'self'", ["connect-src 'self'", ...new Set(origins)].join(' '));

/**
 * Headers by address: security for all, and one year of caching for each hashed file. The format cannot name a status,
 * so each file is named: under a pattern such as `/_astro/*` a missing file's 404 would be kept for a year as well
 * (decision 062). Hosts ask again for every other file by default.
 * @param hashed addresses of the site's hashed files, `/_astro/name.hash.js`
 * @param origins of services that pages may ask
 */
export const headersFile = (
  policy: string,
  hashed: Iterable<string>,
  origins: readonly string[] = [],
): string =>
  `${[
    block('/*', {
      'Content-Security-Policy': withOrigins(policy, origins),
      ...SECURITY_HEADERS,
      Vary: 'Accept-Encoding',
    }),
    ...[...hashed].sort().map((address) => block(address, { 'Cache-Control': IMMUTABLE })),
  ].join('\n\n')}\n`;

/** Old addresses, one a line: from, to, status. */
export const redirectsFile = (redirects: Readonly<Record<string, string>>): string =>
  Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 302\n`)
    .join('');
