import { texts as hints } from '../../../lib/fields/hints.text.ts';
import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  title: 'Forgot your user name?',
  description: 'Have us email your user name to the address we have for you.',
  heading: 'Tell us who you are',
  lead: 'If it all matches our records, we’ll email your user name to the address we have.',
  firstName: 'First name',
  lastName: 'Last name',
  dob: 'Date of birth',
  dobHint: hints.date,
  memberId: 'Member ID',
  memberIdHint: 'On the front of your member ID card',
  send: 'Send my user name',
  busy: 'One moment',
  unknown: 'This doesn’t match our records',
  unknownText: {
    one: 'Check all four against your member ID card, and how your name is spelled. To protect you, we don’t say which one is different. You can try once more. We can also look it up with you. Call {phone}, {hours}.',
    other:
      'Check all four against your member ID card, and how your name is spelled. To protect you, we don’t say which one is different. You can try {count} more times. We can also look it up with you. Call {phone}, {hours}.',
  },
  closed: 'Call us for your user name',
  closedText:
    'We looked three times and didn’t find this person. To protect our members, we closed this form for these details. We can look it up with you. Call {phone}, {hours}.',
  limited: 'We can’t look this up right now. {again}',
  limitedCall: 'We can look up your user name with you. Call {phone}, {hours}.',
  failed: 'We couldn’t send it. What you typed is still here.',
  sentHeading: 'Your user name is on its way',
  sentTo: 'We sent it to {address}. It may take a few minutes. Look in your spam folder too.',
  sentNothing: 'If you don’t get it within 10 minutes, call {phone}, {hours}.',
  toSignIn: 'Go to sign in',
  backToSignIn: 'Back to sign in',
  forgotPassword: 'Forgot your password?',
  signedIn: 'You’re signed in',
  signedInText:
    'You don’t need your user name now. If you forget it after signing out, come back to this page.',
  toSummary: 'Go to your activity summary',
} as const;

export const t = translator('forgotUserName', texts);
