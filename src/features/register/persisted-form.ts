/** Stores the typed values in session storage for an hour (000 §9), except secrets and the member ID. */
import { sessionStore } from '../../lib/storage/storage.ts';
import { PERSISTED_FORM_KEY } from './persisted-form-key.ts';
import { NEVER_PERSISTED, REGISTER_FIELDS, type RegisterForm } from './register-form.rules.ts';

export function persistForm(form: RegisterForm): void {
  const persisted = REGISTER_FIELDS.filter((field) => form[field] !== '' && !NEVER_PERSISTED.includes(field));
  sessionStore.set(PERSISTED_FORM_KEY, Object.fromEntries(persisted.map((field) => [field, form[field]])));
}

/** Returns an empty object if nothing is persisted. */
export function persistedForm(): Partial<RegisterForm> {
  const persisted = sessionStore.get(PERSISTED_FORM_KEY);
  if (typeof persisted !== 'object' || persisted === null) return {};
  const values: ReadonlyMap<string, unknown> = new Map(Object.entries(persisted));
  const fields = REGISTER_FIELDS.flatMap((field) => {
    const value = values.get(field);
    return typeof value === 'string' && !NEVER_PERSISTED.includes(field) ? [[field, value] as const] : [];
  });
  return Object.fromEntries(fields);
}

export const forgetForm = (): void => sessionStore.remove(PERSISTED_FORM_KEY);
