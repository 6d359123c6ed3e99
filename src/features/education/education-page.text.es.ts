import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './education-page.text.ts';

export const educationPage: Translation<typeof texts> = {
  lead: 'Material que le ayuda a usar su plan.',
  loading: 'Cargando el material educativo',
  failed: 'No pudimos cargar el material educativo.',
  empty: 'Todavía no hay guías ni videos para su plan.',
  emptyNext: 'Podemos explicarle sus reclamos y estados de cuenta por teléfono. Llame al {phone}, {hours}.',
  leadNone: 'Los planes que tienen videos y guías los muestran aquí.',
  leadHidden: 'Los grupos que tienen videos y guías los muestran aquí.',
  hidden: 'El grupo {group} no tiene material educativo.',
  hiddenNext: 'Para preguntar por su plan, llame al {phone}.',
  hiddenNextGroups:
    'Sus otros grupos pueden tenerlo. Elija uno arriba o llame al {phone} para preguntar por su plan.',
  type: 'Tipo',
  size: 'Tamaño',
  thisFile: 'este archivo: {size}',
  dimensions: 'Dimensiones',
  description: 'Descripción',
  link: 'Enlace',
  download: 'Descargar',
  open: 'Abrir',
  saved: 'Guardado en sus descargas: {file}',
  saveFailed:
    'No pudimos obtener esta guía. Inténtelo de nuevo en unos minutos o llame al {phone}. Referencia {reference}.',
  retry: 'Intentar de nuevo',
  videoFailed:
    'No pudimos reproducir este video. Puede intentarlo de nuevo en unos minutos o descargar el archivo.',
  call: 'Podemos revisar con usted una explicación de beneficios, línea por línea.',
};
