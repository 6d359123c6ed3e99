/** What is wrong with a form, summed up above it. Takes focus when a form was sent with faults. */
import { useEffect, useInsertionEffect, useRef, type MouseEvent } from 'react';
import { adoptStyles } from './adopt-styles.ts';
import styles from './styles/error-summary.css?inline';

interface ErrorSummaryProps {
  heading: string;
  /** Of the heading; one below the heading that the form stands under. 3 unless told. */
  level?: 2 | 3;
  /** One for each wrong field, in the form's order. A new list takes focus again. */
  faults: readonly { id: string; text: string }[];
}

/** To the field and not to its address: the hash of a page may be a route. */
function goTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  const place = document.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  // A group of choices is no control itself; its first one is.
  const control = place?.matches('fieldset') ? place.querySelector<HTMLElement>('input') : place;
  control?.focus();
}

export function ErrorSummary({ heading, level = 3, faults }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const Heading = `h${level}` as const;
  useInsertionEffect(() => adoptStyles(styles), []);
  useEffect(() => {
    if (faults.length > 0) box.current?.focus();
  }, [faults]);
  if (faults.length === 0) return null;
  return (
    <div
      ref={box}
      className="error-summary"
      role="group"
      tabIndex={-1}
      aria-labelledby="error-summary-heading"
    >
      <Heading id="error-summary-heading">{heading}</Heading>
      <ul>
        {faults.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
