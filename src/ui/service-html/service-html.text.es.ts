import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './service-html.text.ts';

export const serviceHtml: Translation<typeof texts> = {
  newTab: '(se abre en una pestaña nueva)',
  siteName: '({host})',
  showPicture: 'Mostrar la imagen',
  showPictureOf: 'Mostrar la imagen: {alt}',
  openPicture: 'Abrir la imagen',
  openPictureOf: 'Abrir la imagen: {alt}',
  pictureLeftOut: 'Imagen no mostrada',
  pictureLeftOutOf: 'Imagen no mostrada: {alt}',
  pictureFailed: 'No pudimos cargar la imagen.',
};
