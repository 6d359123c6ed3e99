import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './owed-dialog.text.ts';

export const owedDialog: Translation<typeof texts> = {
  heading: 'Le quedan {amount} por pagar',
  notBill:
    'Esto no es una factura. Compare cada importe con la factura que le envíe su proveedor y llámenos si le pide más. Lo que usted mismo pagó no se resta: márquelo abajo.',
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
