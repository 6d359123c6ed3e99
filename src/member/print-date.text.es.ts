import type { Translation } from '../lib/i18n.ts';
import type { texts } from './print-date.text.ts';

export const printDate: Translation<typeof texts> = {
  printed: 'Impreso el {date}',
};
