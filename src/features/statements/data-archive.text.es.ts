import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './data-archive.text.ts';

export const dataArchive: Translation<typeof texts> = {
  heading: 'Archivo de datos',
  about:
    'Guarde su propia copia. Como suscriptor, puede guardar todos los estados de cuenta de la lista de arriba, de todas las personas de su plan.',
  saveAll: {
    one: 'Guardar {shown} estado de cuenta (ZIP)',
    other: 'Guardar los {shown} estados (ZIP)',
  },
  saveList: 'Guardar la lista (CSV)',
  listAbout:
    'La lista tiene las fechas, la persona, el grupo y los números de referencia de cada estado de cuenta.',
  saved: {
    one: 'Se guardó {shown} estado de cuenta. Búsquelo entre sus descargas.',
    other: 'Se guardaron {shown} estados de cuenta. Búsquelos entre sus descargas.',
  },
  savedPart: {
    one: 'Se guardó {shown} de {all} estados de cuenta. No pudimos obtener los demás. Intente de nuevo o llame al {phone}.',
    other:
      'Se guardaron {shown} de {all} estados de cuenta. No pudimos obtener los demás. Intente de nuevo o llame al {phone}.',
  },
  savedNone:
    'No pudimos obtener estos estados de cuenta. No se perdió nada más. Intente de nuevo o llame al {phone}.',
  savedList: 'Se guardó la lista. Búsquela entre sus descargas.',
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
