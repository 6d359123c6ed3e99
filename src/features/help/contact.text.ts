/** Text of the contact page. */
import { texts as hints } from '../../lib/fields/hints.text.ts';
import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  title: 'Contact us',
  lead: 'Write to us here, or call. We answer questions about claims, bills, coverage and this site.',
  urgent: 'In an emergency, call 911 or go to the nearest emergency room first.',
  callHeading: 'Talk to a person',
  tty: 'TTY {tty}',
  ready: 'Have your member ID card ready, and the bill if you call about a claim.',
  forAnother: 'Calling for another adult? Have them beside you, or ask how to become their representative.',
  formHeading: 'Write to us',
  noScript: 'Writing to us here needs JavaScript. Turn it on in your browser, or call {phone}, {hours}.',
  privacy:
    'Don’t write your member ID, your Social Security number or anything about your health here. We’ll ask for what we need.',
  name: 'Your name',
  subject: 'What is it about?',
  choose: 'Choose one',
  CLAIM: 'A claim',
  BILL: 'A bill or a premium',
  COVERAGE: 'What my plan covers',
  ID_CARD: 'My member ID card',
  WEBSITE: 'This website or signing in',
  OTHER: 'Something else',
  message: 'Your message',
  messageHint: '{most} characters or fewer.',
  replyBy: 'How should we answer?',
  EMAIL: 'By email',
  PHONE: 'By phone',
  email: 'Email address',
  emailHint: hints.email,
  phone: 'Phone number',
  phoneHint: `We call during our hours. ${hints.phone}`,
  send: 'Send message',
  busy: 'Sending',
  nameLong: 'Shorten your name to {most} characters or fewer',
  messageLong: 'Shorten your message to {most} characters or fewer. It has {length}',
  simulation: 'You’re acting as a member. Only the member can send a message.',
  failed: 'We couldn’t send your message. It’s still here, as you wrote it.',
  sentHeading: 'We have your message',
  sentByEmail: 'We’ll write to {contact} by {date}.',
  sentByPhone: 'We’ll call {contact} by {date}, {hours}.',
  sentSooner: 'If you need an answer sooner, call {phone}.',
  confirmation: 'Confirmation {confirmation}',
  another: 'Write another message',
} as const;

export const t = translator('contact', texts);
