import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  question: 'Continue as {name}?',
  why: 'This browser is signed in to another of our sites.',
  goOn: 'Continue',
  notYou: 'Not you? Sign in',
  failed: 'We couldn’t continue with that sign-in. Sign in with your user name and password.',
} as const;

export const t = translator('signOn', texts);
