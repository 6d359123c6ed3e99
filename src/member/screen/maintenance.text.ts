import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  maintenance: 'We are working on this part of the site',
  maintenanceText: 'It will be back soon. Your claims, messages and payments are as they were.',
  maintenanceHelp: 'If it cannot wait, we can look it up for you. Have your member ID card at hand.',
  checkAgain: 'Check again',
} as const;

export const t = translator('maintenance', texts);
