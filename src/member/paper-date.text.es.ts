/** `paper-date.text.ts` in Spanish. */
import type { Translation } from '../lib/i18n.ts';
import type { texts } from './paper-date.text.ts';

export const paperDate: Translation<typeof texts> = {
  printed: 'Impreso el {date}',
};
