import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './spending-notes.text.ts';

export const spendingNotes: Translation<typeof texts> = {
  loading: 'Consultando sus saldos',
  failed: 'No pudimos consultar sus saldos.',
  available: 'Puede gastar',
  recent: {
    one: '{count} movimiento en los últimos {days} días',
    other: '{count} movimientos en los últimos {days} días',
  },
  go: 'Ir a las cuentas de gastos',
  blackout: 'Por ahora no podemos mostrar sus cuentas de gastos.',
  blackoutNext: '{employer} las está trasladando o preparando. Vuelva más tarde.',
  blackoutNextOwn: 'Las estamos trasladando o preparando. Vuelva más tarde.',
  'subscriber-only': 'Usted no tiene una cuenta de gastos aquí.',
  'subscriber-onlyNext':
    'El titular, la persona a cuyo nombre está el plan, ve las suyas cuando inicia sesión.',
  none: 'No encontramos aquí una cuenta de gastos.',
  noneNext: 'Verá aquí una cuenta nueva cuando esté abierta. Si esperaba una, llame al {phone}.',
};
