import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  leaving: 'Signing you out',
  leavingText:
    'Your information is no longer on this page. We are ending your session, which takes a few seconds.',
} as const;

export const t = translator('signOut', texts);
