import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './data-archive.text.ts';

export const dataArchive: Translation<typeof texts> = {
  heading: 'Archivo de datos',
  about:
    'Guarde su propia copia. El plan está a su nombre (usted es titular), así que puede guardar todos los estados de cuenta de la lista de arriba, sin importar de qué persona de su plan sean.',
  saveAll: {
    one: 'Guardar {shown} estado de cuenta (ZIP)',
    other: 'Guardar los {shown} estados de cuenta (ZIP)',
  },
  saveList: 'Guardar la lista (CSV)',
  listAbout:
    'La lista tiene las fechas, la persona, el grupo y los números de referencia de cada estado de cuenta.',
  saved: {
    one: 'Guardamos {shown} estado de cuenta en sus descargas.',
    other: 'Guardamos {shown} estados de cuenta en sus descargas.',
  },
  savedPart: 'Guardamos {shown} de {all} estados de cuenta en sus descargas.',
  failed: {
    one: 'No pudimos obtener {shown} estado de cuenta. Intente de nuevo en unos minutos o llame al {phone}.',
    other:
      'No pudimos obtener {shown} estados de cuenta. Intente de nuevo en unos minutos o llame al {phone}.',
  },
  closed: {
    one: 'No puede guardar {shown} estado de cuenta aquí. Para recibir una copia, llame al {phone}.',
    other: 'No puede guardar {shown} estados de cuenta aquí. Para recibir copias, llame al {phone}.',
  },
  savedList: 'Guardamos la lista en sus descargas.',
  listFailed: 'No pudimos preparar la lista. Intente de nuevo en unos minutos o llame al {phone}.',
  reference: 'Referencia {reference}',
  'column.statement': 'Estado de cuenta',
  'column.person': 'Persona',
  'column.begin': 'Empieza',
  'column.end': 'Termina',
  'column.created': 'Creado',
  'column.group': 'Número de grupo',
  'column.document': 'Referencia del documento',
  'column.tracking': 'Número de seguimiento',
  'column.invoice': 'Número de factura',
  'column.file': 'Archivo en el ZIP',
};
