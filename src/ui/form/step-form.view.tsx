/** One step of a multi-step form: heading, fields, errors, and other actions. */
import { useEffect, useInsertionEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { safeHref } from '../../lib/navigation/navigation.ts';
import { adoptStyles } from '../page/adopt-styles.ts';
import { ErrorSummary, type SummaryError } from './error-summary.tsx';
import { sendHeldSubmit } from './held-submit.ts';
import styles from '../styles/step-form.css?inline';

interface StepFormProps {
  /** Where the form is sent without JavaScript. */
  action: string;
  /** `Step 1 of 3`. */
  progress?: string;
  heading: string;
  lead?: string;
  /** The user came from another step: focus moves to the heading. */
  hasNavigated: boolean;
  /** A new list moves focus: one error to its field, several to the error summary. */
  errors: readonly SummaryError[];
  /** One error is in a summary too, for forms whose fields are validated before they are sent. */
  summarizesOne?: boolean;
  submit: string;
  busy: boolean;
  onSubmit(data: FormData, form: HTMLFormElement): void;
  /** A control has a new value. */
  onType?(event: FormEvent<HTMLFormElement>): void;
  children: ReactNode;
  /** Failure note above the button. */
  note?: ReactNode;
  /** Other actions below the button. */
  more?: ReactNode;
}

export function StepHead({
  progress,
  heading,
  hasNavigated,
}: Pick<StepFormProps, 'progress' | 'heading' | 'hasNavigated'>) {
  const head = useRef<HTMLHeadingElement>(null);
  useInsertionEffect(() => adoptStyles(styles), []);
  useEffect(() => {
    if (hasNavigated) head.current?.focus();
  }, [hasNavigated]);
  return (
    <>
      {progress ? <p className="step-place">{progress}</p> : null}
      <h2 ref={head} tabIndex={-1}>
        {heading}
      </h2>
    </>
  );
}

export function StepForm(props: StepFormProps) {
  const {
    action,
    progress,
    heading,
    lead,
    hasNavigated,
    errors,
    summarizesOne = false,
    submit,
    busy,
    onSubmit,
    onType,
    children,
    note,
    more,
  } = props;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) sendHeldSubmit(form.current);
  }, []);
  useEffect(() => {
    const [only] = errors;
    if (only && errors.length === 1 && !summarizesOne)
      form.current?.querySelector<HTMLElement>(`#${CSS.escape(only.id)}`)?.focus();
  }, [errors, summarizesOne]);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget), event.currentTarget);
  };
  return (
    <form
      ref={form}
      className="step-form"
      method="post"
      action={safeHref(action) ?? undefined}
      noValidate
      onSubmit={send}
      onInput={onType}
    >
      <StepHead {...(progress ? { progress } : {})} heading={heading} hasNavigated={hasNavigated} />
      {lead ? <p>{lead}</p> : null}
      {errors.length > (summarizesOne ? 0 : 1) ? <ErrorSummary errors={errors} /> : null}
      {children}
      {note}
      <button type="submit" className="button primary wide" aria-disabled={busy}>
        {submit}
      </button>
      {more}
    </form>
  );
}
