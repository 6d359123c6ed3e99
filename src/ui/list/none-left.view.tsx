/** No row is left: why, and what to press (spec 001 §2). */
import { EmptyNote } from '../page/panel-notes.tsx';
import type { ListSearchState } from './list-search.view.tsx';
import { t } from './list.text.ts';

interface NoneLeftProps {
  /** For filters without a search. */
  words: { text: string; next: string };
  search: ListSearchState | undefined;
  isFiltered: boolean;
  onClear(): void;
  onClearSearch(): void;
}

export function NoneLeft({ words, search, isFiltered, onClear, onClearSearch }: NoneLeftProps) {
  const searched = search && search.text !== '' ? search : null;
  const note = <EmptyNote drawing="search" {...(searched ? searched.nothing(isFiltered) : words)} />;
  return (
    <>
      {/* A search is announced with its count after each pause; an alert for each would interrupt. */}
      {searched ? note : <div role="alert">{note}</div>}
      <div className="list-go">
        {searched ? (
          <button type="button" className="button" onClick={onClearSearch}>
            {t('clearSearch')}
          </button>
        ) : null}
        {isFiltered ? (
          <button type="button" className="button" onClick={onClear}>
            {t('clear')}
          </button>
        ) : null}
        {searched?.wider}
      </div>
    </>
  );
}
