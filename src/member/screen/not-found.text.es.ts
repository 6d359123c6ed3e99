import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './not-found.text.ts';

export const memberNotFound: Translation<typeof texts> = {
  notFoundText:
    'Es posible que la dirección sea antigua o esté mal escrita, o que su plan no incluya esta página.',
  toSummary: 'Ir a su resumen de actividad',
  notFoundHelp: 'Díganos qué busca y le ayudaremos a encontrarlo.',
  notFoundNear: '¿Quiso decir una de estas?',
  notFoundAll: 'Páginas del área de miembros',
};
