import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './paid-mark.text.ts';

export const paidMark: Translation<typeof texts> = {
  mark: 'Ya pagué esto',
  shared: 'Esta computadora es compartida: olvidarlo cuando cierre la sesión',
  kept: 'Solo este dispositivo lo recuerda, cifrado, por un máximo de 24 meses. No se avisa ni a su plan ni a su proveedor.',
  marked: 'Usted marcó este reclamo como pagado, así que no está en lo que debe.',
  notKept: 'Este dispositivo no pudo guardarlo, así que dura hasta que cierre la sesión.',
  undo: 'Deshacer: no he pagado esto',
};
