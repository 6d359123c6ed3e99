/** Sends a dependent notification, once (spec 001 §5, §8; decisions/messages#a-dependent-is-notified-once). */
import { send } from '../../../lib/http/http.ts';
import { failureOf } from '../../../lib/remote/remote.ts';
import { memberAtom } from '../../../session/member-data.store.ts';
import { dependentNotification, type NotificationRequest } from '../messages-actions.schema.ts';
import { requestOf, type Notification } from './notify.rules.ts';

/** The last request, until a response confirms it. */
const $last = memberAtom<NotificationRequest | null>(null);

/** `refused`: the service cannot reach what was typed. */
export async function notifyDependent(notification: Notification): Promise<'sent' | 'refused' | 'failed'> {
  const payload = requestOf(notification, $last.get(), () => crypto.randomUUID());
  $last.set(payload);
  try {
    await send(dependentNotification, { payload });
    $last.set(null); // sent again, it is a new notification
    return 'sent';
  } catch (error) {
    return failureOf(error).code === 'CONTACT-INVALID' ? 'refused' : 'failed';
  }
}
