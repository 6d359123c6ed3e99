import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PAGE_SIZE, nearestPage, PAGE_SIZES, pageCount, pageLinks, pageOf } from './pager.rules.ts';

describe('the pager of a list (001 §9)', () => {
  it('has the page sizes 10, 50 and 100, and uses 10 by default', () => {
    expect(PAGE_SIZES).toEqual([10, 50, 100]);
    expect(DEFAULT_PAGE_SIZE).toBe(10);
  });

  it('puts each item on exactly one page and never exceeds the page size', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 350 }), fc.constantFrom(...PAGE_SIZES), (items, size) => {
        const pages = Array.from({ length: pageCount(items.length, size) }, (_, at) =>
          pageOf(items, at + 1, size),
        );
        expect(pages.flat()).toEqual(items);
        for (const page of pages) expect(page.length).toBeLessThanOrEqual(size);
        if (items.length > 0) expect(pages.at(-1)?.length).toBeGreaterThan(0);
      }),
    );
  });

  it.each([
    [0, 1],
    [10, 1],
    [11, 2],
    [10_000, 1000],
  ])('splits %d items into %d pages', (total, pages) => {
    expect(pageCount(total, 10)).toBe(pages);
  });

  it.each([
    [5, 3, 3],
    [0, 3, 1],
    [2, 3, 2],
  ])('opens the nearest page if page %d of %d is requested: page %d', (page, pages, nearest) => {
    expect(nearestPage(page, pages)).toBe(nearest);
  });

  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [3, 5, [1, 2, 3, 4, 5]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [1, 1000, [1, 2, null, 1000]],
  ])('on page %d of %d, has the links %j', (page, pages, links) => {
    expect(pageLinks(page, pages)).toEqual(links);
  });

  it('has at most nine links and gaps, and its links lead to existing pages in ascending order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 2000 }), (a, b) => {
        const [page, pages] = [Math.min(a, b), Math.max(a, b)];
        const links = pageLinks(page, pages);
        expect(links.length).toBeLessThanOrEqual(9);
        expect(links).toContain(page);
        const numbers = links.filter((link) => link !== null);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers.every((link) => link >= 1 && link <= pages)).toBe(true);
      }),
    );
  });
});
