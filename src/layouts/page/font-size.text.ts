import { translator } from '../../lib/text/i18n.ts';

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
