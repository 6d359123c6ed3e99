/** Persists form input if a chunk fails to load and the page must reload. Never persists secrets or search terms. */
import { retryUntilRendered } from './retry-until-rendered.ts';
import { clearViewState, readViewState, saveViewState } from './view-state.ts';

interface PersistedField {
  /** Key of the field: its name or id, and for a radio button or checkbox also its value. */
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

/** Types that are not persisted: secrets, files (which scripts cannot set) and controls without input. */
const EXCLUDED_TYPES = ['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image'];
const EXCLUDED_AUTOCOMPLETE = /password|one-time-code|cc-/;
/** The answer to a security question, and search fields, because their words may name a person. */
const EXCLUDED_KEYS = /^answer$|-search$/;

const isChoice = ({ type }: Control): boolean => type === 'radio' || type === 'checkbox';

/** The key under which a control is persisted; null if it must not be persisted or has neither name nor id. */
export function fieldName(control: Control): string | null {
  const { type, name, id, autocomplete, value } = control;
  const key = name || id;
  if (!key || EXCLUDED_KEYS.test(key)) return null;
  if (EXCLUDED_TYPES.includes(type) || EXCLUDED_AUTOCOMPLETE.test(autocomplete)) return null;
  return isChoice(control) ? `${key}=${value}` : key;
}

/** The field to persist for a control; null if the control must not be persisted. */
export function persistedField(control: Control): PersistedField | null {
  const name = fieldName(control);
  if (name === null) return null;
  return isChoice(control)
    ? { name, value: '', checked: control.checked }
    : { name, value: control.value, checked: null };
}

const isPersistedField = (value: unknown): value is PersistedField =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'value' in value &&
  typeof value.value === 'string' &&
  'checked' in value &&
  (value.checked === null || typeof value.checked === 'boolean');

export const arePersistedFields = (value: unknown): value is readonly PersistedField[] =>
  Array.isArray(value) && value.every(isPersistedField);

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldsIn = (root: Element): Field[] => [...root.querySelectorAll<Field>('input, select, textarea')];

const controlOf = (field: Field): Control => ({
  type: field.type,
  name: field.name,
  id: field.id,
  autocomplete: field.autocomplete,
  value: field.value,
  checked: field instanceof HTMLInputElement && field.checked,
});

const keyOf = (route: string): string => `typed ${route}`;

/** Persists the fields in `root`. @returns whether there was anything to persist */
export function saveFormFields(route: string, root: Element): boolean {
  const fields = fieldsIn(root)
    .map((field) => persistedField(controlOf(field)))
    .filter((field) => field !== null);
  if (fields.length > 0) saveViewState(keyOf(route), fields);
  return fields.length > 0;
}

/** Sets a value through the native setter, so that React notices the change. */
function type(field: Field, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function restoreField(root: Element, { name, value, checked }: PersistedField): boolean {
  const field = fieldsIn(root).find((candidate) => fieldName(controlOf(candidate)) === name);
  if (!field) return false;
  if (checked === null) type(field, value);
  else if (field instanceof HTMLInputElement && field.checked !== checked) field.click();
  return true;
}

/** Restores each persisted field as soon as the field has rendered. */
export function restoreFormFields(route: string, root: Element): void {
  let missing = readViewState(keyOf(route), arePersistedFields) ?? [];
  if (missing.length === 0) return;
  clearViewState(keyOf(route));
  retryUntilRendered(root, () => {
    missing = missing.filter((field) => !restoreField(root, field));
    return missing.length === 0;
  });
}
