import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './card-dialog.text.ts';

export const cardDialog: Translation<typeof texts> = {
  heading: 'Su tarjeta de miembro',
  loading: 'Cargando su tarjeta de miembro',
  failed: 'No pudimos cargar su tarjeta de miembro.',
  none: 'No podemos mostrar aquí una tarjeta de sus planes.',
  noneNext: 'Llame al {phone} para pedir una copia.',
  close: 'Cerrar',
};
