/**
 * What was typed into a view, over a reload: kept in this tab's storage by route when a part of the view
 * cannot be loaded, and put back once. Passwords, codes and card numbers never are.
 */
import { settle } from './retry-until-rendered.ts';
import { areTypedFields, fieldName, typedField, type Control, type TypedField } from './form-fields.rules.ts';
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

/** Keeps what the fields under an element hold. @returns whether there was anything to keep */
export function keepTyped(route: string, root: Element): boolean {
  const fields = fieldsIn(root)
    .map((field) => typedField(controlOf(field)))
    .filter((field) => field !== null);
  if (fields.length > 0) saveViewState(keyOf(route), fields);
  return fields.length > 0;
}

/** Sets a value as typing does: React listens to the event, and ignores one without a change. */
function type(field: Field, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** @returns whether the field is there */
function putBack(root: Element, { name, value, checked }: TypedField): boolean {
  const field = fieldsIn(root).find((candidate) => fieldName(controlOf(candidate)) === name);
  if (!field) return false;
  if (checked === null) type(field, value);
  else if (field instanceof HTMLInputElement && field.checked !== checked) field.click();
  return true;
}

/** Puts back what was kept for a route, each field as soon as it is there; does nothing where nothing was kept. */
export function restoreTyped(route: string, root: Element): void {
  let missing = readViewState(keyOf(route), areTypedFields) ?? [];
  if (missing.length === 0) return;
  clearViewState(keyOf(route));
  settle(root, () => {
    missing = missing.filter((field) => !putBack(root, field));
    return missing.length === 0;
  });
}
