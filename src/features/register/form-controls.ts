/** Reads and fills the form controls of a step, which are uncontrolled. */
import { isChoice, isFormControl } from '../../ui/form/left-fields.ts';
import { isRegisterField, type RegisterForm } from './register-form.rules.ts';

/** The values of the form's controls. Fields of other steps are not included. */
export const valuesIn = (form: HTMLFormElement): Partial<RegisterForm> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      isRegisterField(name) && typeof value === 'string' ? [[name, value] as const] : [],
    ),
  );

export function fillControls(form: HTMLFormElement, values: RegisterForm): void {
  for (const control of form.elements) {
    if (!isFormControl(control) || !isRegisterField(control.name)) continue;
    const value = values[control.name];
    if (isChoice(control)) control.checked = control.value === value;
    else if (control.value === '') control.value = value;
  }
}
