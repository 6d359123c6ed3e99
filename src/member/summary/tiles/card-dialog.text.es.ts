import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './card-dialog.text.ts';

export const cardDialog: Translation<typeof texts> = {
  heading: 'Su tarjeta del seguro',
  loading: 'Cargando su tarjeta del seguro',
  failed: 'No pudimos cargar su tarjeta del seguro.',
  none: 'Aquí no hay tarjeta de sus planes.',
  noneNext: 'Llame al {phone} para pedir una copia.',
  close: 'Cerrar',
};
