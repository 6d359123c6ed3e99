import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './pay-offer.text.ts';

export const payOffer: Translation<typeof texts> = {
  unsettled:
    'Todavía no sabemos si se pagaron {amount} de su cuenta. Vea ese pago antes de pagar a su proveedor.',
  look: 'Ver el pago de {amount}',
  subscriber:
    'La cuenta de gastos que paga este reclamo es de la persona titular de su plan (el suscriptor). Esa persona puede pagarlo cuando inicie sesión aquí. Cuando llegue la factura, compárela con su costo aquí antes de pagar.',
  blackout:
    'Por ahora no se pueden usar sus cuentas de gastos, así que este reclamo no se puede pagar aquí. Vuelva más tarde.',
  terms:
    'Su cuenta de ahorros para la salud (HSA) puede pagar este reclamo cuando usted acepte sus términos en la página Cuentas de gastos.',
  unnamed:
    'No tenemos el nombre de este proveedor, así que este reclamo no se puede pagar aquí. Cuando llegue la factura, compárela con su costo aquí antes de pagar.',
  billed:
    'Su proveedor puede enviarle una factura por este reclamo, así que no se puede pagar aquí. Cuando llegue la factura, compárela con su costo aquí antes de pagar.',
  simulationHeading: 'Solo el miembro puede pagar un reclamo',
  toClaims: 'Ir a Reclamos y pagos',
  simulation: 'Usted inició sesión en nombre de otra persona. Solo esa persona puede pagar este reclamo.',
  none: 'No sabemos de ninguna cuenta de gastos suya para este reclamo, así que no se puede pagar aquí. Cuando llegue la factura, compárela con su costo aquí antes de pagar.',
};
