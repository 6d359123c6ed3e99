import type { Translation } from '../../../../lib/text/i18n.ts';
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
  notKnown: 'No se sabe',
  adjusted: 'Cambiamos una decisión anterior.',
  next: 'El siguiente paso es decidir lo que paga su plan. Verá la decisión aquí.',
  'until.payOrDeny':
    'La ley de {state} ({law}) nos da hasta el {date} para pagar o denegar un reclamo completo.',
  'until.pay': 'La ley de {state} ({law}) nos da hasta el {date} para pagar un reclamo completo.',
  'electronic.payOrDeny':
    'La ley de {state} ({law}) nos da hasta el {electronic} para pagar o denegar un reclamo completo enviado por vía electrónica. Si se envió en papel, nos da hasta el {date}.',
  'electronic.pay':
    'La ley de {state} ({law}) nos da hasta el {electronic} para pagar un reclamo completo enviado por vía electrónica. Si se envió en papel o por fax, nos da hasta el {date}.',
  deny: 'Nos da hasta el {deny} para decir que un reclamo no se paga.',
  'past.payOrDeny':
    'La ley de {state} ({law}) nos daba hasta el {date} para pagar o denegar un reclamo completo. Esa fecha ya pasó. Llame al {phone} y pregunte por el reclamo {number}.',
  'past.pay':
    'La ley de {state} ({law}) nos daba hasta el {date} para pagar un reclamo completo. Esa fecha ya pasó. Llame al {phone} y pregunte por el reclamo {number}.',
  exceptions:
    'Puede tardar más si falta algo en el reclamo. Se aplican otras reglas si su propio empleador paga los reclamos (plan autofinanciado).',
};
