import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  region: 'Notifications',
  close: 'Close',
  done: 'Done:',
  note: 'Note:',
  problem: 'Problem:',
} as const;

export const t = translator('toasts', texts);
