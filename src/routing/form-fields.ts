/** Saves form input over a reload if a chunk fails to load, never passwords, codes or card numbers. */
import { retryUntilRendered } from './retry-until-rendered.ts';
import { areSavedFields, fieldName, savedField, type Control, type SavedField } from './form-fields.rules.ts';
import { clearViewState, readViewState, saveViewState } from './view-state.ts';

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

/** @returns whether there were any */
export function saveFormFields(route: string, root: Element): boolean {
  const fields = fieldsIn(root)
    .map((field) => savedField(controlOf(field)))
    .filter((field) => field !== null);
  if (fields.length > 0) saveViewState(keyOf(route), fields);
  return fields.length > 0;
}

/** Sets a value through the native setter, so that React sees the change. */
function type(field: Field, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function restoreField(root: Element, { name, value, checked }: SavedField): boolean {
  const field = fieldsIn(root).find((candidate) => fieldName(controlOf(candidate)) === name);
  if (!field) return false;
  if (checked === null) type(field, value);
  else if (field instanceof HTMLInputElement && field.checked !== checked) field.click();
  return true;
}

/** Each field as soon as it has rendered. */
export function restoreFormFields(route: string, root: Element): void {
  let missing = readViewState(keyOf(route), areSavedFields) ?? [];
  if (missing.length === 0) return;
  clearViewState(keyOf(route));
  retryUntilRendered(root, () => {
    missing = missing.filter((field) => !restoreField(root, field));
    return missing.length === 0;
  });
}
