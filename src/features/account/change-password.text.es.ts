import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './change-password.text.ts';

export const changePassword: Translation<typeof texts> = {
  heading: 'Cambiar su contraseña',
  lead: 'Su sesión sigue abierta aquí y la cerramos en los demás dispositivos y navegadores. Use la contraseña nueva la próxima vez que inicie sesión.',
  forcedLead: 'Necesita una contraseña nueva antes de continuar.',
  oldPassword: 'Contraseña actual',
  newPassword: 'Contraseña nueva',
  confirmation: 'Contraseña nueva otra vez',
  newSame: 'Elija una contraseña distinta de la actual',
  confirmDiffers: 'No es igual a la contraseña nueva',
  submit: 'Cambiar la contraseña',
  busy: 'Cambiando la contraseña',
  failed: 'No pudimos cambiar su contraseña. Lo que escribió sigue aquí.',
  unsettled:
    'No sabemos si su contraseña se cambió. Si al intentarlo otra vez no aceptamos la actual, la nueva ya funciona. Lo que escribió sigue aquí.',
  done: 'Su contraseña se cambió',
  call: 'Si no sabe su contraseña actual, creamos una nueva con usted. Nunca le pedimos la anterior.',
};
