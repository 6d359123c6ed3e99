import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  heading: 'Session Expiration Warning',
  text: 'Your session is about to expire due to inactivity.',
  left: 'You’ll be signed out in {time}.',
  minutesLeft: { one: '{count} minute left', other: '{count} minutes left' },
  secondsLeft: { one: '{count} second left', other: '{count} seconds left' },
  close: 'Close',
} as const;

export const t = translator('timeout', texts);
