import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './owed-dialog.text.ts';

export const owedDialog: Translation<typeof texts> = {
  heading: 'Le quedan {amount} por pagar',
  notBill:
    'Esto no es una factura. Compare cada cantidad con la factura de su proveedor. Si la factura le pide más, llámenos. No restamos lo que usted pagó directamente, así que márquelo abajo.',
  left: {
    one: '{count} reclamo más está en la lista.',
    other: '{count} reclamos más están en la lista.',
  },
  loading: 'Cargando por qué debe esto',
  failed: 'No pudimos cargar por qué debe esto.',
  appeal: 'Antes de pagar, vea si puede apelar',
  allClaims: 'Ver todos los reclamos',
  close: 'Cerrar',
};
