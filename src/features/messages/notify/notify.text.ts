import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  // Quoted from spec 001 §8.
  thankYou: 'Thank You',
  sent: 'Your notification has been sent.',
  error: 'Error',
  failed: 'We are unable to send your message now. Please try again later.',
  // Not in the spec.
  open: 'Notify {name}',
  openUnnamed: 'Notify this family member',
  heading: 'Notify {name}',
  headingUnnamed: 'Notify a family member',
  lead: 'We’ll tell them that a message is waiting on this site. We won’t say what it’s about.',
  channel: 'How should we reach them?',
  sms: 'Text message',
  email: 'Email',
  phoneHint: '10 digits, in no more than 15 characters. For example, 555-555-0100',
  phoneLabel: 'Mobile phone number',
  emailLabel: 'Email address',
  send: 'Send',
  sending: 'Sending…',
  cancel: 'Cancel',
  ok: 'OK',
  unloaded: 'The form didn’t load. Check your connection and try again.',
} as const;

export const t = translator('messageNotify', texts);
