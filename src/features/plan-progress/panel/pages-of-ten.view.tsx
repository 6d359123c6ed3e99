/** Pages of ten (spec 001 §9 'plan progress page size 10'). The pager loads only if it is needed. */
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { PROGRESS_PAGE_SIZE } from '../panel-plans.rules.ts';

const Pager = lazy(() => import('./ten-pager.view.tsx'));

interface PagesOfTenProps<Item> {
  items: readonly Item[];
  children(shown: readonly Item[]): ReactNode;
}

export function PagesOfTen<Item>({ items, children }: PagesOfTenProps<Item>) {
  const [chosen, choose] = useState(1);
  const pages = Math.max(1, Math.ceil(items.length / PROGRESS_PAGE_SIZE));
  const page = Math.min(chosen, pages);
  const start = (page - 1) * PROGRESS_PAGE_SIZE;
  return (
    <>
      {children(items.slice(start, start + PROGRESS_PAGE_SIZE))}
      {pages > 1 ? (
        <Suspense>
          <Pager page={page} pages={pages} onPage={choose} />
        </Suspense>
      ) : null}
    </>
  );
}
