/** `claim-timeline.text.ts` in Spanish. */
import type { Translation } from '../../../lib/i18n.ts';
import type { texts } from './claim-timeline.text.ts';

export const claimTimeline: Translation<typeof texts> = {
  heading: 'Pasos de este reclamo',
  received: 'Recibido',
  'reviewed.done': 'Revisado',
  'reviewed.current': 'En proceso',
  'decided.next': 'Decisión',
  'decided.approved': 'Decidido: aprobado',
  'decided.partly-approved': 'Decidido: aprobado en parte',
  'decided.denied': 'Decidido: denegado',
  'decided.adjusted': 'Decidido: ajustado',
  'paid.next': 'Pago',
  'paid.current': 'Pago en proceso',
  'paid.unknown': 'Pago',
  'paid.done': 'Su plan pagó {amount}',
  'paid.nothing': 'Su plan no pagó nada',
  now: 'Ahora',
  notYet: 'Todavía no',
  notKnown: 'No se conoce',
  adjusted: 'Cambiamos una decisión anterior.',
  next: 'Ahora falta decidir lo que paga su plan. Verá la decisión aquí.',
  until: 'La ley de {state} ({law}) nos da hasta el {date} para pagar o denegar un reclamo completo.',
  past: 'La ley de {state} ({law}) nos daba hasta el {date} para pagar o denegar un reclamo completo. Esa fecha ya pasó. Llame al {phone} y pregunte por el reclamo {number}.',
  exceptions:
    'Puede tardar más si falta algo en el reclamo. Otras reglas se aplican si su empleador paga él mismo su plan (autofinanciado).',
};
