/** The same in Spanish. */
import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './sign-out.text.ts';

export const signOut: Translation<typeof texts> = {
  leaving: 'Cerrando su sesión',
  leavingText:
    'Ya no hay nada suyo en esta página. Estamos avisando a nuestros servicios; esto tarda unos segundos.',
};
