import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  heading: 'Your member ID card',
  loading: 'Loading your member ID card',
  failed: 'We couldn’t load your member ID card.',
  none: 'We can’t show a card for your plans here.',
  noneNext: 'Call {phone} for a copy.',
  close: 'Close',
} as const;

export const t = translator('cardDialog', texts);
