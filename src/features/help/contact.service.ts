import { send } from '../../lib/http.ts';
import { contactUs, type ContactReceipt, type ContactRequest } from './contact.schema.ts';

/** Sends a message to customer service; repeating a request stores it once. @throws ServiceError */
export const sendMessage = (request: ContactRequest): Promise<ContactReceipt> =>
  send(contactUs, { payload: request });
