import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './critical-modal.text.ts';

export const criticalModal: Translation<typeof texts> = {
  heading: 'Error',
  critical: 'Hubo un problema al usar este servicio. Comuníquese con soporte técnico.',
  close: 'Cerrar',
  reference: 'Referencia {reference}',
};
