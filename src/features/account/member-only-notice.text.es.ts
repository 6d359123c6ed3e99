import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './member-only-notice.text.ts';

export const onlyMember: Translation<typeof texts> = {
  heading: 'Solo el miembro puede cambiar esto',
  lead: 'Usted actúa en nombre de {name}. Solo el miembro puede cambiar la contraseña y la pregunta de seguridad, después de iniciar sesión.',
  back: 'Volver al resumen de actividad',
};
