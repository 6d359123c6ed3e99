import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './member.text.ts';

export const member: Translation<typeof texts> = {
  claims: 'Reclamos, últimos 60 días',
  allClaims: 'Ver todos los reclamos',
  messages: 'Mensajes, últimos 90 días',
  allMessages: 'Ver todos los mensajes',
  planProgress: 'Avance de su plan actual',
  planProgressFailed: 'No pudimos cargar el avance de su plan.',
  allPlans: 'Ver sus planes de salud',
  loading: 'Cargando',
  goodToKnow: 'Le conviene saber',
  smartMessage: 'Muchos planes cubren una consulta preventiva al año. Revise el suyo antes de pedir cita.',
  morning: 'Buenos días, {name}',
  afternoon: 'Buenas tardes, {name}',
  evening: 'Buenas noches, {name}',
  group: '{brand} · Grupo {group}',
  notFound: 'No encontramos esa página',
  maintenanceTitle: 'SECCIÓN EN MANTENIMIENTO',
};
