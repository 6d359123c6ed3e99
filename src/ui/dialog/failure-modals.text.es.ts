import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './failure-modals.text.ts';

export const failureModals: Translation<typeof texts> = {
  error: 'Error',
  critical: 'Hubo un problema al usar este servicio. Comuníquese con soporte técnico.',
  guardian: 'Llámenos para confirmar que usted es el tutor',
  closed:
    'Lo intentamos tres veces y no pudimos confirmarlo, por eso ya no puede intentarlo en esta página. No se cambió nada. Podemos confirmarlo con usted por teléfono.',
  call: 'Podemos ayudarle. Llame al {phone}, {hours}.',
  close: 'Cerrar',
  reference: 'Referencia {reference}',
};
