import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  heading: 'Sign in',
  userName: 'User name',
  password: 'Password',
  show: 'Show',
  hide: 'Hide',
  showLabel: 'Show password',
  hideLabel: 'Hide password',
  submit: 'Sign in',
  busy: 'Signing in',
  capsLock: 'Caps Lock is on',
  invalidNote: 'The user name or password is wrong.',
  limitOver: 'You can try again now.',
  elsewhere: 'You’re signed in as {name} in another browser tab.',
  goOn: 'Continue as {name}',
} as const;

export const t = translator('signIn', texts);
