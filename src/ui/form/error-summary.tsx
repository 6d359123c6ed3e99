/** A list of a form's errors, shown above the form. Takes focus when the form is submitted with errors. */
import { useEffect, useInsertionEffect, useRef, type MouseEvent } from 'react';
import { t } from '../../lib/fields/form.text.ts';
import { adoptStyles } from '../page/adopt-styles.ts';
import styles from '../styles/error-summary.css?inline';

export interface SummaryError {
  /** Id of the field or group of fields that the link leads to. */
  id: string;
  /** The field's label, shown before the error because many errors do not name their field. */
  field: string;
  text: string;
}

interface ErrorSummaryProps {
  /** Heading level, one below the form's heading; default 3. */
  level?: 2 | 3;
  /** One error per invalid field, in the form's order. Passing a new array moves focus to the summary. */
  errors: readonly SummaryError[];
}

/** Focuses the control with this id, or the first control of the group with this id. */
export function focusField(id: string): void {
  const field = document.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  const control = field?.matches('fieldset') ? field.querySelector<HTMLElement>('input') : field;
  control?.focus();
}

export function ErrorSummary({ level = 3, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const Heading = `h${level}` as const;
  useInsertionEffect(() => adoptStyles(styles), []);
  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  /** Focuses the field without changing the URL hash, because in the member area the hash is the route. */
  const follow = (event: MouseEvent, id: string): void => {
    event.preventDefault();
    focusField(id);
  };
  return (
    <div
      ref={box}
      className="error-summary"
      role="group"
      tabIndex={-1}
      aria-labelledby="error-summary-heading"
    >
      <Heading id="error-summary-heading">{t('summaryHeading', { count: errors.length })}</Heading>
      <ul>
        {errors.map(({ id, field, text }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => follow(event, id)}>
              {t(field.endsWith('?') ? 'summaryQuestion' : 'summaryEntry', { field, message: text })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
