import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './hand-off.text.ts';

export const handOff: Translation<typeof texts> = {
  leaves:
    'Este enlace sale de nuestro sitio. {site} ({host}) se abre en una pestaña nueva. Su sesión sigue abierta aquí y es posible que allá deba iniciar otra.',
  newTab: '(se abre en una pestaña nueva)',
  callHeading: '¿Prefiere hablar con alguien?',
  call: 'Llame al',
  hours: 'Horario:',
};
