import type { Translation } from '../../lib/i18n.ts';
import type { texts } from './spending-panel.text.ts';

export const spendingPanel: Translation<typeof texts> = {
  heading: 'Cuentas de gastos',
  loading: 'Buscando sus cuentas de gastos',
  failed: 'No pudimos consultar sus cuentas de gastos.',
  accounts: 'A través de {employer} usted tiene cuentas de gastos.',
  accountsOwn: 'Usted tiene cuentas de gastos.',
  accountsLinked: 'Cuando paga un reclamo desde una cuenta, ve su saldo.',
  accountsNotLinked:
    'No están vinculadas a sus reclamos en este sitio: para pagar una factura con ellas, llame al {phone}.',
  blackout: 'Por ahora no se pueden mostrar sus cuentas de gastos.',
  blackoutNext:
    '{employer} las está trasladando o preparando. No se pierde nada; vuelva más tarde, por favor.',
  blackoutNextOwn: 'Se están trasladando o preparando. No se pierde nada; vuelva más tarde, por favor.',
  'hsa-available': 'Todavía no tiene una cuenta de gastos.',
  'hsa-availableNext':
    '{employer} ofrece una cuenta de ahorros para la salud: dinero que usted aparta antes de impuestos para pagar su atención.',
  'hsa-availableNextOwn':
    'Su plan ofrece una cuenta de ahorros para la salud: dinero que usted aparta antes de impuestos para pagar su atención.',
  none: 'No tiene ninguna cuenta de gastos con este grupo.',
  noneNext: 'Las ofrecen los empleadores. Si el suyo lo hace, la cuenta aparecerá aquí cuando se abra.',
  noneNextOwn: 'Su plan no incluye ninguna. Si esperaba ver una cuenta aquí, llame al {phone}.',
  'subscriber-only': 'Las cuentas de gastos se muestran solo al suscriptor.',
  'subscriber-onlyNext':
    'Es la persona a cuyo nombre está el plan. Puede ver las cuentas cuando inicia su sesión.',
  'not-offered': 'Este grupo no tiene cuentas de gastos.',
  'not-offeredNext': 'Si esperaba ver una aquí, llame al {phone}.',
  'kind.health-savings': 'Cuenta de ahorros para la salud (HSA)',
  'kind.flexible-spending': 'Cuenta de gastos flexibles (FSA)',
  go: 'Ir a las cuentas de gastos',
};
