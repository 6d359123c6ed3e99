/** Text of the header's font-size menu (spec 000 §2 'font-size selector (regular, large, largest)'). */
import { translator } from '../lib/i18n.ts';

export const texts = {
  group: 'Text size',
  regular: 'Regular',
  large: 'Large',
  largest: 'Largest',
  'changed.regular': 'Text size is now regular.',
  'changed.large': 'Text size is now large.',
  'changed.largest': 'Text size is now largest.',
} as const;

export const t = translator('fontSize', texts);
