import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './sign-in.text.ts';

export const signIn: Translation<typeof texts> = {
  heading: 'Iniciar sesión',
  userName: 'Nombre de usuario',
  password: 'Contraseña',
  show: 'Mostrar',
  hide: 'Ocultar',
  showLabel: 'Mostrar la contraseña',
  hideLabel: 'Ocultar la contraseña',
  submit: 'Iniciar sesión',
  busy: 'Iniciando sesión',
  capsLock: 'Bloq Mayús está activado',
  invalidNote: 'El nombre de usuario o la contraseña no son correctos.',
  limitOver: 'Ya puede intentarlo de nuevo.',
  elsewhere: 'Usted ya inició sesión como {name} en otra pestaña del navegador.',
  goOn: 'Continuar como {name}',
};
