import { atom } from 'nanostores';
import { statusText, type Failure } from '../../lib/failure.ts';
import { failureOf } from '../../lib/remote.ts';
import { configureHttp } from '../../session/services/configure-http.ts';
import { forgetQuote, keepAttempt, keptAttempt } from './kept-quote.ts';
import type { QuoteContent } from './quote-form.rules.ts';
import { nextCall, toAttempt, withConfirmed, type QuoteCall } from './quote-requests.rules.ts';
import { sendPart } from './quote.service.ts';

type QuoteState =
  | { state: 'writing' }
  | { state: 'busy' }
  /** `text`: the status text of spec 000 §8, or ''. */
  | { state: 'failed'; failure: Failure; text: string }
  /** `emailFailure`: the request arrived, its confirmation by email did not go out. */
  | { state: 'sent'; content: QuoteContent; emailFailure: Failure | null };

export const $quote = atom<QuoteState>({ state: 'writing' });

/** The modal of a critical failure is shown once (spec 000 §8); the note in the form stays. */
export const $criticalFailure = atom<{ reference: string; text: string } | null>(null);

let isSending = false;

function fail(call: QuoteCall, content: QuoteContent, failure: Failure): void {
  // Prospect and lead have arrived: what the visitor asked for will happen.
  if (call === 'email') return $quote.set({ state: 'sent', content, emailFailure: failure });
  const text = statusText(failure.status) ?? '';
  $quote.set({ state: 'failed', failure, text });
  $criticalFailure.set({ reference: failure.reference, text });
}

/** Sends what has no confirmation yet. */
async function sendAll(content: QuoteContent): Promise<void> {
  let attempt = toAttempt(content, keptAttempt(), () => crypto.randomUUID());
  keepAttempt(attempt);
  for (let call = nextCall(attempt); call; call = nextCall(attempt)) {
    try {
      await sendPart(call, attempt);
    } catch (error) {
      return fail(call, content, failureOf(error));
    }
    attempt = withConfirmed(attempt, call);
    keepAttempt(attempt);
  }
  forgetQuote();
  $quote.set({ state: 'sent', content, emailFailure: null });
}

/**
 * Sends the requests of a quote one after the other; does nothing while busy. Repeated after a failure or a reload, it
 * goes on at the request that has no confirmation, with the same key, which the service accepts once.
 */
export async function submitQuote(content: QuoteContent): Promise<void> {
  if (isSending) return;
  isSending = true;
  if ($quote.get().state !== 'sent') $quote.set({ state: 'busy' });
  configureHttp();
  try {
    await sendAll(content);
  } finally {
    isSending = false;
  }
}

export const dismissCritical = (): void => $criticalFailure.set(null);
