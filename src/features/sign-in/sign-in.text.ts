/** What the sign-in card says. */
import { translator } from '../../lib/i18n.ts';

export const texts = {
  heading: 'Sign in',
  userName: 'User name',
  password: 'Password',
  show: 'Show',
  hide: 'Hide',
  showLabel: 'Show password',
  submit: 'Sign in',
  busy: 'Signing in',
  userNameMissing: 'Enter your user name',
  passwordMissing: 'Enter your password',
  tryAgain: 'Try again',
  invalidHeading: 'We could not sign you in',
  invalid: 'The user name or password is not right. Check both, capital letters included, and try again.',
  unexpectedHeading: 'Something went wrong on our side',
  unexpected: 'You are not signed in, and nothing was changed. Please try again in a few minutes.',
  offlineHeading: 'We could not reach the service',
  offline: 'Check that you are online, then try again. You are not signed in, and nothing was changed.',
  help: 'If it goes on, call {phone}, {hours}.',
  reference: 'Reference {reference}',
} as const;

export const t = translator('signIn', texts);
