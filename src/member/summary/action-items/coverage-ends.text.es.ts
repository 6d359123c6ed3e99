import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './coverage-ends.text.ts';

export const coverageEnds: Translation<typeof texts> = {
  ends: {
    one: '{what} termina el {date}, en {count} día',
    other: '{what} termina el {date}, en {count} días',
  },
  endsToday: '{what} termina hoy, {date}',
  ended: '{what} terminó el {date}',
  whole: 'Su cobertura',
  lines: 'Su cobertura ({lines})',
  person: 'La cobertura de {name}',
  medical: 'médica',
  dental: 'dental',
  vision: 'de la vista',
  drug: 'de medicamentos',
};
