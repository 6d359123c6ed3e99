/** The dialog that notifies a dependent of a message. */
import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  // Word for word from spec 001 §8.
  thankYou: 'Thank You',
  sent: 'Your notification has been sent.',
  error: 'Error',
  failed: 'We are unable to send your message now. Please try again later.',
  // Chosen here.
  open: 'Notify {name}',
  openUnnamed: 'Notify this family member',
  heading: 'Notify {name}',
  headingUnnamed: 'Notify a family member',
  lead: 'We tell them that a message waits on this site. We do not say what it is about.',
  channel: 'How should we reach them?',
  sms: 'Text message',
  email: 'Email',
  phoneHint: 'Ten digits, in at most 15 characters. For example 555-555-0100',
  phoneLabel: 'Mobile phone number',
  emailLabel: 'Email address',
  send: 'Send',
  sending: 'Sending…',
  cancel: 'Cancel',
  ok: 'OK',
  unloaded: 'The form did not load. Check your connection and try again.',
} as const;

export const t = translator('messageNotify', texts);
