import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './languages.text.ts';

export const languages: Translation<typeof texts> = {
  read: 'Lea este sitio en',
  call: 'Llámenos en',
  additional: 'Otros idiomas',
  all: 'Todos los idiomas',
  help: 'Ayuda gratuita en su idioma: {phone}',
  helpTty: 'Ayuda gratuita en su idioma: {phone} (TTY {tty})',
  noTagline: 'La ayuda en este idioma es gratuita. Llame al {phone}.',
  noTaglineTty: 'La ayuda en este idioma es gratuita. Llame al {phone} (TTY {tty}).',
  close: 'Cerrar',
};
