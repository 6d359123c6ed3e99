import { atom } from 'nanostores';
import { send } from '../../lib/http/http.ts';
import { failureOf } from '../../lib/remote/remote.ts';
import { configureHttp } from '../../session/services/configure-http.ts';
import { refusedContact, toRequest, type ContactContent, type ContactError } from './contact.rules.ts';
import { contactUs, type ContactReceipt, type ContactRequest } from './contact.schema.ts';

export const $sentContact = atom<{ content: ContactContent; receipt: ContactReceipt } | null>(null);

let last: ContactRequest | null = null;

/** Sends a message. @returns what the service refused @throws ServiceError */
export async function submitContact(content: ContactContent): Promise<ContactError[]> {
  configureHttp();
  last = toRequest(content, last, () => crypto.randomUUID());
  try {
    const receipt = await send(contactUs, { payload: last });
    last = null; // the same text sent again is a new message
    $sentContact.set({ content, receipt });
    return [];
  } catch (error) {
    if (failureOf(error).code === 'CONTACT-INVALID') return [refusedContact(content)];
    throw error;
  }
}

export const writeAnother = (): void => $sentContact.set(null);
