/** Sends a dependent notification, once (spec 001 §5, §8; decision 201). */
import { send } from '../../../lib/http/http.ts';
import { failureOf } from '../../../lib/remote/remote.ts';
import { memberAtom } from '../../../session/member-data.store.ts';
import { isSimulation } from '../../../session/simulation/is-simulation.ts';
import { dependentNotification, type NotificationRequest } from '../messages-actions.schema.ts';
import { requestOf, type Notification } from './notify.rules.ts';

/** `refused`: the service cannot reach what was typed. */
type NotifyState = 'writing' | 'busy' | 'sent' | 'refused' | 'failed';

export const $notifyState = memberAtom<NotifyState>('writing');

/** Sent without a response that says so. */
const $last = memberAtom<NotificationRequest | null>(null);

/** Does nothing while one is being sent, and in a simulation. */
export async function notifyDependent(notification: Notification): Promise<void> {
  if ($notifyState.get() === 'busy' || isSimulation()) return;
  $notifyState.set('busy');
  const payload = requestOf(notification, $last.get(), () => crypto.randomUUID());
  $last.set(payload);
  try {
    await send(dependentNotification, { payload });
    $last.set(null); // sent again, it is a new notification
    $notifyState.set('sent');
  } catch (error) {
    const { code } = failureOf(error);
    $notifyState.set(code === 'CONTACT-INVALID' ? 'refused' : 'failed');
  }
}

/** Back to the form, unless a notification is on its way. */
export function writeAgain(): void {
  if ($notifyState.get() !== 'busy') $notifyState.set('writing');
}
