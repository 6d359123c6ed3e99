/** What somebody reads who signs out while the services take their time. */
import { translator } from '../lib/i18n.ts';

export const texts = {
  leaving: 'Signing you out',
  leavingText:
    'Nothing of yours is on this page any more. We are telling our services; this takes a few seconds.',
} as const;

export const t = translator('signOut', texts);
