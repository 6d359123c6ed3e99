import { ChevronLeft, ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { showCount } from '../../lib/text/count.ts';
import { isPageSize, PAGE_SIZES, pageLinks, type PageSize } from './pager.rules.ts';
import { t } from './pager.text.ts';

interface PagerProps {
  id: string;
  page: number;
  pages: number;
  size: PageSize;
  /** Number of items in the list. If they fit on a page of the smallest size, no pager is shown. */
  total: number;
  onPage(page: number): void;
  onSize(size: PageSize): void;
}

const [SMALLEST] = PAGE_SIZES;
const BACK = <ChevronLeft aria-hidden="true" size={18} />;
const ON = <ChevronRight aria-hidden="true" size={18} />;

export function PageLinks({ page, pages, onPage }: Pick<PagerProps, 'page' | 'pages' | 'onPage'>) {
  return (
    <nav className="pager-pages" aria-label={t('label')}>
      <button type="button" className="button" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {BACK} {t('previous')}
      </button>
      <ol>
        {pageLinks(page, pages).map((link, at) => (
          <li key={link ?? `gap-${at}`}>
            {link === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <button
                type="button"
                aria-label={t('page', { page: showCount(link) })}
                aria-current={link === page ? 'page' : undefined}
                onClick={() => onPage(link)}
              >
                {showCount(link)}
              </button>
            )}
          </li>
        ))}
      </ol>
      <span className="pager-where">{t('pageOf', { page: showCount(page), pages: showCount(pages) })}</span>
      <button type="button" className="button" disabled={page === pages} onClick={() => onPage(page + 1)}>
        {t('next')} {ON}
      </button>
    </nav>
  );
}

function Size({ id, size, onSize }: Pick<PagerProps, 'id' | 'size' | 'onSize'>) {
  const resize = (size: number): void => {
    if (isPageSize(size)) onSize(size);
  };
  return (
    <div className="pager-size">
      <label htmlFor={`${id}-size`}>{t('size')}</label>
      <select id={`${id}-size`} value={size} onChange={({ target }) => resize(Number(target.value))}>
        {PAGE_SIZES.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Memoized, because the page size does not change when the list moves to another page. */
const MemoSize = memo(Size);

export function Pager({ id, page, pages, size, total, onPage, onSize }: PagerProps) {
  if (total <= SMALLEST) return null;
  return (
    <div className="pager">
      {pages > 1 ? <PageLinks page={page} pages={pages} onPage={onPage} /> : null}
      <MemoSize id={id} size={size} onSize={onSize} />
    </div>
  );
}
