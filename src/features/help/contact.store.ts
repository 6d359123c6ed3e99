import { atom } from 'nanostores';
import { send } from '../../lib/http/http.ts';
import { failureOf } from '../../lib/remote/remote.ts';
import { configureHttp } from '../../session/services/configure-http.ts';
import { refusedContact, toRequest, type ContactContent, type ContactError } from './contact.rules.ts';
import { contactUs, type ContactReceipt, type ContactRequest } from './contact.schema.ts';

type ContactState =
  | { state: 'writing' }
  | { state: 'busy' }
  | { state: 'refused'; error: ContactError }
  | { state: 'failed'; reference: string }
  | { state: 'sent'; content: ContactContent; receipt: ContactReceipt };

export const $contact = atom<ContactState>({ state: 'writing' });

let last: ContactRequest | null = null;

/** Sends a message; does nothing while busy. */
export async function submitContact(content: ContactContent): Promise<void> {
  if ($contact.get().state === 'busy') return;
  $contact.set({ state: 'busy' });
  configureHttp();
  last = toRequest(content, last, () => crypto.randomUUID());
  try {
    const receipt = await send(contactUs, { payload: last });
    last = null; // the same text sent again is a new message
    $contact.set({ state: 'sent', content, receipt });
  } catch (error) {
    const { code, reference } = failureOf(error);
    $contact.set(
      code === 'CONTACT-INVALID'
        ? { state: 'refused', error: refusedContact(content) }
        : { state: 'failed', reference },
    );
  }
}

export const writeAnother = (): void => $contact.set({ state: 'writing' });
