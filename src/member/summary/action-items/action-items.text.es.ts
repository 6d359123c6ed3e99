import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './action-items.text.ts';

export const needsYou: Translation<typeof texts> = {
  heading: 'Requiere su atención',
  headingGroups: 'Requiere su atención, en todos sus grupos',
  appeal: {
    one: 'Reclamo denegado del {date}: queda {count} día para apelar',
    other: 'Reclamo denegado del {date}: quedan {count} días para apelar',
  },
  appealToday: 'Reclamo denegado del {date}: hoy es el último día para apelar',
  appealUndated: 'Reclamo denegado del {date}: vea en su aviso de denegación el último día para apelar',
  payment: 'Todavía no sabemos si se hizo su pago de {amount}',
  terms: 'Su cuenta de ahorros para la salud (HSA) tiene condiciones por aceptar',
  all: 'Ver todo ({count})',
  more: 'Ver más',
  less: 'Ver menos',
};
