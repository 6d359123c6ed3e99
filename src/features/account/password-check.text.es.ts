import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './password-check.text.ts';

export const passwordCheck: Translation<typeof texts> = {
  currentPassword: 'Contraseña actual',
  hint: 'Antes de cambiar la forma de recuperar su cuenta, comprobamos que es usted.',
  needed: 'Escriba su contraseña actual para guardar esto',
  wrong: 'Esta no es su contraseña actual',
  limited: 'Hubo demasiadas contraseñas incorrectas. {again}',
  signInHeading: 'Para guardar esto, vuelva a iniciar sesión',
  signInText:
    'Llegó desde otro sitio, así que no podemos comprobar su contraseña en esta página. Inicie sesión con su nombre de usuario y su contraseña, y vuelva a hacer este cambio. No guardamos lo que escribió aquí.',
  signIn: 'Volver a iniciar sesión',
};
