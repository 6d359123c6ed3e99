import type { Translation } from '../text/i18n.ts';
import type { texts } from './form.text.ts';

export const form: Translation<typeof texts> = {
  missing: 'Este campo es obligatorio',
  summaryHeading: { one: 'Hay un dato que corregir', other: 'Hay {count} datos que corregir' },
  summaryEntry: '{field}: {message}',
  summaryQuestion: '{field} {message}',
};
