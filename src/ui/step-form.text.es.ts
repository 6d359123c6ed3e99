import type { Translation } from '../lib/i18n.ts';
import type { texts } from './step-form.text.ts';

export const stepForm: Translation<typeof texts> = {
  summaryHeading: { one: 'Hay un dato que corregir', other: 'Hay {count} datos que corregir' },
};
