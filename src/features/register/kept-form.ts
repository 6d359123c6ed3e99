/** What was typed, in session storage: it survives a reload for an hour (000 §9), without secrets and the member ID. */
import { sessionStore } from '../../lib/storage/storage.ts';
import { KEPT_FORM_KEY } from './kept-form-key.ts';
import { NEVER_KEPT, REGISTER_FIELDS, type RegisterForm } from './register-form.rules.ts';

export function keepForm(form: RegisterForm): void {
  const kept = REGISTER_FIELDS.filter((field) => form[field] !== '' && !NEVER_KEPT.includes(field));
  try {
    sessionStore.set(KEPT_FORM_KEY, Object.fromEntries(kept.map((field) => [field, form[field]])));
  } catch {
    // storage is full or blocked
  }
}

/** Empty without a kept form. */
export function keptForm(): Partial<RegisterForm> {
  const kept = sessionStore.get(KEPT_FORM_KEY);
  if (typeof kept !== 'object' || kept === null) return {};
  const values: ReadonlyMap<string, unknown> = new Map(Object.entries(kept));
  const fields = REGISTER_FIELDS.flatMap((field) => {
    const value = values.get(field);
    return typeof value === 'string' && !NEVER_KEPT.includes(field) ? [[field, value] as const] : [];
  });
  return Object.fromEntries(fields);
}

export const forgetForm = (): void => sessionStore.remove(KEPT_FORM_KEY);
