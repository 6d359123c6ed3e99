import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './pay-offer.text.ts';

export const payOffer: Translation<typeof texts> = {
  unsettled:
    'Todavía no sabemos si se pagaron {amount} de su cuenta. Vea ese pago antes de pagar a su proveedor.',
  look: 'Ver el pago de {amount}',
  notOpened: 'No pudimos abrir este pago.',
  subscriber:
    'La cuenta de gastos que paga este reclamo es del titular, la persona a cuyo nombre está el plan. Esa persona puede pagarlo cuando inicie sesión aquí. Cuando reciba la factura, compárela con su costo aquí antes de pagar.',
  blackout:
    'Por ahora no puede usar sus cuentas de gastos, así que no puede pagar este reclamo aquí. Vuelva más tarde.',
  terms:
    'Su cuenta de ahorros para la salud (HSA) puede pagar este reclamo cuando usted acepte sus condiciones en la página Cuentas de gastos.',
  termsOther:
    'Las condiciones de la cuenta de ahorros para la salud (HSA) no están aceptadas, así que no puede pagar este reclamo aquí. Solo el titular puede aceptarlas.',
  unnamed:
    'No tenemos el nombre de este proveedor, así que no puede pagar este reclamo aquí. Cuando reciba la factura, compárela con su costo aquí antes de pagar.',
  billed:
    'Su proveedor puede enviarle una factura por este reclamo, así que no puede pagarlo aquí. Cuando reciba la factura, compárela con su costo aquí antes de pagar.',
  simulationHeading: 'Solo el miembro puede pagar un reclamo',
  toClaims: 'Ir a Reclamos y pagos',
  simulation: 'Usted actúa en nombre de un miembro. Solo el miembro puede pagar este reclamo.',
  none: 'No sabemos de ninguna cuenta de gastos suya para este reclamo, así que no puede pagarlo aquí. Cuando reciba la factura, compárela con su costo aquí antes de pagar.',
};
