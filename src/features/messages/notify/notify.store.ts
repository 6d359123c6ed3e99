/**
 * Notifies a dependent. A retry does not notify the dependent again (spec 001 §5, §8;
 * decisions/messages#a-dependent-is-notified-once).
 */
import { send } from '../../../lib/http/http.ts';
import { failureOf } from '../../../lib/remote/remote.ts';
import { memberAtom } from '../../../session/member-data.store.ts';
import { dependentNotification, type NotificationRequest } from '../messages-actions.schema.ts';
import { requestOf, type Notification } from './notify.rules.ts';

/** The last request that has not been confirmed by a response. */
const $last = memberAtom<NotificationRequest | null>(null);

/** Returns 'refused' if the service rejects the typed phone number or email address as invalid. */
export async function notifyDependent(notification: Notification): Promise<'sent' | 'refused' | 'failed'> {
  const payload = requestOf(notification, $last.get(), () => crypto.randomUUID());
  $last.set(payload);
  try {
    await send(dependentNotification, { payload });
    $last.set(null); // sending the same notification again is now a new request
    return 'sent';
  } catch (error) {
    return failureOf(error).code === 'CONTACT-INVALID' ? 'refused' : 'failed';
  }
}
