/** What a tab keeps of the contact-me form: its text, and how far its requests have come. Session storage only. */
import { sessionStore } from '../../lib/storage.ts';
import { isKeptAttempt } from './kept-quote.schema.ts';
import type { QuoteAttempt } from './quote-requests.rules.ts';

const ATTEMPT_KEY = 'QuoteAttempt';
/** Also in the form's `data-kept`, for `ui/restore-kept-form.ts`. */
export const FORM_KEY = 'QuoteForm';

/** Null if nothing was sent in this tab in the last hour, or all of it arrived. */
export function keptAttempt(): QuoteAttempt | null {
  const kept = sessionStore.get(ATTEMPT_KEY);
  return isKeptAttempt(kept) ? kept : null;
}

export const keepAttempt = (now: QuoteAttempt): void => sessionStore.set(ATTEMPT_KEY, now);

/** @param values by field name, as typed */
export const keepForm = (values: Readonly<Record<string, string>>): void =>
  sessionStore.set(FORM_KEY, values);

export function forgetQuote(): void {
  sessionStore.remove(ATTEMPT_KEY);
  sessionStore.remove(FORM_KEY);
}
