import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './sign-on.text.ts';

export const signOn: Translation<typeof texts> = {
  question: '¿Continuar como {name}?',
  why: 'En este navegador hay una sesión abierta en otro de nuestros sitios.',
  goOn: 'Continuar',
  notYou: '¿No es usted? Inicie sesión',
  failed: 'No pudimos continuar con esa sesión. Inicie sesión con su nombre de usuario y su contraseña.',
};
