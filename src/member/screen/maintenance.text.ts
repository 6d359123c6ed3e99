import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  maintenance: 'We’re working on this part of the site',
  maintenanceText: 'It’ll be back soon. Your claims, messages and payments haven’t changed.',
  maintenanceHelp: 'If it can’t wait, we can look it up for you. Have your member ID card ready.',
  checkAgain: 'Check again',
} as const;

export const t = translator('maintenance', texts);
