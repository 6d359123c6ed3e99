import type { Translation } from '../lib/i18n.ts';
import type { texts } from './member.text.ts';

export const member: Translation<typeof texts> = {
  summary: 'Resumen de actividad',
  claims: 'Reclamos, últimos 60 días',
  allClaims: 'Ver todos los reclamos',
  messages: 'Mensajes, últimos 90 días',
  allMessages: 'Acerca de sus mensajes',
  loading: 'Cargando',
  goodToKnow: 'Le conviene saber',
  smartMessage:
    'Su consulta preventiva está cubierta una vez al año. Ahora es un buen momento para pedir cita con su médico.',
  morning: 'Buenos días, {name}',
  afternoon: 'Buenas tardes, {name}',
  evening: 'Buenas noches, {name}',
  group: '{brand} · Grupo {group}',
  inWindow: 'En los últimos 60 días: {news}',
  sinceVisit: 'Desde su última visita, el {date}: {news}',
  newClaims: { one: '{count} reclamo nuevo', other: '{count} reclamos nuevos' },
  unreadMessages: {
    one: '{shown} mensaje sin leer en los últimos 90 días',
    other: '{shown} mensajes sin leer en los últimos 90 días',
  },
  nothingNew: 'nada nuevo',
  notFound: 'No encontramos esa página',
  notFoundText:
    'Es posible que la dirección sea antigua o esté mal escrita, o que su plan no incluya esta página. No se perdió nada.',
  toSummary: 'Ir a su resumen de actividad',
  notFoundHelp: 'Díganos qué busca y le ayudamos a encontrarlo.',
  notFoundNear: '¿Quiso decir una de estas?',
  notFoundAll: 'Páginas del área de miembros',
  maintenanceTitle: 'SECCIÓN EN MANTENIMIENTO',
  maintenance: 'Estamos trabajando en esta parte del sitio',
  maintenanceText: 'Volverá pronto. No se perdió nada: sus reclamos, mensajes y pagos siguen como estaban.',
  maintenanceHelp: 'Si no puede esperar, lo buscamos por usted. Tenga a mano su tarjeta de miembro.',
  checkAgain: 'Comprobar de nuevo',
};
