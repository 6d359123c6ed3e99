import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './member-only-notice.text.ts';

export const onlyMember: Translation<typeof texts> = {
  heading: 'Solo el miembro puede cambiar esto',
  lead: 'Usted actúa en nombre de {name}. La contraseña y la pregunta de seguridad son solo de su dueño: el miembro las cambia después de iniciar sesión.',
  back: 'Volver al resumen',
};
