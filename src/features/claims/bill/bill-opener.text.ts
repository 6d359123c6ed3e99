import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  open: 'Check a bill from a provider',
  close: 'Close the bill check',
  openFailed: 'We couldn’t load the bill check. Check your connection, then press the button again.',
} as const;

export const t = translator('billOpener', texts);
