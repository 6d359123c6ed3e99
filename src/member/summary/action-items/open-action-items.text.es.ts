import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './open-action-items.text.ts';

export const openNeeds: Translation<typeof texts> = {
  appealMore: 'para {name}.',
  appealUntil: 'para {name}. Último día: {last}.',
  paymentMore: 'Verifíquelo aquí antes de pagar de otra manera.',
  hide: 'Ocultar',
  hideLine: 'Ocultar: {line}',
  hides: 'Lo que oculte volverá a aparecer la próxima vez que inicie sesión.',
  allGroups: 'Son de todos sus grupos.',
  window:
    'Solo revisamos los últimos {days} días. Es posible que todavía pueda apelar reclamos más antiguos.',
};
