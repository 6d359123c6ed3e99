import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './left-nav.text.ts';

export const leftNav: Translation<typeof texts> = {
  nav: 'Páginas para miembros',
  'activity-summary': 'Resumen de actividad',
  'claims-and-payments': 'Reclamos y pagos',
  'health-plans': 'Planes de salud',
  messages: 'Mensajes',
  'statement-archive': 'Archivo de estados de cuenta',
  unread: 'sin leer,',
  unreadDays: 'último mes',
};
