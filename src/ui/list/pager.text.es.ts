import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './pager.text.ts';

export const pager: Translation<typeof texts> = {
  label: 'Páginas',
  previous: 'Anterior',
  next: 'Siguiente',
  page: 'Página {page}',
  pageOf: 'Página {page} de {pages}',
  size: 'Filas por página',
};
