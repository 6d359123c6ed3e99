import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './find-care-page.text.ts';

export const findCarePage: Translation<typeof texts> = {
  emergency: '¿Hay una vida en peligro? Llame al 911 ahora.',
  emergencyLink: 'Qué hacer en una emergencia',
  noScript:
    'Esta búsqueda necesita JavaScript. Llame al {phone}, {hours}, y buscaremos un médico o una tienda cerca de usted.',
  signedIn: 'Usted ha iniciado sesión. Vea médicos en la red de su plan',
};
