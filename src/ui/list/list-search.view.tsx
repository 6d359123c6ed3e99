/** The search field of a list. The typed words are never persisted: they may name a person (decisions/claims#searching-the-claims-list). */
import { useEffect, useInsertionEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Search, X } from 'lucide-react';
import { adoptStyles } from '../page/adopt-styles.ts';
import { useIsNarrow } from '../page/use-is-narrow.ts';
import styles from './list-search.css?inline';
import { t } from './list.text.ts';

/** Typing pauses this long before the list changes: rows are not rendered for each key. */
const PAUSE_MS = 200;

export interface ListSearchState {
  /** The text of the current search. */
  text: string;
  onSearch(text: string): void;
  /** Why the search leaves no row, and what to do about it. */
  nothing(isFiltered: boolean): { text: string; next: string };
  /** A button that searches a longer period, if there is one. */
  wider: ReactNode;
}

interface ListSearchProps extends Pick<ListSearchState, 'text' | 'onSearch'> {
  id: string;
  label: string;
  /** What may be typed, and the same for a phone. */
  hint: string;
  shortHint: string;
  /** '3 claims of 40': beside the field, which stays in view. */
  count: string;
}

const MAGNIFIER = <Search aria-hidden="true" size={20} />;
const CROSS = <X aria-hidden="true" size={20} />;

/** The typed text; the list follows it after a pause. A search set from outside, such as a cleared one, replaces it. */
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
      {/* The heading says it too, and screen readers hear it announced. */}
      {text === '' ? null : (
        <p className="list-search-count" aria-hidden="true">
          {count}
        </p>
      )}
    </form>
  );
}
