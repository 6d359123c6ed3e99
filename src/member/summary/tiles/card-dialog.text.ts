import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  heading: 'Your insurance card',
  loading: 'Loading your insurance card',
  failed: 'We could not load your insurance card.',
  none: 'There is no card for your plans here.',
  noneNext: 'Call {phone} for a copy.',
  close: 'Close',
} as const;

export const t = translator('cardDialog', texts);
