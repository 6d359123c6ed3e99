import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  currentPassword: 'Current password',
  hint: 'To change how you get back into your account, we check that it is you.',
  needed: 'Enter your current password to save this',
  wrong: 'This is not your current password',
  limited: 'There were too many wrong passwords. {again}',
  signInHeading: 'To save this, sign in again',
  signInText:
    'You came here from another site, so we cannot check your password on this page. Sign in with your user name and password, then make this change again. What you typed here is not kept.',
  signIn: 'Sign in again',
} as const;

export const t = translator('passwordCheck', texts);
