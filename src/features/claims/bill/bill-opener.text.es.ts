import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './bill-opener.text.ts';

export const billOpener: Translation<typeof texts> = {
  open: 'Revisar una factura de un proveedor',
  close: 'Cerrar la revisión de la factura',
  openFailed: 'No se pudo cargar la revisión. Presione el botón para intentarlo de nuevo.',
};
