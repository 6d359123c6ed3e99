/** Search, filters and sort order of a book. Each control renders again only when its own value changes. */
import { memo } from 'react';
import { Field } from '../../../ui/form/field.tsx';
import { BOOK_SORTS, type BookState, type LineChoice } from './book.rules.ts';
import { CLIENT_LINES } from './book.schema.ts';
import { t } from './book.text.ts';

const LINE_CHOICES: readonly LineChoice[] = ['ALL', ...CLIENT_LINES];
const SORTS = Object.entries(BOOK_SORTS);
const MOST_LETTERS = 64;

type ControlProps<Name extends keyof BookState> = Pick<BookState, Name> & {
  onChange(changes: Partial<BookState>): void;
};

const Search = memo(({ term, onChange }: ControlProps<'term'>) => (
  <Field id="book-search" label={t('search')} hint={t('searchHint')} error={null}>
    {(control) => (
      <input
        {...control}
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={MOST_LETTERS}
        value={term}
        onChange={({ currentTarget }) => onChange({ term: currentTarget.value })}
      />
    )}
  </Field>
));
Search.displayName = 'Search';

const Line = memo(({ line, onChange }: ControlProps<'line'>) => (
  <Field id="book-line" label={t('line')} error={null}>
    {(control) => (
      <select
        {...control}
        value={line}
        onChange={({ currentTarget }) =>
          onChange({ line: LINE_CHOICES.find((choice) => choice === currentTarget.value) ?? 'ALL' })
        }
      >
        {LINE_CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {t(`line.${choice}`)}
          </option>
        ))}
      </select>
    )}
  </Field>
));
Line.displayName = 'Line';

const Sort = memo(({ sort, onChange }: ControlProps<'sort'>) => (
  <Field id="book-sort" label={t('sortLabel')} error={null}>
    {(control) => (
      <select
        {...control}
        value={sort}
        onChange={({ currentTarget }) => onChange({ sort: currentTarget.value })}
      >
        {SORTS.map(([name, { label }]) => (
          <option key={name} value={name}>
            {label()}
          </option>
        ))}
      </select>
    )}
  </Field>
));
Sort.displayName = 'Sort';

const WithPortal = memo(({ withPortal, onChange }: ControlProps<'withPortal'>) => (
  <label className="check">
    <input
      type="checkbox"
      checked={withPortal}
      onChange={({ currentTarget }) => onChange({ withPortal: currentTarget.checked })}
    />{' '}
    {t('withPortal')}
  </label>
));
WithPortal.displayName = 'WithPortal';

export const BookTools = ({
  term,
  line,
  withPortal,
  sort,
  onChange,
}: ControlProps<'term' | 'line' | 'withPortal' | 'sort'>) => (
  <div className="book-tools" role="search">
    <Search term={term} onChange={onChange} />
    <Line line={line} onChange={onChange} />
    <Sort sort={sort} onChange={onChange} />
    <WithPortal withPortal={withPortal} onChange={onChange} />
  </div>
);
