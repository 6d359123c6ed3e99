import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './messages.text.ts';

export const messages: Translation<typeof texts> = {
  heading: 'Mensajes, últimos 90 días',
  loading: 'Cargando sus mensajes',
  unread: '{shown} sin leer',
  none: 'ninguno',
  empty: 'No tiene mensajes',
  emptyNext:
    'Aquí le escribimos cuando decidimos un reclamo, cuando un documento está listo o cuando su plan cambia.',
  skipped: {
    one: 'No pudimos leer {count} mensaje, así que no aparece aquí. Llame al {phone} y lo buscaremos por usted.',
    other:
      'No pudimos leer {count} mensajes, así que no aparecen aquí. Llame al {phone} y los buscaremos por usted.',
  },
  failed: 'No pudimos cargar sus mensajes.',
  invalid: 'El contenido del mensaje no es válido',
  missing: 'Este mensaje no está disponible',
  unreadMark: 'Sin leer',
  for: 'Para {name}',
};
