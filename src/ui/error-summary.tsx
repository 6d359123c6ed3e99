/** What is wrong with a form, summed up above it. Takes focus when a form was sent with faults. */
import { useEffect, useRef, type MouseEvent } from 'react';

interface ErrorSummaryProps {
  heading: string;
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

export function ErrorSummary({ heading, faults }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
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
      <h3 id="error-summary-heading">{heading}</h3>
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
