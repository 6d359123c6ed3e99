import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './copy-button.text.ts';

export const copyButton: Translation<typeof texts> = {
  copy: 'Copiar',
  copied: 'Copiado',
  claimNumber: 'el número de reclamo {value}',
  phone: 'el teléfono {value}',
  confirmation: 'el número de confirmación',
  memberId: 'el número de miembro',
  link: 'el enlace',
  byHand: 'No se copió. Ya está seleccionado: puede copiarlo usted.',
};
