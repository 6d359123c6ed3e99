import { atom } from 'nanostores';
import { send } from '../../lib/http/http.ts';
import { failureOf } from '../../lib/remote/remote.ts';
import { configureHttp } from '../../session/services/configure-http.ts';
import { refusedContact, toRequest, type ContactContent, type ContactError } from './contact.rules.ts';
import { contactUs, type ContactReceipt, type ContactRequest } from './contact.schema.ts';

export const $sentContact = atom<{ content: ContactContent; receipt: ContactReceipt } | null>(null);

/** Without a response; sent again, it has the same key. */
const $last = atom<ContactRequest | null>(null);

/** Sends a message. @returns what the service refused @throws ServiceError */
export async function submitContact(content: ContactContent): Promise<ContactError[]> {
  configureHttp();
  const request = toRequest(content, $last.get(), () => crypto.randomUUID());
  $last.set(request);
  try {
    const receipt = await send(contactUs, { payload: request });
    $last.set(null); // the same text sent again is a new message
    $sentContact.set({ content, receipt });
    return [];
  } catch (error) {
    if (failureOf(error).code === 'CONTACT-INVALID') return [refusedContact(content)];
    throw error;
  }
}

export const writeAnother = (): void => $sentContact.set(null);
