import type { Translation } from '../../lib/i18n.ts';
import type { texts } from './spending-boxes.text.ts';

export const spendingBoxes: Translation<typeof texts> = {
  heading: 'Cuentas de gastos',
  through: 'A través de {employer}',
  loading: 'Buscando sus saldos',
  failed: 'No pudimos consultar sus saldos.',
  available: 'Puede gastar',
  recent: {
    one: '{count} movimiento en los últimos {days} días',
    other: '{count} movimientos en los últimos {days} días',
  },
  go: 'Ir a las cuentas de gastos',
  blackout: 'Sus saldos no se pueden mostrar en este momento.',
  blackoutNext: 'Sus cuentas se están trasladando o abriendo. No se pierde nada. Vuelva más tarde.',
  'subscriber-only': 'Los saldos se muestran solo al suscriptor.',
  'subscriber-onlyNext': 'Es la persona a cuyo nombre está el plan. Los ve cuando inicia sesión.',
  none: 'No encontramos aquí una cuenta de gastos.',
  noneNext: 'Una cuenta nueva aparece aquí cuando está abierta. Si esperaba una, llame al {phone}.',
};
