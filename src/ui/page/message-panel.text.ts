import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  info: 'Information',
  success: 'Success',
  warning: 'Warning',
  error: 'Error',
  close: 'Close',
} as const;

export const t = translator('messagePanel', texts);
