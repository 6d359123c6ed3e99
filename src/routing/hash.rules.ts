/** Parses and formats hash routes (spec 000 §2, 001 §2). The last segment may contain parameters (`?a=b` or `a=b`). Pure, and never throws. */

export interface Route {
  path: readonly string[];
  params: Readonly<Record<string, string>>;
}

/** Path of the default view (spec 000 §2). */
export const DEFAULT_PATH: readonly string[] = ['claims', 'activitySummary'];

/** Hash of the claims list. */
export const ALL_CLAIMS = '#/claims/claimsAndPayments';

/** Maps the first segment of an older address to the path of the view that it opens today. */
export const OLDER_NAMES: Readonly<Record<string, readonly string[]>> = {
  activitySummary: DEFAULT_PATH,
  claimsAndPayments: ['claims', 'claimsAndPayments'],
  healthPlans: ['claims', 'healthPlans'],
  messageCenter: ['claims', 'messageCenter'],
  educationalMaterial: ['claims', 'educational-materials'],
  'educational-materials': ['claims', 'educational-materials'],
  statementArchives: ['claims', 'statementArchives'],
};

const LEADING = /^#?!?\/*/;
const TRAILING = /\/+$/;
const NO_PARAMS: Readonly<Record<string, string>> = Object.freeze({});

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // contains a % that starts no escape
  }
}

const readParams = (query: string): Record<string, string> => Object.fromEntries(new URLSearchParams(query));

function splitPath(text: string): { path: string[]; bare: string } {
  const segments = text
    .replace(TRAILING, '')
    .split('/')
    .filter((segment) => segment !== '');
  const last = segments.at(-1) ?? '';
  return last.includes('=') ? { path: segments.slice(0, -1), bare: last } : { path: segments, bare: '' };
}

function canonicalPath(path: string[]): readonly string[] {
  const [first] = path;
  if (first === undefined || (first === 'claims' && path.length === 1)) return DEFAULT_PATH;
  const current = Object.hasOwn(OLDER_NAMES, first) ? OLDER_NAMES[first] : undefined;
  return current ? [...current, ...path.slice(1)] : path;
}

/** Parses a hash into a route. @param hash current or older form, with or without `#`, `#!` or a trailing slash; may be empty */
export function parseHash(hash: string): Route {
  const text = hash.replace(LEADING, '');
  const question = text.indexOf('?');
  const { path, bare } = splitPath(question < 0 ? text : text.slice(0, question));
  const query = question < 0 ? '' : text.slice(question + 1);
  const params = bare || query ? { ...readParams(bare), ...readParams(query) } : NO_PARAMS;
  return { path: canonicalPath(path.map(decode)), params };
}

// Also escapes `=`, which marks parameters, and `!`, which marks an older form.
const encodeSegment = (segment: string): string => encodeURIComponent(segment).replaceAll('!', '%21');

/** Formats a route as `#/claims/activitySummary?mobile=true`. Inverse of `parseHash` for canonical routes. */
export function formatRoute({ path, params }: Route): string {
  const query = new URLSearchParams(params).toString();
  return `#/${path.map(encodeSegment).join('/')}${query ? `?${query}` : ''}`;
}

/** The key of a route's path in tables of views, such as `claims/activitySummary`. */
export const pathKey = ({ path }: Route): string => path.join('/');

/**
 * The path that the navigation marks as current. The view `yearOfCosts` has no navigation entry, so it counts as part
 * of the claims list.
 */
export const navigationPathOf = (path: readonly string[]): readonly string[] =>
  path[1] === 'yearOfCosts' ? ['claims', 'claimsAndPayments', 'yearOfCosts'] : path;
