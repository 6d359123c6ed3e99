/** The badge of stub mode in Spanish. */
import type { Translation } from '../lib/i18n.ts';
import type { texts } from './stub.text.ts';

export const stub: Translation<typeof texts> = {
  badge: 'Modo de prueba',
  member: 'Modo de prueba: respuestas grabadas, sin servicios',
  producer: 'Modo de prueba: respuestas grabadas, con la sesión de un agente',
  leave: 'Salir',
};
