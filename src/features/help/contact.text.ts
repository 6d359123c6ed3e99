/**
 * What the contact page says. The messages of email and phone are those of spec 000 §5, to the letter; an
 * empty field that must be filled is named in plain words.
 */
import { translator } from '../../lib/i18n.ts';

export const texts = {
  title: 'Contact us',
  lead: 'Write to us here, or call. We answer questions about claims, bills, coverage and this site.',
  urgent: 'In an emergency, call 911 or go to the nearest emergency room first.',
  callHeading: 'Talk to a person',
  tty: 'TTY {tty}',
  ready: 'Have your member ID card at hand, and for a claim its bill.',
  forAnother: 'To call for another adult, have them beside you, or ask how to become their representative.',
  formHeading: 'Write to us',
  noScript: 'Writing to us here needs JavaScript. Turn it on in your browser, or call {phone}, {hours}.',
  privacy:
    'Please do not write your member ID, your Social Security number or anything about your health here. We will ask for what we need.',
  name: 'Your name',
  subject: 'What is it about?',
  choose: 'Choose one',
  CLAIM: 'A claim',
  BILL: 'A bill or a premium',
  COVERAGE: 'What my plan covers',
  ID_CARD: 'My ID card',
  WEBSITE: 'This website or signing in',
  OTHER: 'Something else',
  message: 'Your message',
  messageHint: 'At most {most} characters.',
  replyBy: 'How should we answer?',
  EMAIL: 'By email',
  PHONE: 'By phone',
  email: 'Email address',
  emailHint: 'For example name@mail.com',
  phone: 'Phone number',
  phoneHint: '10 digits, with the area code. We call during our hours.',
  send: 'Send message',
  busy: 'Sending',
  summaryHeading: { one: 'One thing needs your attention', other: '{count} things need your attention' },
  nameMissing: 'Enter your name',
  nameLong: 'Shorten your name to at most {most} characters',
  subjectMissing: 'Choose what your message is about',
  messageMissing: 'Write your message',
  messageLong: 'Shorten your message to at most {most} characters; it has {length}',
  replyByMissing: 'Choose how we should answer',
  emailMissing: 'Enter the email address for our answer',
  emailMalformed:
    "Email addresses must be at least 7 characters and contain an '@' and '.' character.  Please re-enter your Email address.",
  emailLong: 'Enter an email address of at most {most} characters',
  phoneMissing: 'Enter the phone number for our call',
  phoneMalformed:
    'Please enter a valid Phone Number. Phone Numbers should be 10 digits and include an area code.',
  failed: 'We could not send your message. It is still here, as you wrote it.',
  sentHeading: 'We have your message',
  sentByEmail: 'We will write to {contact} by {date}.',
  sentByPhone: 'We will call {contact} by {date}, {hours}.',
  sentSooner: 'If you need an answer sooner, call {phone}.',
  confirmation: 'Confirmation {confirmation}',
  another: 'Write another message',
} as const;

export const t = translator('contact', texts);
