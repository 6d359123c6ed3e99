/** Text of the forgot-password page. It never reveals whether an account exists. */
import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  title: 'Forgot your password?',
  description: 'Get a temporary password by email, then choose a new one.',
  place: 'Step {at} of 3',
  nameHeading: 'What is your user name?',
  nameLead:
    'Next, you show us that it’s you. Then we email a temporary password to the address we have for you.',
  userName: 'User name',
  next: 'Continue',
  busy: 'One moment',
  questionHeading: 'Answer your security question',
  answerWrong: {
    one: 'That isn’t the answer we have. You can try once more.',
    other: 'That isn’t the answer we have. You can try {count} more times.',
  },
  notMine: 'Not the question you chose? Check the user name: {name}.',
  byPin: 'Send me a PIN instead',
  pinHeading: 'Enter the PIN from our email',
  pinLead:
    'If {name} is a user name on this site, we emailed a PIN to the address we have for it. It may take a few minutes. Look in your spam folder too.',
  pin: '{figures}-digit PIN',
  pinMalformed: 'Enter all {figures} digits of the PIN',
  pinWrong: {
    one: 'That isn’t the PIN we sent. You can try once more.',
    other: 'That isn’t the PIN we sent. You can try {count} more times.',
  },
  pinAgain: 'Send another PIN',
  pinsLeft: { one: 'You can ask for one more PIN.', other: 'You can ask for {count} more PINs.' },
  noPins: 'We’ve sent all the PINs we can. If you haven’t received one, call {phone}, {hours}.',
  byQuestion: 'Answer the security question instead',
  failed: 'We couldn’t send it. What you typed is still here.',
  unsure:
    'We don’t know whether our email went out. Look for it before you try again. What you typed is still here.',
  sentHeading: 'A temporary password is on its way',
  sentTo: 'We sent it to {address}. It may take a few minutes. Look in your spam folder too.',
  sentNext: 'What comes next',
  sentSignIn: 'Sign in with the temporary password.',
  sentChoose: 'Choose your own password. We’ll ask you to do this right away.',
  sentNothing: 'If you don’t get it within 10 minutes, call {phone}, {hours}.',
  limited: 'We can’t look this up right now. {again}',
  toSignIn: 'Go to sign in',
  closedHeading: 'Call us for a new password',
  closedText:
    'We couldn’t confirm that it’s you. To protect the account, we closed this form for this user name. We can set a new password with you by phone.',
  closedCall: 'Call {phone}, {hours}.',
  backToSignIn: 'Back to sign in',
  forgotUserName: 'Forgot your user name?',
  signedIn: 'You’re signed in',
  signedInText: 'You don’t need a temporary password. You can change your password right away.',
  changePassword: 'Change your password',
} as const;

export const t = translator('forgotPassword', texts);
