/** Text of the forgot-user-name page. */
import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  title: 'Forgot your user name?',
  description: 'Have your user name sent to the email address that we have.',
  heading: 'Tell us who you are',
  lead: 'If everything matches our records, we send your user name to the email address we have.',
  firstName: 'First name',
  lastName: 'Last name',
  dob: 'Date of birth',
  dobHint: 'mm/dd/yyyy, for example 03/14/1984',
  memberId: 'Member ID',
  memberIdHint: 'On the front of your member ID card',
  send: 'Send my user name',
  busy: 'One moment',
  unknown: 'This does not match our records',
  unknownText: {
    one: 'Compare all four with your member ID card, including the spelling of your name. For your protection we do not say which one is different. You can try once more. We can also look it up with you: call {phone}, {hours}.',
    other:
      'Compare all four with your member ID card, including the spelling of your name. For your protection we do not say which one is different. You can try {count} more times. We can also look it up with you: call {phone}, {hours}.',
  },
  closed: 'Please call us',
  closedText:
    'We could not find this person three times. To protect our members, this form is now closed for these details. We can look it up with you: call {phone}, {hours}.',
  failed: 'Nothing was sent. What you typed is still here.',
  sentHeading: 'Your user name is on its way',
  sentTo: 'We sent it to {address}. It may take a few minutes; look in the spam folder too.',
  sentNothing: 'If nothing comes within ten minutes, call {phone}, {hours}.',
  toSignIn: 'Go to sign in',
  backToSignIn: 'Back to sign in',
  forgotPassword: 'Forgot your password?',
  signedIn: 'You are signed in',
  signedInText:
    'You do not need your user name now. If you forget it after signing out, come back to this page.',
  toSummary: 'Go to your activity summary',
} as const;

export const t = translator('forgotUserName', texts);
