import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './connection.text.ts';

export const connection: Translation<typeof texts> = {
  offline: 'No tiene conexión. Lo que está en la pantalla se conserva, pero puede no estar al día.',
  online: 'Tiene conexión de nuevo.',
};
