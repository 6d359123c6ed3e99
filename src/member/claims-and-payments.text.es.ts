/** Claims & Payments in Spanish. */
import type { Translation } from '../lib/i18n.ts';
import type { texts } from './claims-and-payments.text.ts';

export const claimsAndPayments: Translation<typeof texts> = {
  lead: 'Lo que se facturó, lo que pagó su plan y lo que le toca pagar a usted.',
  loading: 'Cargando sus reclamos',
  failed: 'No pudimos cargar sus reclamos.',
  pay: 'Pagar {amount}',
  'pay.subscriber':
    'La cuenta de gastos que paga este reclamo es de la persona titular de su plan (el suscriptor). Esa persona puede pagarlo cuando inicie sesión aquí. Usted también puede pagar a su proveedor como dice su factura.',
  'pay.blackout':
    'Por ahora no se pueden usar sus cuentas de gastos, así que este reclamo no se puede pagar aquí. Vuelva más tarde.',
  'pay.none':
    'No sabemos de ninguna cuenta de gastos suya para este reclamo, así que no se puede pagar aquí. Pague a su proveedor como dice su factura.',
};
