import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './download-links.text.ts';

export const claimDownloads: Translation<typeof texts> = {
  csv: 'Descargar como CSV',
  about: { one: '{shown} reclamo, como se muestra', other: '{shown} reclamos, como se muestran' },
  csvFailed: 'No pudimos preparar el archivo CSV.',
  ready: {
    one: 'Guardamos en sus descargas una hoja de cálculo con {count} reclamo.',
    other: 'Guardamos en sus descargas una hoja de cálculo con {count} reclamos.',
  },
  saved: {
    one: 'Guardamos {count} reclamo en sus descargas como {name}',
    other: 'Guardamos {count} reclamos en sus descargas como {name}',
  },
};
