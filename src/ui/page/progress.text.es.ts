import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './progress.text.ts';

export const progress: Translation<typeof texts> = {
  wait: 'Espere, por favor',
  downloading: 'Descarga del archivo en curso...',
  cancel: 'Cancelar la descarga',
};
