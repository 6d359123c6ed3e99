/** The search field of a list. The typed words are never persisted: they may name a person (decisions/claims#searching-the-claims-list). */
import { useEffect, useInsertionEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Search, X } from 'lucide-react';
import { adoptStyles } from '../page/adopt-styles.ts';
import { useIsNarrow } from '../page/use-is-narrow.ts';
import styles from './list-search.css?inline';
import { t } from './list.text.ts';

/** Debounce: the list changes once typing has paused for this long, so that rows are not rendered after each key. */
const PAUSE_MS = 200;

export interface ListSearchState {
  text: string;
  onSearch(text: string): void;
  /** Shown if the search finds nothing: `text` says why, and `next` says what to do. */
  nothing(isFiltered: boolean): { text: string; next: string };
  /** A button that searches a longer period, or null if there is none. */
  wider: ReactNode;
}

interface ListSearchProps extends Pick<ListSearchState, 'text' | 'onSearch'> {
  id: string;
  label: string;
  /** What can be typed; `shortHint` is the text for a phone. */
  hint: string;
  shortHint: string;
  count: string;
}

const MAGNIFIER = <Search aria-hidden="true" size={20} />;
const CROSS = <X aria-hidden="true" size={20} />;

/**
 * The typed text, for which the list is searched after a pause. If another control changes the search, the new search
 * text replaces the typed text.
 */
function useTyped(text: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState(text);
  const [followed, setFollowed] = useState(text);
  if (followed !== text) {
    setFollowed(text);
    setTyped(text);
  }
  useEffect(() => {
    if (typed === text) return;
    const timer = setTimeout(() => onSearch(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, text, onSearch]);
  return [typed, setTyped] as const;
}

export function ListSearch({ id, label, hint, shortHint, text, count, onSearch }: ListSearchProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const [typed, setTyped] = useTyped(text, onSearch);
  const field = useRef<HTMLInputElement>(null);
  const isNarrow = useIsNarrow();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSearch(typed);
  };
  const clear = (): void => {
    setTyped('');
    onSearch('');
    field.current?.focus();
  };
  return (
    <form
      role="search"
      className="list-search"
      data-searched={text !== ''}
      aria-label={label}
      onSubmit={submit}
    >
      <label htmlFor={`${id}-search`}>{label}</label>
      <span className="list-search-field">
        {MAGNIFIER}
        <input
          ref={field}
          id={`${id}-search`}
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={isNarrow ? shortHint : hint}
          aria-describedby={`${id}-search-hint`}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {typed === '' ? null : (
          <button type="button" aria-label={t('clearSearch')} onClick={clear}>
            {CROSS}
          </button>
        )}
      </span>
      <p className="visually-hidden" id={`${id}-search-hint`}>
        {hint}
      </p>
      {/* Hidden from screen readers, because the heading contains the count, and the count is announced. */}
      {text === '' ? null : (
        <p className="list-search-count" aria-hidden="true">
          {count}
        </p>
      )}
    </form>
  );
}
