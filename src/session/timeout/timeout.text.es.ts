import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './timeout.text.ts';

export const timeout: Translation<typeof texts> = {
  heading: 'Aviso de vencimiento de la sesión',
  text: 'Su sesión está por vencer por inactividad.',
  left: 'Su sesión se cerrará en {time}.',
  minutesLeft: { one: 'Queda {count} minuto', other: 'Quedan {count} minutos' },
  secondsLeft: { one: 'Queda {count} segundo', other: 'Quedan {count} segundos' },
  close: 'Cerrar este aviso',
};
