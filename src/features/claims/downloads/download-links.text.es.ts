/** `download-links.text.ts` in Spanish. */
import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './download-links.text.ts';

export const claimDownloads: Translation<typeof texts> = {
  csv: 'Descargar como CSV',
  about: { one: '{shown} reclamo, como se muestra', other: '{shown} reclamos, como se muestran' },
  ready: {
    one: 'Su hoja de cálculo con {count} reclamo está lista. Búsquela en sus descargas.',
    other: 'Su hoja de cálculo con {count} reclamos está lista. Búsquela en sus descargas.',
  },
  saved: { one: '{count} reclamo guardado como {name}', other: '{count} reclamos guardados como {name}' },
};
