import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './list.text.ts';

export const list: Translation<typeof texts> = {
  of: 'de {shown}',
  chosen: 'Filtros en uso',
  remove: 'Quitar el filtro:',
  clear: 'Quitar todos los filtros',
  clearSearch: 'Borrar la búsqueda',
  sort: 'Ordenar por',
  sorted: 'Orden: {order}.',
};
