/** Text of the forgot-password page. It never reveals whether an account exists. */
import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  title: 'Forgot your password?',
  description: 'Get a temporary password by email, and choose a new one.',
  place: 'Step {at} of 3',
  nameHeading: 'What is your user name?',
  nameLead:
    'Next you show us that it is you. Then we send a temporary password to the email address we have.',
  userName: 'User name',
  next: 'Continue',
  busy: 'One moment',
  questionHeading: 'Answer your security question',
  answerWrong: {
    one: 'This is not the answer that we have. You can try once more.',
    other: 'This is not the answer that we have. You can try {count} more times.',
  },
  notMine: 'Not the question that you chose? Check the user name: {name}.',
  byPin: 'Send me a PIN instead',
  pinHeading: 'Enter the PIN from our email',
  pinLead:
    'If {name} is a user name of this site, a PIN is on its way to the email address that we have for it. It may take a few minutes; look in the spam folder too.',
  pin: 'PIN, {figures} digits',
  pinMalformed: 'Enter the {figures} digits of the PIN',
  pinWrong: {
    one: 'This is not the PIN that we sent. You can try once more.',
    other: 'This is not the PIN that we sent. You can try {count} more times.',
  },
  pinAgain: 'Send another PIN',
  pinsLeft: { one: 'You can ask for one more PIN.', other: 'You can ask for {count} more PINs.' },
  noPins: 'We have sent as many PINs as we can. If none has arrived, call {phone}, {hours}.',
  byQuestion: 'Answer the security question instead',
  failed: 'Nothing was sent. What you typed is still here.',
  sentHeading: 'A temporary password is on its way',
  sentTo: 'We sent it to {address}. It may take a few minutes; look in the spam folder too.',
  sentNext: 'What comes next',
  sentSignIn: 'Sign in with the temporary password.',
  sentChoose: 'Choose a password of your own. We ask you for it right away.',
  sentNothing: 'If nothing comes within ten minutes, call {phone}, {hours}.',
  limited: 'This user name was tried several times. {again}',
  toSignIn: 'Go to sign in',
  closedHeading: 'Please call us',
  closedText:
    'We could not confirm that it is you, so we sent nothing and changed nothing. To protect the account, this form now stays closed for this user name. We can set a new password with you by phone.',
  closedCall: 'Call {phone}, {hours}.',
  backToSignIn: 'Back to sign in',
  forgotUserName: 'Forgot your user name?',
  signedIn: 'You are signed in',
  signedInText: 'You do not need a temporary password: change your password right away.',
  changePassword: 'Change your password',
} as const;

export const t = translator('forgotPassword', texts);
