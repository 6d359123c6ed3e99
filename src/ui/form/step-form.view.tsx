/** One step of a multi-step form: progress, heading, errors, fields, and the submit button. */
import { useEffect, useInsertionEffect, useRef, type ReactNode } from 'react';
import { safeHref } from '../../lib/navigation/navigation.ts';
import { adoptStyles } from '../page/adopt-styles.ts';
import { STEP_POSITION_ID } from '../wizard-steps.rules.ts';
import { ErrorSummary } from './error-summary.tsx';
import type { useForm } from './use-form.ts';
import styles from '../styles/step-form.css?inline';

interface StepFormProps {
  form: Pick<ReturnType<typeof useForm>, 'props' | 'errors'>;
  /** URL to which the form is sent without JavaScript. */
  action: string;
  /** A text such as `Step 1 of 3`, or `WizardSteps`. */
  progress?: ReactNode;
  heading: string;
  lead?: string;
  /** Whether the user came from another step, in which case focus moves to the heading. */
  hasNavigated: boolean;
  submit: string;
  busy: boolean;
  children: ReactNode;
  note?: ReactNode;
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
      {typeof progress === 'string' ? (
        <p className="step-position" id={STEP_POSITION_ID}>
          {progress}
        </p>
      ) : (
        progress
      )}
      <h2 ref={head} tabIndex={-1} aria-describedby={progress ? STEP_POSITION_ID : undefined}>
        {heading}
      </h2>
    </>
  );
}

export function StepForm(props: StepFormProps) {
  const { form, action, progress, heading, lead, hasNavigated, submit, busy, children, note, more } = props;
  return (
    <form className="step-form" method="post" action={safeHref(action) ?? undefined} {...form.props}>
      <StepHead {...(progress ? { progress } : {})} heading={heading} hasNavigated={hasNavigated} />
      {lead ? <p>{lead}</p> : null}
      <ErrorSummary errors={form.errors} />
      {children}
      {note}
      <button type="submit" className="button primary wide" aria-disabled={busy}>
        {submit}
      </button>
      {more}
    </form>
  );
}
