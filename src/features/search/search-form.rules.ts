/** The global search form (spec 000 §2 Footer, §5, §9) and the address of its results page. Pure. */

import type { ResultKind } from '../../brand/search/search-index.ts';

export const MAX_SEARCH_TERM_LENGTH = 64; // spec 000 §9

/** Which kinds of results a search may return: plans, pages (spec 000 §2 'productEnabled and contentEnabled flags'). */
export interface SearchFlags {
  productEnabled: boolean;
  contentEnabled: boolean;
}

export interface SearchRequest extends SearchFlags {
  /** Has 1 to 64 characters, and neither control characters nor repeated spaces. */
  term: string;
}

/** Replaces each run of control characters and whitespace with one space, and trims the text. */
export const tidySearchTerm = (typed: string): string => typed.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();

/** Both errors show the message 'Please enter search term' (spec 000 §5). */
export function searchTermError(typed: string): 'missing' | 'long' | null {
  const { length } = tidySearchTerm(typed);
  if (length === 0) return 'missing';
  return length > MAX_SEARCH_TERM_LENGTH ? 'long' : null;
}

export const readSearch = (typed: string, flags: SearchFlags): SearchRequest | null =>
  searchTermError(typed) === null ? { term: tidySearchTerm(typed), ...flags } : null;

export const isRequested = (kind: ResultKind, { productEnabled, contentEnabled }: SearchFlags): boolean =>
  kind === 'product' ? productEnabled : contentEnabled;

const TERM = 'q';
/** Parameter that lists the enabled kinds of results. Omitted if both are enabled. */
const KINDS = 'in';

/** The fragment of the results page, such as `#q=deductible`. Unlike a query, a fragment is not sent to any server. */
export function searchFragment({ term, productEnabled, contentEnabled }: SearchRequest): string {
  const parameters = new URLSearchParams({ [TERM]: term });
  if (!productEnabled || !contentEnabled)
    parameters.set(KINDS, productEnabled ? 'product' : contentEnabled ? 'content' : '');
  return `#${parameters.toString()}`;
}

/**
 * Reads a search from a fragment and validates it, because users can edit a fragment. Null without a valid term.
 * @param allowed the brand's flags
 */
export function readFragment(hash: string, allowed: SearchFlags): SearchRequest | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const kinds = parameters.get(KINDS);
  const includes = (kind: ResultKind): boolean => kinds === null || kinds === kind;
  return readSearch(parameters.get(TERM) ?? '', {
    productEnabled: allowed.productEnabled && includes('product'),
    contentEnabled: allowed.contentEnabled && includes('content'),
  });
}
