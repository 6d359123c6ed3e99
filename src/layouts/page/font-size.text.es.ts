import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './font-size.text.ts';

export const fontSize: Translation<typeof texts> = {
  group: 'Tamaño del texto',
  regular: 'Normal',
  large: 'Grande',
  largest: 'Muy grande',
  'changed.regular': 'El tamaño del texto ahora es normal.',
  'changed.large': 'El tamaño del texto ahora es grande.',
  'changed.largest': 'El tamaño del texto ahora es muy grande.',
};
