import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './session-modals.text.ts';

export const sessionModals: Translation<typeof texts> = {
  forcedPassword: 'Elija una contraseña nueva',
  forcedPasswordText: 'Cambie su contraseña antes de continuar. Toma un minuto.',
  forcedPasswordAction: 'Cambiar la contraseña',
  pleaseLogin: 'Inicie sesión',
  pleaseLoginText: 'Inicie sesión para ver sus reclamos',
  error: 'Error',
  errorText: 'Ocurrió un error.  El sistema no está disponible en este momento.',
  ok: 'Aceptar',
  reference: 'Referencia {reference}',
};
