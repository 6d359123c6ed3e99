import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './claims.text.ts';

export const claims: Translation<typeof texts> = {
  heading: 'Reclamos, últimos 60 días',
  loading: 'Cargando sus reclamos',
  sinceVisit: { one: '{count} nuevo desde su última visita', other: '{count} nuevos desde su última visita' },
  empty: 'No tiene reclamos en los últimos 60 días',
  emptyRefined: 'No tiene reclamos en los últimos 60 días. Cambie sus filtros para ver otros reclamos.',
  vendorHeading: 'Pueden faltar pagos, así que no mostramos aquí sus reclamos.',
  vendorFailed:
    'No pudimos comunicarnos con el servicio que administra sus cuentas de gastos. Quizás aún no aparezca lo que pagó una cuenta.',
  view: 'Ver sus reclamos',
  reload: 'Volver a cargar',
  emptyRefinedNext:
    'Aquí se muestran siempre los últimos 60 días. Los filtros están junto a su lista de todos los reclamos.',
  emptyNext:
    'Los reclamos anteriores, si los hay, están en su lista de todos los reclamos. Un reclamo aparece aquí cuando su proveedor nos lo envía, por lo general en las dos semanas siguientes a la consulta.',
  failed: 'No pudimos cargar sus reclamos.',
  skipped: {
    one: 'No pudimos leer {count} reclamo, así que no aparece aquí ni en las descargas. Llame al {phone} y lo buscaremos por usted.',
    other:
      'No pudimos leer {count} reclamos, así que no aparecen aquí ni en las descargas. Llame al {phone} y los buscaremos por usted.',
  },
  yourCost: 'Su costo',
  paidAll: 'Pagado',
  paidPart: 'quedan {amount}',
  paidToYou: '{amount} pagado a usted',
  paidFromAccount: '{amount} pagado con una cuenta',
  marked: 'Usted lo marcó como pagado',
  inProcess: 'En proceso',
  notKnown: 'No se sabe',
  detailOf: 'Detalles de {provider}, {date}',
  noProvider: 'Nombre del proveedor no disponible',
  'status.approved': 'Aprobado',
  'status.partly-approved': 'Aprobado en parte',
  'status.denied': 'Denegado',
  'status.adjusted': 'Ajustado',
  'status.in-process': 'En proceso',
  'status.unknown': 'Estado desconocido',
  shownGroups: {
    one: 'Se muestra {rows} de {count} reclamo, de todos sus grupos',
    other: 'Se muestran {rows} de {count} reclamos, de todos sus grupos',
  },
  shown: { one: 'Se muestra {rows} de {count} reclamo', other: 'Se muestran {rows} de {count} reclamos' },
};
