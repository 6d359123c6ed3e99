/** Which of the fields of a page may be kept over a reload, and how they are known again. Pure. */

/** A field with what was typed or chosen. */
export interface TypedField {
  /** Its name or id, with the value of a radio button or checkbox. */
  name: string;
  value: string;
  /** Of a radio button or checkbox. */
  checked: boolean | null;
}

/** What the rules ask of a form control. */
export interface Control {
  type: string;
  name: string;
  id: string;
  autocomplete: string;
  value: string;
  checked: boolean;
}

/** Never kept: secrets, files (which no script may fill) and what nobody typed. */
const NEVER_TYPES = ['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image'];
const NEVER_FILLED = /password|one-time-code|cc-/;

const isChoice = ({ type }: Control): boolean => type === 'radio' || type === 'checkbox';

/** How a control is known again after the reload; null where it must not be kept or has no name. */
export function fieldName(control: Control): string | null {
  const { type, name, id, autocomplete, value } = control;
  const own = name || id;
  if (!own || NEVER_TYPES.includes(type) || NEVER_FILLED.test(autocomplete)) return null;
  return isChoice(control) ? `${own}=${value}` : own;
}

/** What is kept of a control; null where it must not be. */
export function typedField(control: Control): TypedField | null {
  const name = fieldName(control);
  if (name === null) return null;
  return isChoice(control)
    ? { name, value: '', checked: control.checked }
    : { name, value: control.value, checked: null };
}

const isTypedField = (value: unknown): value is TypedField =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'value' in value &&
  typeof value.value === 'string' &&
  'checked' in value &&
  (value.checked === null || typeof value.checked === 'boolean');

/** Whether what storage has is a list of fields. */
export const areTypedFields = (value: unknown): value is readonly TypedField[] =>
  Array.isArray(value) && value.every(isTypedField);
