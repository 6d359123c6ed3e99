import type { Translation } from '../../lib/i18n.ts';
import type { texts } from './education-page.text.ts';

export const educationPage: Translation<typeof texts> = {
  lead: 'Un video corto y dos guías que le ayudan a usar su plan.',
  loading: 'Cargando el video y las guías',
  failed: 'No pudimos cargar el video y las guías.',
  empty: 'Todavía no hay guías ni videos para su plan.',
  emptyNext: 'Podemos explicarle sus reclamos y estados por teléfono. Llame al {phone}, {hours}.',
  leadHidden: 'Los grupos que tienen un video y guías los muestran aquí.',
  hidden: 'El grupo {group} no tiene material educativo.',
  hiddenNext: 'Para preguntar por su plan, llame al {phone}.',
  hiddenNextGroups:
    'Sus otros grupos pueden tenerlo: elija uno arriba. Para preguntar por su plan, llame al {phone}.',
  type: 'Tipo',
  size: 'Tamaño',
  thisFile: 'este archivo: {size}',
  dimensions: 'Dimensiones',
  description: 'Descripción',
  link: 'Enlace',
  download: 'Descargar',
  open: 'Abrir',
  saved: 'Guardado en sus descargas: {file}',
  saveFailed: 'No pudimos obtener esta guía. Inténtelo de nuevo o llame al {phone}. Referencia {reference}.',
  retry: 'Intentar de nuevo',
  videoFailed: 'No pudimos reproducir este video. Puede intentarlo de nuevo o descargar el archivo.',
  call: 'Revisamos con usted una explicación de beneficios, línea por línea.',
};
