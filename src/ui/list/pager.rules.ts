/** Splits a list into pages (spec 001 §9 'item list default page size 10 with options 10, 50, 100'). Pure. */

export const PAGE_SIZES = [10, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
export const DEFAULT_PAGE_SIZE: PageSize = 10;

export const isPageSize = (size: number): size is PageSize => PAGE_SIZES.some((allowed) => allowed === size);

export const pageCount = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** The existing page that is nearest to the requested page. Pages are numbered from 1. */
export const nearestPage = (page: number, pages: number): number => Math.min(Math.max(1, page), pages);

export const pageOf = <Items>(
  items: { slice(start: number, end: number): Items },
  page: number,
  size: number,
): Items => items.slice((page - 1) * size, page * size);

type PageLink = number | null;

/** The page numbers that the pager links to: first, last, and the current page with its neighbors. Null stands for a gap. */
export function pageLinks(page: number, pages: number): PageLink[] {
  const near = [1, page - 1, page, page + 1, pages].filter(
    (pageNumber) => pageNumber >= 1 && pageNumber <= pages,
  );
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((pageNumber, at): PageLink[] => {
    const gap = pageNumber - (shown[at - 1] ?? 0);
    if (gap <= 1) return [pageNumber];
    return gap === 2 ? [pageNumber - 1, pageNumber] : [null, pageNumber];
  });
}
