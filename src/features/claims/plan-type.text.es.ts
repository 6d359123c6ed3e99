import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './plan-type.text.ts';

export const planType: Translation<typeof texts> = {
  new: 'Nuevo',
  medical: 'Médico',
  dental: 'Dental',
  drug: 'Medicamentos',
  vision: 'Visión',
};
