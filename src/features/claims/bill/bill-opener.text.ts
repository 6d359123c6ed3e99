import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  open: 'Check a bill from a provider',
  close: 'Close the bill check',
  openFailed: 'The bill check could not be loaded. Press the button to try again.',
} as const;

export const t = translator('billOpener', texts);
