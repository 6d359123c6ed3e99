/** The sign-in card in Spanish. */
import type { Translation } from '../../lib/i18n.ts';
import type { texts } from './sign-in.text.ts';

export const signIn: Translation<typeof texts> = {
  heading: 'Iniciar sesión',
  userName: 'Nombre de usuario',
  password: 'Contraseña',
  show: 'Mostrar',
  hide: 'Ocultar',
  showLabel: 'Mostrar la contraseña',
  submit: 'Iniciar sesión',
  busy: 'Iniciando sesión',
  userNameMissing: 'Escriba su nombre de usuario',
  passwordMissing: 'Escriba su contraseña',
  tryAgain: 'Intentar de nuevo',
  invalidHeading: 'No pudimos iniciar su sesión',
  invalid:
    'El nombre de usuario o la contraseña no son correctos. Revise ambos, incluidas las mayúsculas, e inténtelo de nuevo.',
  unexpectedHeading: 'Tuvimos un problema de nuestro lado',
  unexpected: 'No ha iniciado sesión y nada ha cambiado. Inténtelo de nuevo en unos minutos.',
  offlineHeading: 'No pudimos comunicarnos con el servicio',
  offline: 'Revise su conexión a internet e inténtelo de nuevo. No ha iniciado sesión y nada ha cambiado.',
  help: 'Si el problema continúa, llame al {phone}, {hours}.',
  reference: 'Referencia {reference}',
};
