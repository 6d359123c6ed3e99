/** What a tab persists of the contact-me form: its text until it is sent, and which requests were made. Session storage only. */
import { sessionStore } from '../../../lib/storage/storage.ts';
import { isMade, isSent, type SentQuote } from './persisted-quote.schema.ts';
import type { MadeRequest } from './quote-requests.rules.ts';

const MADE_KEY = 'QuoteRequests';
/** Also in the form's `data-stored`: what was sent is shown without a touch. */
export const SENT_KEY = 'QuoteSent';
/** Also in the form's `data-kept`, for `layouts/page/restore-persisted-form.ts`. */
export const FORM_KEY = 'QuoteForm';

/** The requests of this tab in the last hour. They hold no payload, but a digest of it. */
export function madeRequests(): readonly MadeRequest[] {
  const persisted = sessionStore.get(MADE_KEY);
  return isMade(persisted) ? persisted : [];
}

export const persistMade = (made: readonly MadeRequest[]): void => sessionStore.set(MADE_KEY, made);

/** A digest of a request's body (SHA-256, hexadecimal): equal for equal bodies, and without the person's data. */
export async function printOf(body: object): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(body)));
  return new Uint8Array(bytes).reduce((hex, byte) => hex + byte.toString(16).padStart(2, '0'), '');
}

/** Null if no quote was sent in this tab in the last hour, or another one is being written. */
export function persistedQuote(): SentQuote | null {
  const persisted = sessionStore.get(SENT_KEY);
  return isSent(persisted) ? persisted : null;
}

export const persistSent = (sent: SentQuote): void => sessionStore.set(SENT_KEY, sent);
export const forgetSent = (): void => sessionStore.remove(SENT_KEY);

/** @param values by field name, as typed */
export const persistForm = (values: Readonly<Record<string, string>>): void =>
  sessionStore.set(FORM_KEY, values);
export const forgetForm = (): void => sessionStore.remove(FORM_KEY);
