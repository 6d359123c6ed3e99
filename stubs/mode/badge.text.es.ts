import type { Translation } from '../../src/lib/text/i18n.ts';
import type { texts } from './badge.text.ts';

export const stub: Translation<typeof texts> = {
  badge: 'Modo de prueba',
  member: 'Modo de prueba: respuestas grabadas, sin servicios',
  producer: 'Modo de prueba: respuestas grabadas, con la sesión de un agente',
  leave: 'Salir',
};
