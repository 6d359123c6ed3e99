import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  emergency: 'Is a life in danger? Call 911 now.',
  emergencyLink: 'What to do in an emergency',
  noScript:
    'This search needs JavaScript. Call {phone}, {hours}, and we’ll look for a doctor or a store near you.',
  signedIn: 'You’re signed in. See doctors in your plan’s network',
} as const;

export const t = translator('findCarePage', texts);
