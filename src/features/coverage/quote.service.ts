import { send } from '../../lib/http.ts';
import type { QuoteBodies, QuoteCall } from './quote-requests.rules.ts';
import { saveLead, saveProspect, sendEmail } from './shopping.schema.ts';

type Sender = (requestKey: string, bodies: QuoteBodies) => Promise<string>;

const SENDERS: Readonly<Record<QuoteCall, Sender>> = {
  prospect: (requestKey, { prospect }) => send(saveProspect, { payload: { requestKey, ...prospect } }),
  lead: (requestKey, { lead }) => send(saveLead, { payload: { requestKey, ...lead } }),
  email: (requestKey, { email }) => send(sendEmail, { payload: { requestKey, ...email } }),
};

/** Sends one request of a quote; the service accepts each key once. @param requestKey UUID @throws ServiceError */
export const sendPart = (call: QuoteCall, requestKey: string, bodies: QuoteBodies): Promise<string> =>
  SENDERS[call](requestKey, bodies);
