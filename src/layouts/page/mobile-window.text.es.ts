import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './mobile-window.text.ts';

export const mobileWindow: Translation<typeof texts> = {
  openerGone: '¡La ventana móvil se cerró inesperadamente!',
  inOtherWindow: 'Se abrió en su otra ventana.',
};
