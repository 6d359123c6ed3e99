import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './sign-out.text.ts';

export const signOut: Translation<typeof texts> = {
  leaving: 'Cerrando su sesión',
  leavingText: 'Su información ya no está en esta página. Estamos cerrando su sesión; tarda unos segundos.',
};
