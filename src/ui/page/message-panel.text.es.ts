import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './message-panel.text.ts';

export const messagePanel: Translation<typeof texts> = {
  info: 'Información',
  success: 'Listo',
  warning: 'Advertencia',
  error: 'Error',
  close: 'Cerrar',
};
