/** Session storage of the quote form: its unsent values, the sent quote, and the requests that were made. */
import { sessionStore } from '../../../lib/storage/storage.ts';
import { isMade, isSent, type SentQuote } from './persisted-quote.schema.ts';
import type { MadeRequest } from './quote-requests.rules.ts';

const MADE_KEY = 'QuoteRequests';
/** The form's `data-stored` contains this key, so that the page shows the sent quote without waiting for hydration. */
export const SENT_KEY = 'QuoteSent';
/** The form's `data-kept` contains this key, for `layouts/page/restore-persisted-form.ts`. */
export const FORM_KEY = 'QuoteForm';

/** The requests that this tab made in the last hour. They contain no payload, only a digest of it. */
export function madeRequests(): readonly MadeRequest[] {
  const persisted = sessionStore.get(MADE_KEY);
  return isMade(persisted) ? persisted : [];
}

export const persistMade = (made: readonly MadeRequest[]): boolean => sessionStore.set(MADE_KEY, made);

/** A SHA-256 digest, hexadecimal. It is the same for equal bodies and reveals no personal data. */
export async function printOf(body: object): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(body)));
  return new Uint8Array(bytes).reduce((hex, byte) => hex + byte.toString(16).padStart(2, '0'), '');
}

/** The quote that this tab sent in the last hour; null if there is none, or if the visitor is writing another quote. */
export function persistedQuote(): SentQuote | null {
  const persisted = sessionStore.get(SENT_KEY);
  return isSent(persisted) ? persisted : null;
}

export const persistSent = (sent: SentQuote): boolean => sessionStore.set(SENT_KEY, sent);
export const forgetSent = (): void => sessionStore.remove(SENT_KEY);

/** @param values typed values by field name */
export const persistForm = (values: Readonly<Record<string, string>>): boolean =>
  sessionStore.set(FORM_KEY, values);
export const forgetForm = (): void => sessionStore.remove(FORM_KEY);
