import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './session-limit.text.ts';

export const sessionLimit: Translation<typeof texts> = {
  heading: 'Su sesión está por terminar',
  text: 'Su sesión se cerrará a esta hora, aunque usted siga activo: {time}. Guarde o envíe lo que está haciendo y después inicie sesión de nuevo.',
  simulationText:
    'Esta ventana es parte de su propia sesión, que termina a esta hora, aunque usted siga activo: {time}. Después, inicie sesión de nuevo en su propia ventana.',
  close: 'Cerrar este aviso',
  signIn: 'Iniciar sesión de nuevo',
};
