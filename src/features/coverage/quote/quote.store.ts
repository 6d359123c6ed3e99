import { atom } from 'nanostores';
import { statusText, type Failure } from '../../../lib/remote/failure.ts';
import { send } from '../../../lib/http/http.ts';
import { shareInFlight } from '../../../lib/remote/in-flight.ts';
import { failureOf } from '../../../lib/remote/remote.ts';
import { configureHttp } from '../../../session/services/configure-http.ts';
import { chosenRegion } from '../../../session/storage/session-cookies.ts';
import {
  forgetForm,
  forgetSent,
  persistMade,
  persistSent,
  persistedQuote,
  madeRequests,
  printOf,
} from './persisted-quote.ts';
import type { QuoteContent } from './quote-form.rules.ts';
import {
  nextCall,
  quoteBodies,
  toAttempt,
  withConfirmed,
  withMade,
  type MadeRequest,
  type QuoteBodies,
  type QuoteCall,
} from './quote-requests.rules.ts';
import { saveLead, saveProspect, sendEmail } from '../shopping.schema.ts';

type QuoteState =
  /** `again`: whether this tab has sent another request before. */
  | { state: 'writing'; again?: true }
  /** `emailFailure`: the request was received, but the confirmation email was not sent. */
  | { state: 'sent'; content: QuoteContent; emailFailure: Failure | null }
  /** The quote was sent before the page was reloaded; its content is not persisted. */
  | { state: 'sentBefore'; isEmailSent: boolean };

export const $quote = atom<QuoteState>({ state: 'writing' });

/** A critical failure, whose modal shows once (spec 000 §8). The note in the form stays. */
export const $criticalFailure = atom<{ reference: string; text: string } | null>(null);

function keepArrived(isEmailSent: boolean): void {
  forgetForm();
  persistSent({ isEmailSent });
}

function fail(call: QuoteCall, content: QuoteContent, error: unknown): void {
  const failure = failureOf(error);
  if (call !== 'email') {
    $criticalFailure.set({ reference: failure.reference, text: statusText(failure.status) ?? '' });
    throw error;
  }
  // Only the email failed: prospect and lead were received, so the request counts as sent.
  keepArrived(false);
  $quote.set({ state: 'sent', content, emailFailure: failure });
}

const printsOf = async ({ prospect, lead, email }: QuoteBodies) => ({
  prospect: await printOf(prospect),
  lead: await printOf(lead),
  email: await printOf(email),
});

/** The functions that send the requests. The service accepts each request key only once. */
const PARTS: Readonly<Record<QuoteCall, (requestKey: string, bodies: QuoteBodies) => Promise<string>>> = {
  prospect: (requestKey, { prospect }) => send(saveProspect, { payload: { requestKey, ...prospect } }),
  lead: (requestKey, { lead }) => send(saveLead, { payload: { requestKey, ...lead } }),
  email: (requestKey, { email }) => send(sendEmail, { payload: { requestKey, ...email } }),
};

/** Requests that were made but did not fit into storage. A retry on this page must not send them twice. */
export const $unpersisted = atom<readonly MadeRequest[]>([]);

const rememberMade = (made: readonly MadeRequest[]): void => $unpersisted.set(persistMade(made) ? [] : made);

/** Sends the requests that are not confirmed yet. */
async function sendAll(content: QuoteContent): Promise<void> {
  const bodies = quoteBodies(content, chosenRegion());
  const made = [...$unpersisted.get(), ...madeRequests()];
  let attempt = toAttempt(await printsOf(bodies), made, () => crypto.randomUUID());
  rememberMade(withMade(made, attempt));
  for (let call = nextCall(attempt); call; call = nextCall(attempt)) {
    try {
      await PARTS[call](attempt[call].key, bodies);
    } catch (error) {
      return fail(call, content, error);
    }
    attempt = withConfirmed(attempt, call);
    rememberMade(withMade(made, attempt));
  }
  keepArrived(true);
  $quote.set({ state: 'sent', content, emailFailure: null });
}

/**
 * Sends a quote's requests one by one, unless an earlier call is still sending. After a failure, a correction or a
 * reload, an unchanged request that this tab already made keeps its key, and is skipped if it is confirmed.
 * @throws ServiceError if the prospect or the lead was not sent
 */
export const submitQuote = shareInFlight(async (content: QuoteContent): Promise<void> => {
  configureHttp();
  await sendAll(content);
});

/** Shows the confirmation of a quote that was sent before the page was reloaded. */
export function recallQuote(): void {
  const sent = persistedQuote();
  if (sent && $quote.get().state === 'writing') $quote.set({ state: 'sentBefore', ...sent });
}

export function writeAnother(): void {
  forgetSent();
  $quote.set({ state: 'writing', again: true });
}

export const dismissCritical = (): void => $criticalFailure.set(null);
