/** One step of a way that takes several: its heading, one form, what is wrong with it, and other ways on. */
import { useEffect, useInsertionEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { safeHref } from '../../lib/go.ts';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import type { Said } from '../../ui/field.tsx';
import styles from './step-form.css?inline';
import { t } from './step-form.text.ts';

/** What is wrong with a field; its id is that of the control. */
export interface StepFault {
  id: string;
  text: string;
}

interface StepFormProps {
  /** Where the form is sent without script: its own page. */
  action: string;
  place?: Said;
  heading: Said;
  lead?: Said;
  /** The person has come here from another step: reading starts at the heading. */
  arrived: boolean;
  /** A new list is told anew: one fault takes focus to its field, several to their summary. */
  faults: readonly StepFault[];
  submit: Said;
  busy: boolean;
  onSubmit(data: FormData): void;
  children: ReactNode;
  /** What failed, above the button. */
  note?: ReactNode;
  /** Other ways on, under the button. */
  more?: ReactNode;
}

/** The heading of a step, which takes focus when somebody has been led here. */
export function StepHead({ place, heading, arrived }: Pick<StepFormProps, 'place' | 'heading' | 'arrived'>) {
  const head = useRef<HTMLHeadingElement>(null);
  useInsertionEffect(() => adoptStyles(styles), []);
  useEffect(() => {
    if (arrived) head.current?.focus();
  }, [arrived]);
  return (
    <>
      {place ? <p className="step-place" {...place} /> : null}
      <h2 ref={head} tabIndex={-1} {...heading}>
        {heading.children}
      </h2>
    </>
  );
}

export function StepForm(props: StepFormProps) {
  const { action, place, heading, lead, arrived, faults, submit, busy, onSubmit, children, note, more } =
    props;
  const form = useRef<HTMLFormElement>(null);
  // A press before hydration was held back by the loader: it is answered now, once and not at each step.
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    element.dataset['ready'] = 'true';
    const held = element.closest<HTMLElement>('[data-pressed]');
    held?.removeAttribute('data-pressed');
    if (held) element.requestSubmit();
  }, []);
  useEffect(() => {
    const [only] = faults;
    if (only && faults.length === 1)
      form.current?.querySelector<HTMLElement>(`#${CSS.escape(only.id)}`)?.focus();
  }, [faults]);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <form
      ref={form}
      className="step-form"
      method="post"
      action={safeHref(action) ?? undefined}
      noValidate
      onSubmit={send}
    >
      <StepHead {...(place ? { place } : {})} heading={heading} arrived={arrived} />
      {lead ? <p {...lead} /> : null}
      {faults.length > 1 ? (
        <ErrorSummary heading={t('summaryHeading', { count: faults.length })} faults={faults} />
      ) : null}
      {children}
      {note}
      <button type="submit" className="button primary wide" aria-disabled={busy} {...submit} />
      {more}
    </form>
  );
}
