import { nearestPage, pageCount, pageOf, type PageSize } from './pager.rules.ts';
import {
  passingRows,
  rowsAt,
  toggleOption,
  type Facet,
  type FilteredRows,
  type Filters,
} from './facets.rules.ts';
import type { ListDefinition, ListIndex } from './list-index.rules.ts';

/** The persisted state of a list, which must be JSON. A list may add fields, such as its period. */
export interface ListState {
  filters: Filters;
  sort: string;
  /** The page number, from 1. */
  page: number;
  pageSize: PageSize;
  /** Ids of the open rows, or 'first' for the first row of the page. */
  open: 'first' | readonly string[];
}

type Changes = Partial<ListState>;

/** After filtering or new data, the list goes to page 1 and opens its first row (spec 001 §2). */
export const FROM_FIRST_ROW = { page: 1, open: 'first' } as const satisfies Changes;

/** For a list whose rows must not open automatically, because opening a row loads a file or marks a message as read. */
export const FROM_FIRST_PAGE = { page: 1, open: [] } as const satisfies Changes;

export type Restart = typeof FROM_FIRST_ROW | typeof FROM_FIRST_PAGE;

export const filterBy = (
  { filters }: ListState,
  facet: string,
  option: string,
  restart: Restart = FROM_FIRST_ROW,
): Changes => ({ filters: toggleOption(filters, facet, option), ...restart });

export const sortBy = (sort: string): Changes => ({ sort, page: 1, open: [] });

export const goToPage = (page: number): Changes => ({ page, open: [] });

export const resizePage = (pageSize: PageSize): Changes => ({ pageSize, page: 1, open: [] });

export const toggleRow = (open: readonly string[], id: string): Changes => ({
  open: open.includes(id) ? open.filter((openId) => openId !== id) : [...open, id],
});

export interface OrderedRows<Row> {
  index: ListIndex<Row>;
  filtered: FilteredRows;
  positions: Uint32Array;
}

export const orderRows = <Row>(
  index: ListIndex<Row>,
  filtered: FilteredRows,
  sort: string,
): OrderedRows<Row> => ({ index, filtered, positions: passingRows(index, filtered, sort) });

export interface ListPage<Row> {
  definition: ListDefinition<Row>;
  rows: readonly Row[];
  open: readonly string[];
  page: number;
  pages: number;
  total: number;
  all: number;
  facets: readonly Facet[];
}

/** The requested page with its rows, or the nearest page that exists. */
export function listPage<Row>(
  { index, filtered, positions }: OrderedRows<Row>,
  { page: requested, pageSize, open }: ListState,
): ListPage<Row> {
  const { total, facets } = filtered;
  const { definition } = index;
  const pages = pageCount(total, pageSize);
  const page = nearestPage(requested, pages);
  const rows = rowsAt(index.rows, pageOf(positions, page, pageSize));
  return {
    definition,
    rows,
    open: open === 'first' ? rows.slice(0, 1).map(definition.idOf) : open,
    page,
    pages,
    total,
    all: index.rows.length,
    facets,
  };
}
