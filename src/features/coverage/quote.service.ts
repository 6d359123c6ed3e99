import { send } from '../../lib/http.ts';
import { chosenRegion } from '../../session/storage/session-cookies.ts';
import { emailOf, leadOf, prospectOf, type QuoteAttempt, type QuoteCall } from './quote-requests.rules.ts';
import { saveLead, saveProspect, sendEmail } from './shopping.schema.ts';

const SENDERS: Readonly<Record<QuoteCall, (attempt: QuoteAttempt) => Promise<string>>> = {
  prospect: (attempt) => send(saveProspect, { payload: prospectOf(attempt) }),
  lead: (attempt) => send(saveLead, { payload: leadOf(attempt, chosenRegion()) }),
  email: (attempt) => send(sendEmail, { payload: emailOf(attempt) }),
};

/** Sends one request of a quote; the service accepts each key once. @throws ServiceError */
export const sendPart = (call: QuoteCall, attempt: QuoteAttempt): Promise<string> => SENDERS[call](attempt);
