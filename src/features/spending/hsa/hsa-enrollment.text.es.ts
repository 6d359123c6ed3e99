import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './hsa-enrollment.text.ts';

export const hsaEnrollment: Translation<typeof texts> = {
  lead: 'Usted puede abrir una cuenta de ahorros para la salud (HSA). En ella aparta dinero antes de impuestos para pagar su atención.',
  confirm: 'Quiero abrir una HSA.',
  open: 'Abrir una HSA',
  opening: 'Enviando su inscripción',
  started: 'Estamos abriendo su HSA.',
  confirmation: 'Número de confirmación: {number}',
  startedNext:
    'La verá aquí cuando esté abierta. No tiene que hacer nada más. ¿Tiene preguntas? Llame al {phone}.',
  failed: 'No pudimos empezar su inscripción. No se abrió ninguna HSA.',
  unsettled:
    'No sabemos si su inscripción llegó. Si lo intenta otra vez, primero lo revisaremos para que no se inscriba dos veces.',
  refusedExists: 'Usted ya tiene una HSA aquí. Si no la ve, llame al {phone}.',
  refusedNotOffered: 'Aquí ya no ofrecemos una HSA. Si tiene preguntas, llame al {phone}.',
  noGroup: 'Cada uno de sus grupos aquí ya tiene una HSA. Si no la ve, llame al {phone}.',
  subscriberOnly: 'Solo el titular puede abrir una HSA. Es la persona a cuyo nombre está el plan.',
  simulation: 'Usted actúa en nombre de un miembro. Solo el miembro puede abrir una HSA.',
};
