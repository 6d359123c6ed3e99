import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './client-accounts.text.ts';

export const clientAccounts: Translation<typeof texts> = {
  heading: 'Cuentas de gastos',
  through: 'A través de {employer}',
  loading: 'Consultando sus saldos',
  failed: 'No pudimos consultar sus saldos.',
  available: 'Puede gastar',
  pays: 'Con esta cuenta se paga este reclamo',
  cannotPay: 'No sirve para reclamos',
  payments: {
    one: '{count} movimiento en los últimos {days} días',
    other: '{count} movimientos en los últimos {days} días',
  },
  blackout: 'Por ahora no puede usar sus cuentas de gastos.',
  blackoutNext: '{employer} las está trasladando o preparando. Vuelva más tarde.',
  blackoutNextOwn: 'Las estamos trasladando o preparando. Vuelva más tarde.',
  'subscriber-only': 'Usted no tiene aquí una cuenta de gastos propia.',
  'subscriber-onlyNext':
    'Comprobamos el saldo de la cuenta del plan cuando usted paga. Si no alcanza, no se paga nada.',
  none: 'No hay ninguna cuenta de gastos para este reclamo.',
  noneNext:
    'Cuando reciba la factura, compárela con su costo aquí antes de pagar. Si esperaba ver una cuenta aquí, llame al {phone}.',
};
