import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  currentPassword: 'Current password',
  hint: 'Before you change how you get back into your account, we check that it’s you.',
  needed: 'Enter your current password to save this',
  wrong: 'This isn’t your current password',
  limited: 'There were too many wrong passwords. {again}',
  signInHeading: 'To save this, sign in again',
  signInText:
    'You came here from another site, so we can’t check your password on this page. Sign in with your user name and password, then make this change again. We don’t keep what you typed here.',
  signIn: 'Sign in again',
} as const;

export const t = translator('passwordCheck', texts);
