import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './account-page.text.ts';

export const accountPage: Translation<typeof texts> = {
  heading: 'Configuración de la cuenta',
  lead: 'Su perfil, cómo nos comunicamos con usted y quién tiene acceso a su cuenta.',
  parts: 'En esta página',
  profile: 'Su perfil',
  security: 'Contraseña y pregunta de seguridad',
  communication: 'Correo postal, correo electrónico y mensajes de texto',
  signIns: 'Inicios de sesión recientes',
  family: 'Quién ve qué en su familia',
  looks: 'Quién consultó su expediente',
  userName: 'Nombre de usuario',
  question: 'Pregunta de seguridad',
  noQuestion: 'Ninguna todavía',
  changePassword: 'Cambiar su contraseña',
  changeQuestion: 'Cambiar su pregunta de seguridad',
  readOnly: 'Usted actúa en nombre de {name}. Solo {name} puede cambiar esto.',
  unsavedHeading: '¿Salir sin guardar?',
  unsavedText: 'Tiene cambios sin guardar en esta página. Si sale, los perderá.',
  unsavedMark: 'Todavía sin guardar',
  stay: 'Quedarse en esta página',
  leave: 'Salir sin guardar',
};
