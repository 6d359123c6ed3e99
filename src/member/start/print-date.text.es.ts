import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './print-date.text.ts';

export const printDate: Translation<typeof texts> = {
  printed: 'Impreso el {date}',
};
