/** Which form fields may be saved over a reload, and how to find them again. Pure. */

export interface SavedField {
  /** Its name or id, with the value of a radio button or checkbox. */
  name: string;
  value: string;
  checked: boolean | null;
}

export interface Control {
  type: string;
  name: string;
  id: string;
  autocomplete: string;
  value: string;
  checked: boolean;
}

/** Secrets, files (which no script may set) and controls without input. */
const EXCLUDED_TYPES = ['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image'];
const EXCLUDED_AUTOCOMPLETE = /password|one-time-code|cc-/;

const isChoice = ({ type }: Control): boolean => type === 'radio' || type === 'checkbox';

/** The control's key after the reload; null if it must not be saved or has no name. */
export function fieldName(control: Control): string | null {
  const { type, name, id, autocomplete, value } = control;
  const own = name || id;
  if (!own || EXCLUDED_TYPES.includes(type) || EXCLUDED_AUTOCOMPLETE.test(autocomplete)) return null;
  return isChoice(control) ? `${own}=${value}` : own;
}

/** Null if it must not be saved. */
export function savedField(control: Control): SavedField | null {
  const name = fieldName(control);
  if (name === null) return null;
  return isChoice(control)
    ? { name, value: '', checked: control.checked }
    : { name, value: control.value, checked: null };
}

const isSavedField = (value: unknown): value is SavedField =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'value' in value &&
  typeof value.value === 'string' &&
  'checked' in value &&
  (value.checked === null || typeof value.checked === 'boolean');

export const areSavedFields = (value: unknown): value is readonly SavedField[] =>
  Array.isArray(value) && value.every(isSavedField);
