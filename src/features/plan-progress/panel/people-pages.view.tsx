/** People by pages of ten (spec 001 §9 'plan progress page size 10'). The pager loads for large families only. */
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { PROGRESS_PAGE_SIZE, type PersonRow } from '../panel-plans.rules.ts';

const Pager = lazy(() => import('./people-pager.view.tsx'));

interface PeoplePagesProps {
  people: readonly PersonRow[];
  children(shown: readonly PersonRow[]): ReactNode;
}

export function PeoplePages({ people, children }: PeoplePagesProps) {
  const [chosen, choose] = useState(1);
  const pages = Math.max(1, Math.ceil(people.length / PROGRESS_PAGE_SIZE));
  const page = Math.min(chosen, pages);
  const start = (page - 1) * PROGRESS_PAGE_SIZE;
  return (
    <>
      {children(people.slice(start, start + PROGRESS_PAGE_SIZE))}
      {pages > 1 ? (
        <Suspense>
          <Pager page={page} pages={pages} onPage={choose} />
        </Suspense>
      ) : null}
    </>
  );
}
