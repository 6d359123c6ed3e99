import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './paid-mark.text.ts';

export const paidMark: Translation<typeof texts> = {
  mark: 'Ya pagué esto',
  shared: 'Esta computadora es compartida: olvidar esto cuando yo cierre la sesión',
  kept: 'Se guarda solo en este dispositivo, cifrado, por un máximo de 24 meses. Ni su plan ni su proveedor lo ven.',
  marked: 'Usted marcó este reclamo como pagado, así que no lo contamos en lo que debe.',
  notKept: 'Este dispositivo no pudo guardarlo, así que dura solo hasta que cierre la sesión.',
  undo: 'Deshacer: no he pagado esto',
};
