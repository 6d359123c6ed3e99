/** The errors of a step: beside a field when it is left, and summed up when the step is sent. */
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { isValidationMessage, t as validation } from '../../lib/validation.text.ts';
import type { StepError } from '../../ui/step-form.view.tsx';
import { tidyLogonId } from './register-account.rules.ts';
import { labelOf } from './register-labels.ts';
import {
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

/** Runs a task when no pointer is down: a page that moves under a press makes it miss its button. */
function useAfterPress(): (task: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    const down = (): void => {
      pressed.current = true;
    };
    const up = (): void => {
      pressed.current = false;
      const task = waiting.current;
      waiting.current = null;
      if (task) setTimeout(task); // after the click of this press
    };
    const listeners = [
      ['pointerdown', down],
      ['pointerup', up],
      ['pointercancel', up],
    ] as const;
    for (const [name, listener] of listeners) window.addEventListener(name, listener, true);
    return () => {
      for (const [name, listener] of listeners) window.removeEventListener(name, listener, true);
    };
  }, []);
  return (task) => {
    if (pressed.current) waiting.current = task;
    else task();
  };
}

interface StepErrorsInput {
  step: FormStep;
  /** The form with what was just typed. */
  current(): RegisterForm;
  context(): RegisterContext;
  /** A field that the service refused. */
  refused: RegisterError | null;
}

interface ShownErrors {
  beside: Partial<Record<RegisterField, string | null>>;
  /** A new list moves focus, so it stays the same until the step is sent again. */
  summary: readonly StepError[];
}

export function useStepErrors({ step, current, context, refused }: StepErrorsInput) {
  const textOf = ({ problem }: RegisterError): string => {
    const params = problemParams(current(), context());
    return isValidationMessage(problem) ? validation(problem, params) : t(problem, params);
  };
  const show = (errors: readonly RegisterError[]): ShownErrors => ({
    beside: Object.fromEntries(errors.map((error) => [error.field, textOf(error)])),
    summary: errors.map((error) => ({
      id: idOf(error.field),
      text: t('fieldError', { field: labelOf(error.field, current()), message: textOf(error) }),
    })),
  });
  const [shown, setShown] = useState<ShownErrors>(() => show(refused ? [refused] : []));
  const afterPress = useAfterPress();

  const leave = ({ target, relatedTarget }: FocusEvent<HTMLElement>): void => {
    const field = target.getAttribute('name') ?? '';
    if (!isRegisterField(field)) return;
    if (field === 'logonId' && target instanceof HTMLInputElement) target.value = tidyLogonId(target.value);
    // Arrow keys move within a group of radio buttons.
    if (relatedTarget?.getAttribute('name') === field) return;
    afterPress(() => {
      const problem = fieldProblem(field, current(), context());
      setShown((before) => ({
        ...before,
        beside: { ...before.beside, [field]: problem ? textOf({ field, problem }) : null },
      }));
    });
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
