import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './education.text.ts';

export const education: Translation<typeof texts> = {
  unspecified: 'Sin especificar',
  movieHeadline: 'Conozca su nueva sección de reclamos',
  movieDescription: 'Hay un video nuevo que le ayuda a usar la sección de reclamos.',
  movieLink: 'Haga clic aquí para ver más material educativo',
  'type.video': 'Video en inglés',
  'type.pdf': 'PDF en inglés',
  count: { one: '{count} material', other: '{count} materiales' },
  watch: 'Ver el video: {title}',
  movieUnloaded: 'El reproductor de video no se cargó.',
  close: 'Cerrar',
  panelLink: 'Ver el material educativo',
};
