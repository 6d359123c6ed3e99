/** The errors of a step: beside a field when it is left, and summed up when the step is sent. */
import { useState, type FocusEvent } from 'react';
import { isValidationMessage, t as validation } from '../../lib/fields/validation.text.ts';
import { useFieldLeave } from '../../ui/form/left-fields.ts';
import type { SummaryError } from '../../ui/form/error-summary.tsx';
import { tidyLogonId } from './register-account.rules.ts';
import { labelOf } from './register-labels.ts';
import {
  dependentField,
  fieldProblem,
  isRegisterField,
  problemParams,
  stepErrors,
  type FormStep,
  type RegisterContext,
  type RegisterError,
  type RegisterField,
  type RegisterForm,
} from './register-form.rules.ts';
import { t } from './register.text.ts';

export const idOf = (field: RegisterField): string => `register-${field}`;

export type ErrorOf = (field: RegisterField) => string | null;

interface StepErrorsInput {
  step: FormStep;
  /** The form with what was just typed. */
  current(): RegisterForm;
  context(): RegisterContext;
  /** A field that the service refused; the same object until it is sent again. */
  refused: RegisterError | null;
}

interface ShownErrors {
  beside: Partial<Record<RegisterField, string | null>>;
  /** A new list moves focus, so it stays the same until the step is sent again. */
  summary: readonly SummaryError[];
}

export function useStepErrors({ step, current, context, refused }: StepErrorsInput) {
  const textOf = ({ problem }: RegisterError): string => {
    const params = problemParams(context());
    return isValidationMessage(problem) ? validation(problem, params) : t(problem, params);
  };
  const show = (errors: readonly RegisterError[]): ShownErrors => ({
    beside: Object.fromEntries(errors.map((error) => [error.field, textOf(error)])),
    summary: errors.map((error) => ({
      id: idOf(error.field),
      field: labelOf(error.field, current()),
      text: textOf(error),
    })),
  });
  const [shown, setShown] = useState<ShownErrors>(() => show(refused ? [refused] : []));
  const [lastRefused, setLastRefused] = useState(refused);
  if (refused !== lastRefused) {
    setLastRefused(refused);
    if (refused) setShown(show([refused]));
  }
  const checkField = useFieldLeave((field) => {
    if (!isRegisterField(field)) return;
    const dependent = dependentField(field, current());
    const checked = [field, ...(dependent ? [dependent] : [])].map((one) => {
      const problem = fieldProblem(one, current(), context());
      return [one, problem ? textOf({ field: one, problem }) : null] as const;
    });
    setShown((before) => ({ ...before, beside: { ...before.beside, ...Object.fromEntries(checked) } }));
  });
  const leave = (event: FocusEvent<HTMLElement>): void => {
    const { target } = event;
    if (target instanceof HTMLInputElement && target.name === 'logonId')
      target.value = tidyLogonId(target.value);
    checkField(event);
  };

  /** @returns the errors of the step, which it shows */
  const check = (): readonly RegisterError[] => {
    const errors = stepErrors(step, current(), context());
    setShown(show(errors));
    return errors;
  };

  const errorOf: ErrorOf = (field) => shown.beside[field] ?? null;
  return { leave, check, errorOf, summary: shown.summary };
}
