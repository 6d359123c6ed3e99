/** Reads and fills the controls of a step, which are uncontrolled. */
import type { FormEvent } from 'react';
import { isRegisterField, type RegisterForm } from './register-form.rules.ts';

type Control = HTMLInputElement | HTMLSelectElement;

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type);

/** The values of a form; fields of other steps are left out. */
export const valuesIn = (form: HTMLFormElement): Partial<RegisterForm> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      isRegisterField(name) && typeof value === 'string' ? [[name, value] as const] : [],
    ),
  );

/** What an `input` event has changed. */
export function typedIn({ target }: FormEvent<HTMLElement>): Partial<RegisterForm> {
  if (!isControl(target) || !isRegisterField(target.name)) return {};
  return { [target.name]: isChoice(target) && !target.checked ? '' : target.value };
}

/** Has the filled controls checked, as if they were left: some were left before the form was hydrated. */
export function leaveFilledControls(form: HTMLFormElement): void {
  for (const control of form.elements)
    if (
      isControl(control) &&
      !isChoice(control) &&
      control.value !== '' &&
      control !== document.activeElement
    )
      control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Fills the empty controls. */
export function fillControls(form: HTMLFormElement, values: RegisterForm): void {
  for (const control of form.elements) {
    if (!isControl(control) || !isRegisterField(control.name)) continue;
    const value = values[control.name];
    if (isChoice(control)) control.checked = control.value === value;
    else if (control.value === '') control.value = value;
  }
}
