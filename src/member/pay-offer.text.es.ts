/** The way to pay a claim, in Spanish. */
import type { Translation } from '../lib/i18n.ts';
import type { texts } from './pay-offer.text.ts';

export const payOffer: Translation<typeof texts> = {
  pay: 'Pagar {amount}',
  unsettled:
    'Todavía no sabemos si se pagaron {amount} de su cuenta. Vea ese pago antes de pagar a su proveedor.',
  look: 'Ver el pago de {amount}',
  subscriber:
    'La cuenta de gastos que paga este reclamo es de la persona titular de su plan (el suscriptor). Esa persona puede pagarlo cuando inicie sesión aquí. Usted también puede pagar a su proveedor como dice su factura.',
  blackout:
    'Por ahora no se pueden usar sus cuentas de gastos, así que este reclamo no se puede pagar aquí. Vuelva más tarde.',
  none: 'No sabemos de ninguna cuenta de gastos suya para este reclamo, así que no se puede pagar aquí. Pague a su proveedor como dice su factura.',
};
