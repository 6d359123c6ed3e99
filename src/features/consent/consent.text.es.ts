import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './consent.text.ts';

export const consent: Translation<typeof texts> = {
  heading: '¿Podemos incluir su visita en nuestras estadísticas?',
  what: 'Si usted lo acepta, este sitio carga un programa de otra compañía que cuenta las visitas. Nos dice qué páginas abre la gente. No damos a esa compañía su nombre, su número de miembro ni lo que usted escribe. El programa no funciona mientras usted tiene la sesión abierta.',
  either:
    'El sitio funciona igual de cualquier manera. Puede cambiar su decisión con el enlace “Opciones de privacidad” al final de cada página.',
  allow: 'Permitir',
  refuse: 'No permitir',
  nowAllowed: 'Usted lo ha permitido.',
  nowRefused: 'Usted no lo ha permitido.',
  link: 'Opciones de privacidad',
};
