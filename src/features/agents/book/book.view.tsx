import { useRef, type ReactNode } from 'react';
import { showCount } from '../../../lib/text/count.ts';
import { useBrandContact } from '../../../ui/page/brand-context.tsx';
import { EmptyNote, SkippedNote } from '../../../ui/page/panel-notes.tsx';
import { Pager } from '../../../ui/list/pager.tsx';
import { FIRST_STATE, type BookPage, type BookState } from './book.rules.ts';
import type { BookClient } from './book.schema.ts';
import { BookRow } from './book-row.view.tsx';
import { BookTools } from './book-tools.view.tsx';
import { t } from './book.text.ts';

export const BOOK_HEADING = 'book-heading';

interface BookPanelProps {
  page: BookPage;
  state: BookState;
  agency: string;
  skipped: number;
  mayOpen: boolean;
  onChange(changes: Partial<BookState>): void;
  onOpen(client: BookClient): void;
  children: ReactNode;
}

/** For example '3 of 64 clients of Fernhill'. */
export const countText = ({ total, all }: Pick<BookPage, 'total' | 'all'>, agency: string): string =>
  total < all
    ? t('countOf', { shown: showCount(total), all: showCount(all), agency })
    : t('count', { count: all, shown: showCount(all), agency });

const NoneLeft = ({ onClear }: { onClear(): void }) => (
  <>
    <EmptyNote drawing="search" text={t('noneLeft')} next={t('noneLeftNext')} />
    <p className="list-go">
      <button type="button" className="button" onClick={onClear}>
        {t('clear')}
      </button>
    </p>
  </>
);

function Clients({ page, mayOpen, onOpen }: Pick<BookPanelProps, 'page' | 'mayOpen' | 'onOpen'>) {
  return (
    <ul className="rows">
      {page.clients.map((client, position) => (
        <BookRow key={position} client={client} mayOpen={mayOpen} onOpen={onOpen} />
      ))}
    </ul>
  );
}

export function BookPanel({
  page,
  state,
  agency,
  skipped,
  mayOpen,
  onChange,
  onOpen,
  children,
}: BookPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { phone } = useBrandContact();
  const clear = (): void => {
    onChange(FIRST_STATE);
    heading.current?.focus({ preventScroll: true });
  };
  const turnTo = (next: number): void => {
    onChange({ page: next });
    heading.current?.focus();
  };
  return (
    <section className="panel book" aria-labelledby={BOOK_HEADING}>
      <div className="list-head">
        <div>
          <h2 id={BOOK_HEADING} tabIndex={-1} ref={heading}>
            {t('heading')}
          </h2>
          <p className="list-period">{countText(page, agency)}</p>
        </div>
      </div>
      {page.all === 0 ? <EmptyNote drawing="people" text={t('empty')} next={t('emptyNext')} /> : null}
      {page.all > 0 ? (
        <BookTools
          term={state.term}
          line={state.line}
          withPortal={state.withPortal}
          sort={state.sort}
          onChange={onChange}
        />
      ) : null}
      {skipped > 0 ? <SkippedNote text={t('skipped', { count: skipped, phone })} /> : null}
      {mayOpen || page.all === 0 ? null : <p className="book-note">{t('mayNotOpen')}</p>}
      {children}
      {page.all > 0 && page.total === 0 ? <NoneLeft onClear={clear} /> : null}
      <Clients page={page} mayOpen={mayOpen} onOpen={onOpen} />
      <Pager
        id="book"
        page={page.page}
        pages={page.pages}
        size={state.pageSize}
        total={page.total}
        onPage={turnTo}
        onSize={(pageSize) => onChange({ pageSize })}
      />
    </section>
  );
}
