/** A field's error appears when the field loses focus. A summary lists all errors when the step is sent. */
import { useEffect, useEffectEvent, type FocusEvent } from 'react';
import { isValidationMessage, t as validation } from '../../lib/fields/validation.text.ts';
import { useFieldLeave } from '../../ui/form/left-fields.ts';
import { useForm, valuesOf } from '../../ui/form/use-form.ts';
import { tidyLogonId } from './register-account.rules.ts';
import { labelOf } from './register-labels.ts';
import {
  fieldProblem,
  isOnlyTooYoung,
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

interface RegisterFormInput {
  step: FormStep;
  fields: readonly RegisterField[];
  /** Returns the form including the text just typed. */
  current(): RegisterForm;
  context(): RegisterContext;
  /** The field that the service refused. Must be the same object until the step is sent again. */
  refused: RegisterError | null;
  onType(typed: Partial<RegisterForm>): void;
  /** Called if the step has no errors, or if the only error is that the person is too young. */
  onSubmit(): void;
}

export function useRegisterForm(input: RegisterFormInput) {
  const { step, fields, current, context, refused, onType, onSubmit } = input;
  const form = useForm({
    hasSummary: true,
    idOf: (field) => `register-${field}`,
    labelOf: (field) => labelOf(field, current()),
    textOf({ problem }: RegisterError) {
      const params = problemParams(context());
      return isValidationMessage(problem) ? validation(problem, params) : t(problem, params);
    },
    read: valuesOf<RegisterField>(fields),
    check(typed) {
      const errors = stepErrors(step, { ...current(), ...typed }, context());
      const shown = errors.filter(({ field }) => fields.includes(field));
      return isOnlyTooYoung(shown) ? [] : shown;
    },
    send(typed) {
      onType(typed);
      onSubmit();
    },
    onValues: onType,
  });
  const showRefused = useEffectEvent((error: RegisterError) => form.show([error]));
  useEffect(() => {
    if (refused) showRefused(refused);
  }, [refused]);
  const checkField = useFieldLeave((left) => {
    if (!isRegisterField(left)) return;
    const problem = fieldProblem(left, current(), context());
    form.showBeside([left], problem ? [{ field: left, problem }] : []);
  });
  const leave = (event: FocusEvent<HTMLElement>): void => {
    const { target } = event;
    if (target instanceof HTMLInputElement && target.name === 'logonId')
      target.value = tidyLogonId(target.value);
    checkField(event);
  };
  return { form, leave };
}
