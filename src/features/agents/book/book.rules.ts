/** Search, sort order and paging of a book of clients (spec 000 §1). Pure. Searches 5,000 clients within a frame. */
import { compareCodes, rowOrders, sortKey, type SortDefinitions } from '../../../ui/list/sort-rows.rules.ts';
import {
  DEFAULT_PAGE_SIZE,
  nearestPage,
  pageCount,
  pageOf,
  type PageSize,
} from '../../../ui/list/pager.rules.ts';
import type { BookClient, ClientLine } from './book.schema.ts';
import { t } from './book.text.ts';

export type LineChoice = ClientLine | 'ALL';

export interface BookState {
  term: string;
  line: LineChoice;
  /** Whether to show only clients whose portal can be opened. */
  withPortal: boolean;
  sort: string;
  page: number; // starts at 1
  pageSize: PageSize;
}

/** The text in lower case without accents. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const nameKey = sortKey<BookClient, string>(
  ({ lastName, firstName }) => foldText(`${lastName}\u0000${firstName}`),
  compareCodes,
);
const sinceKey = sortKey<BookClient, string>(({ since }) => since, compareCodes);
/** Sort key of the renewal date. Ended coverage has no date and comes last. */
const renewalKey = sortKey<BookClient, string>(({ renews }) => renews, compareCodes);

export const BOOK_SORTS = {
  name: { key: nameKey, label: () => t('sort.name') },
  nameBack: { key: nameKey, descending: true, label: () => t('sort.nameBack') },
  renewal: { key: renewalKey, label: () => t('sort.renewal') },
  newest: { key: sinceKey, descending: true, label: () => t('sort.newest') },
} as const satisfies SortDefinitions<BookClient>;

export const FIRST_STATE: BookState = {
  term: '',
  line: 'ALL',
  withPortal: false,
  sort: 'name',
  page: 1,
  pageSize: DEFAULT_PAGE_SIZE,
};

/** A book with the data for searching and sorting, computed once when the book arrives. */
export interface BookIndex {
  clients: readonly BookClient[];
  /** The searched text of each client, by position: lower case without accents, with a space before each word. */
  searched: readonly string[];
  order(sort: string): Uint32Array;
}

const searchedText = ({ firstName, lastName, clientId, city, state }: BookClient): string =>
  ` ${foldText(`${firstName} ${lastName} ${clientId} ${city} ${state}`)}`;

export const indexBook = (clients: readonly BookClient[]): BookIndex => ({
  clients,
  searched: clients.map(searchedText),
  order: rowOrders(clients, BOOK_SORTS),
});

/** The words of a search term. Each must be the start of a word of the client's name, number, city or state. */
const searchWords = (term: string): string[] =>
  foldText(term)
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map((word) => ` ${word}`);

type Choice = Pick<BookState, 'term' | 'line' | 'withPortal' | 'sort'>;

function hasWords(text: string, words: readonly string[]): boolean {
  for (const word of words) if (!text.includes(word)) return false;
  return true;
}

const isOffered = ({ line, hasPortal }: BookClient, choice: Choice): boolean =>
  (choice.line === 'ALL' || choice.line === line) && (hasPortal || !choice.withPortal);

/** Positions of matching clients, in sort order. Uses plain loops, because each keystroke searches the whole book. */
export function findClients({ clients, searched, order }: BookIndex, choice: Choice): Uint32Array {
  const words = searchWords(choice.term);
  const sorted = order(choice.sort);
  if (words.length === 0 && choice.line === 'ALL' && !choice.withPortal) return sorted;
  const rows = new Uint32Array(sorted.length);
  let total = 0;
  for (const position of sorted) {
    const client = clients[position];
    if (!client || !isOffered(client, choice) || !hasWords(searched[position] ?? '', words)) continue;
    rows[total] = position;
    total += 1;
  }
  return rows.subarray(0, total);
}

export interface BookPage {
  clients: readonly BookClient[];
  page: number;
  pages: number;
  total: number;
  all: number;
}

/** The requested page, or the nearest one that exists. */
export function bookPage(
  { clients }: BookIndex,
  rows: Uint32Array,
  { page: requested, pageSize }: Pick<BookState, 'page' | 'pageSize'>,
): BookPage {
  const pages = pageCount(rows.length, pageSize);
  const page = nearestPage(requested, pages);
  const shown = Array.from(pageOf(rows, page, pageSize), (position) => clients[position]);
  return {
    clients: shown.filter((client) => client !== undefined),
    page,
    pages,
    total: rows.length,
    all: clients.length,
  };
}
