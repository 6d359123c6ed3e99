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

/**
 * Security headers for all paths, a year of caching for hashed files. Files are listed by name: a pattern
 * would cache 404s too (decision 062).
 */
export const headersFile = (policy: string, hashed: Iterable<string>): string =>
  `${[
    block('/*', {
      'Content-Security-Policy': policy,
      ...SECURITY_HEADERS,
      Vary: 'Accept-Encoding',
    }),
    ...[...hashed].sort().map((address) => block(address, { 'Cache-Control': IMMUTABLE })),
  ].join('\n\n')}\n`;

export const redirectsFile = (redirects: Readonly<Record<string, string>>): string =>
  Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 302\n`)
    .join('');
