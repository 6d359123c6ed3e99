import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './bill-opener.text.ts';

export const billOpener: Translation<typeof texts> = {
  open: 'Revisar una factura de un proveedor',
  close: 'Cerrar la revisión de la factura',
  openFailed: 'No pudimos cargar la revisión. Revise su conexión y presione el botón otra vez.',
};
