import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './hsa-terms.text.ts';

export const hsaTerms: Translation<typeof texts> = {
  lead: 'Usted tiene una cuenta de ahorros para la salud (HSA). Acepte sus condiciones para verla aquí.',
  leadOther:
    'Usted tiene una cuenta de ahorros para la salud (HSA). No la mostramos aquí hasta que se acepten sus condiciones.',
  points: 'Si acepta:',
  pointShow: 'Mostramos aquí su saldo y sus movimientos.',
  pointPay:
    'Usted puede pagar reclamos con ella. Solo pagamos los reclamos y las cantidades que usted elija.',
  pointKeep: 'La cuenta y su dinero siguen siendo suyos, aunque no acepte.',
  termsLoading: 'Cargando las condiciones',
  termsFailed: 'No pudimos cargar las condiciones, así que ahora no puede aceptarlas.',
  termsMissing: 'No tenemos aquí las condiciones, así que no puede aceptarlas. Llame al {phone}.',
  inEnglish: 'Estas condiciones están en inglés. Si necesita ayuda con ellas, llame al {phone}.',
  document: 'Condiciones, versión {version} del {date}',
  receipt: 'Usted aceptó la versión {version} de las condiciones de la HSA el {date}.',
  accept: 'Aceptar las condiciones',
  decline: 'No aceptar',
  saving: 'Guardando su respuesta',
  accepted: 'Usted aceptó las condiciones. Ya puede ver su cuenta.',
  declined: 'Usted no aceptó las condiciones, así que no mostramos su HSA aquí. Nada cambió en la cuenta.',
  again: 'Leer las condiciones otra vez',
  changed: 'Las condiciones cambiaron. Lea las nuevas antes de aceptarlas o no.',
  failed: 'No pudimos guardar su respuesta. Nada cambió.',
  unsettled: 'No sabemos si su respuesta se guardó. Inténtelo de nuevo para asegurarse.',
  subscriberOnly:
    'Solo el titular puede aceptar las condiciones de esta HSA. Es la persona a cuyo nombre está el plan.',
  simulation: 'Usted actúa en nombre de un miembro. Solo el miembro puede aceptar o no las condiciones.',
};
