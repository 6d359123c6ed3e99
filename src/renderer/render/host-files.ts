/** The files `_headers` and `_redirects` of a site, in the format that static hosts and our server read. */
import { COMPILED_FOLDER, HASHED_FOLDER } from '../../brand/addresses.ts';

const YEAR_SECONDS = 31_536_000;

const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': 'camera=(), geolocation=(self), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Strict-Transport-Security': `max-age=${YEAR_SECONDS}; includeSubDomains`,
};
/** Headers that have no effect on scripts, style sheets and fonts (decisions/publishing#document-headers-on-documents-only). */
export const DOCUMENT_HEADERS: readonly string[] = [
  'Content-Security-Policy',
  'X-Frame-Options',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
];
export const IMMUTABLE = `public, max-age=${YEAR_SECONDS}, immutable`;

/** Headers for all paths that match a pattern with `*`. */
export interface HeaderRule {
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

/** The header rules: security headers for all paths, and a year of caching for hashed files (decisions/publishing#host-headers-fit-few-rules). */
export const headerRules = (policy: string): HeaderRule[] => [
  {
    pattern: '/*',
    headers: { 'Content-Security-Policy': policy, ...SECURITY_HEADERS, Vary: 'Accept-Encoding' },
  },
  ...[COMPILED_FOLDER, HASHED_FOLDER].map((folder) => ({
    pattern: `${folder}*`,
    headers: { 'Cache-Control': IMMUTABLE },
  })),
];

export const headersFile = (rules: readonly HeaderRule[]): string =>
  `${rules
    .map(({ pattern, headers }) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')}\n`;

export const redirectsFile = (redirects: Readonly<Record<string, string>>): string =>
  Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 302\n`)
    .join('');

/** Maximum number of rules. Cloudflare Pages accepts 100, but operators may add rules (decisions/publishing#host-headers-fit-few-rules). */
const MAX_RULES = 15;
/**
 * Limits of Cloudflare Pages. `MAX_REDIRECTS` is the limit for redirects without patterns
 * (decisions/shell#old-addresses-redirect).
 */
const MAX_HEADER_LINE = 2000;
const MAX_REDIRECTS = 2000;
const MAX_REDIRECT_LINE = 1000;

const longLines = (file: string, text: string, most: number): string[] =>
  text
    .split('\n')
    .filter((line) => line.length > most)
    .map(
      (line) =>
        `${file} has a line of ${line.length} characters, and hosts take ${most}: ${line.slice(0, 50).trim()}…`,
    );

/** Errors for entries that static hosts would reject or silently ignore. */
export function hostFileErrors(headers: string, redirects: string): string[] {
  const rules = headers.split('\n').filter((line) => line.startsWith('/')).length;
  const moves = redirects.split('\n').length - 1;
  return [
    ...(rules > MAX_RULES ? [`_headers has ${rules} rules; at most ${MAX_RULES} are allowed`] : []),
    ...longLines('_headers', headers, MAX_HEADER_LINE),
    ...(moves > MAX_REDIRECTS
      ? [`_redirects has ${moves} addresses, and hosts take ${MAX_REDIRECTS}: remove some from redirects`]
      : []),
    ...longLines('_redirects', redirects, MAX_REDIRECT_LINE),
  ];
}
