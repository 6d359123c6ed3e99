import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './landing.text.ts';

export const landing: Translation<typeof texts> = {
  more: 'Más en su cuenta',
  account: 'Configuración de la cuenta',
  looks: 'Quién consultó su registro',
};
