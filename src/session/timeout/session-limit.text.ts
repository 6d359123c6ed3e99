import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  heading: 'Your session is about to end',
  text: 'You’ll be signed out at {time}, even if you are active. Save or send what you are working on, then sign in again.',
  simulationText:
    'This window is part of your own session, which ends at {time}, even if you are active. Then sign in again in your own window.',
  close: 'Close',
  signIn: 'Sign in again',
} as const;

export const t = translator('sessionLimit', texts);
