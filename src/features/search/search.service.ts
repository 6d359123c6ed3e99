/** Searches the index of the brand's pages, which the build created (decisions/visitors#search-runs-in-the-browser). */
import { readIndex, type SearchPage } from '../../brand/search/search-index.ts';
import { pageLanguage } from '../../lib/text/i18n.ts';
import type { SearchRequest } from './search-form.rules.ts';
import { indexPages, type FindPages, type SearchResults } from './search-index.rules.ts';

const WAIT_MS = 15_000;

async function loadPages(address: string): Promise<SearchPage[]> {
  const response = await fetch(address, { signal: AbortSignal.timeout(WAIT_MS) });
  if (!response.ok) throw new Error(`the search index responded with ${response.status}`);
  return readIndex(await response.json());
}

let index: Promise<FindPages> | null = null;

/**
 * Loads the index once, then searches it. @param address address of the index in the page's language @throws Error if
 * the index cannot be loaded; the next call retries
 */
export async function searchSite(address: string, request: SearchRequest): Promise<SearchResults> {
  index ??= loadPages(address).then((pages) => indexPages(pages, pageLanguage()));
  try {
    return (await index)(request);
  } catch (error) {
    index = null;
    throw error;
  }
}
