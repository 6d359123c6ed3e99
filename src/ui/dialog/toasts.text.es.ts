import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './toasts.text.ts';

export const toasts: Translation<typeof texts> = {
  region: 'Avisos',
  close: 'Cerrar',
  done: 'Listo:',
  note: 'Nota:',
  problem: 'Problema:',
};
