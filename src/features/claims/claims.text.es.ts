/** The claims panel in Spanish. */
import type { Translation } from '../../lib/i18n.ts';
import type { texts } from './claims.text.ts';

export const claims: Translation<typeof texts> = {
  heading: 'Reclamos, últimos 60 días',
  loading: 'Cargando sus reclamos',
  sinceVisit: { one: '{count} nuevo desde su última visita', other: '{count} nuevos desde su última visita' },
  empty: 'No tiene reclamos en los últimos 60 días',
  emptyNext:
    'Un reclamo aparece aquí cuando su proveedor nos lo envía, por lo general en las dos semanas siguientes a la consulta.',
  failed: 'No pudimos cargar sus reclamos.',
  yourCost: 'Su costo',
  inProcess: 'En proceso',
  noProvider: 'Nombre del proveedor no disponible',
  'status.approved': 'Aprobado',
  'status.partly-approved': 'Aprobado en parte',
  'status.denied': 'Denegado',
  'status.adjusted': 'Ajustado',
  'status.in-process': 'En proceso',
  shown: { one: 'Se muestra {rows} de {count} reclamo', other: 'Se muestran {rows} de {count} reclamos' },
};
