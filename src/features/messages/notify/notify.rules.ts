/** The form of a dependent notification (spec 001 §5 'Dependent notification'), and who may send one. Pure. */
import { EMAIL_MESSAGES, emailError, tidyEmail } from '../../../lib/fields/email.rules.ts';
import { phoneError, tidyPhone } from '../../../lib/fields/phone.rules.ts';
import type { NotificationRequest } from '../messages-actions.schema.ts';

/** The fields in the order of the form. */
const NOTIFY_FIELDS = ['channel', 'phone', 'email'] as const;
export type NotifyField = (typeof NOTIFY_FIELDS)[number];

export const NOTIFY_CHANNELS = ['sms', 'email'] as const;
export type NotifyChannel = (typeof NOTIFY_CHANNELS)[number];

/** The typed values. `channel` is '' until a channel is chosen. */
export type NotifyForm = Readonly<Record<NotifyField, string>>;

/** Keys of error texts in `lib/fields/validation.text.ts`. */
type NotifyProblem = 'missing' | 'phone' | (typeof EMAIL_MESSAGES)[keyof typeof EMAIL_MESSAGES];

export interface NotifyError {
  field: NotifyField;
  problem: NotifyProblem;
}

const isChannel = (value: string): value is NotifyChannel =>
  NOTIFY_CHANNELS.some((channel) => channel === value);

/** A text message requires a phone number, an email requires an address. The unused field is not checked. */
const CHECKS: Readonly<
  Record<NotifyField, (form: NotifyForm, dataDomainToken: number) => NotifyProblem | null>
> = {
  channel: ({ channel }) => (isChannel(channel) ? null : 'missing'),
  phone: ({ channel, phone }) => (channel === 'sms' ? phoneError(phone, true) : null),
  email({ channel, email }, dataDomainToken) {
    const error = channel === 'email' ? emailError(email, dataDomainToken) : null;
    return error && EMAIL_MESSAGES[error];
  },
};

export const notifyErrors = (form: NotifyForm, dataDomainToken: number): NotifyError[] =>
  NOTIFY_FIELDS.flatMap((field) => {
    const problem = CHECKS[field](form, dataDomainToken);
    return problem ? [{ field, problem }] : [];
  });

/** The error to show if the service refuses the phone number or email address. */
export const refusedContact = ({ channel }: NotifyForm): NotifyError =>
  channel === 'sms' ? { field: 'phone', problem: 'phone' } : { field: 'email', problem: 'email' };

export type Notification = Omit<NotificationRequest, 'requestKey'>;

/** Builds the notification. @returns null if the form has errors @param sender the caller's bvUserId and brand */
export function notificationOf(
  form: NotifyForm,
  dataDomainToken: number,
  { bvUserId, brand }: { bvUserId: string; brand: string },
): Notification | null {
  if (notifyErrors(form, dataDomainToken).length > 0 || !isChannel(form.channel)) return null;
  const channel = form.channel === 'sms' ? 'SMS' : 'EMAIL';
  const contactValue = channel === 'SMS' ? tidyPhone(form.phone) : tidyEmail(form.email);
  return {
    bvuserid: bvUserId,
    brand,
    communicationType: channel,
    communicationList: [{ contactValue, channel }],
  };
}

/**
 * The request with its key. If the same notification is sent again before the service has confirmed it, the key stays
 * the same, so that the service sends it only once (decisions/messages#a-dependent-is-notified-once).
 */
export function requestOf(
  notification: Notification,
  last: NotificationRequest | null,
  newKey: () => string,
): NotificationRequest {
  const isSame =
    last !== null &&
    JSON.stringify({ ...notification, requestKey: last.requestKey }) === JSON.stringify(last);
  return isSame ? last : { ...notification, requestKey: newKey() };
}

interface NotifyFacts {
  isSubscriber: boolean;
  ecId: string;
  isSimulation: boolean;
}

/**
 * Only a subscriber can send a notification, and only about messages to another family member. A simulation sends none
 * (decisions/staff#a-simulation-changes-nothing).
 */
export const canNotify = (
  { ecId: recipient }: { ecId: string },
  { isSubscriber, ecId, isSimulation }: NotifyFacts,
): boolean => isSubscriber && !isSimulation && recipient !== '' && recipient !== ecId;
