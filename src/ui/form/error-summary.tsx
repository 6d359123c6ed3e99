/** The errors of a form, above it. Takes focus when a form was submitted with errors. */
import { useEffect, useInsertionEffect, useRef, type MouseEvent } from 'react';
import { t } from '../../lib/fields/form.text.ts';
import { adoptStyles } from '../page/adopt-styles.ts';
import styles from '../styles/error-summary.css?inline';

export interface SummaryError {
  /** Id of the control or group that the link leads to. */
  id: string;
  /** The field's label: many messages do not name their field. */
  field: string;
  text: string;
}

interface ErrorSummaryProps {
  /** Heading level, one below the form's heading; default 3. */
  level?: 2 | 3;
  /** One per invalid field, in the form's order. A new list takes focus again. */
  errors: readonly SummaryError[];
}

/** Focuses a control, or the first one of a group. */
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
  /** Follows a link without changing the hash, which may be a route. */
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
