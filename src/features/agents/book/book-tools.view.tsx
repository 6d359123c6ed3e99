/** Search, filters and order of a book of business. */
import { memo } from 'react';
import { Field } from '../../../ui/field.tsx';
import { BOOK_SORTS, type BookState, type LineChoice } from './book.rules.ts';
import { CLIENT_LINES } from './book.schema.ts';
import { t } from './book.text.ts';

const LINE_CHOICES: readonly LineChoice[] = ['ALL', ...CLIENT_LINES];
const SORTS = Object.entries(BOOK_SORTS);

interface BookToolsProps {
  term: string;
  line: LineChoice;
  withPortal: boolean;
  sort: string;
  onChange(changes: Partial<BookState>): void;
}

const MOST_LETTERS = 64;

function Tools({ term, line, withPortal, sort, onChange }: BookToolsProps) {
  return (
    <div className="book-tools" role="search">
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
      <Field id="book-line" label={t('line')} error={null}>
        {(control) => (
          <select
            {...control}
            value={line}
            onChange={({ currentTarget }) =>
              onChange({ line: LINE_CHOICES.find((one) => one === currentTarget.value) ?? 'ALL' })
            }
          >
            {LINE_CHOICES.map((one) => (
              <option key={one} value={one}>
                {t(`line.${one}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
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
      <label className="check">
        <input
          type="checkbox"
          checked={withPortal}
          onChange={({ currentTarget }) => onChange({ withPortal: currentTarget.checked })}
        />{' '}
        {t('withPortal')}
      </label>
    </div>
  );
}

/** Turning a page changes nothing in it. */
export const BookTools = memo(Tools);
