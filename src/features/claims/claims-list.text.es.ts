/** The claims list in Spanish. */
import type { Translation } from '../../lib/i18n.ts';
import type { texts } from './claims-list.text.ts';

export const claimsList: Translation<typeof texts> = {
  loading: 'Cargando sus reclamos',
  failed: 'No pudimos cargar sus reclamos.',
  count: { one: '{shown} reclamo', other: '{shown} reclamos' },
  show: { one: 'Ver {shown} reclamo', other: 'Ver {shown} reclamos' },
  of: 'de {shown}',
  columnDate: 'Fecha',
  columnProvider: 'Proveedor y persona',
  columnStatus: 'Estado',
  columnCost: 'Su costo',
  period: 'Período',
  hint: 'Muestra los reclamos posteriores a la fecha de inicio y anteriores a la fecha final.',
  span: 'Del {from} al {to}',
  between: 'Después del {from} y antes del {to}',
  'facet.newness': 'Desde su última visita',
  'facet.member': 'Persona',
  'facet.planType': 'Tipo de plan',
  'facet.status': 'Estado',
  'facet.group': 'Grupo',
  'newness.new': 'Nuevos',
  'newness.seen': 'Ya vistos',
  group: 'Grupo {group}',
  groupOf: '{name}, grupo {group}',
  chosen: 'Filtros en uso',
  remove: 'Quitar el filtro:',
  clear: 'Quitar todos los filtros',
  sort: 'Ordenar por',
  'sort.newest': 'Más recientes primero',
  'sort.oldest': 'Más antiguos primero',
  'sort.highest': 'Mayor costo primero',
  'sort.lowest': 'Menor costo primero',
  'sort.provider': 'Proveedor, de la A a la Z',
  'sort.member': 'Persona, de la A a la Z',
  emptyTwelveMonths: 'No tiene reclamos en los últimos 12 meses.',
  emptySixtyDays:
    'No tiene reclamos en los últimos 60 días. Ajuste sus opciones de filtro para ver otros reclamos.',
  emptyRefined:
    'No tiene reclamos en el período que eligió. Ajuste sus opciones de filtro para ver otros reclamos.',
  emptyNext:
    'Un reclamo aparece aquí cuando su proveedor nos lo envía, por lo general en las dos semanas siguientes a la consulta.',
  emptyNoDay:
    'No hay ningún día después de la fecha inicial y antes de la fecha final. Elija fechas más separadas.',
  emptyRefinedNext: 'Se pueden mostrar los reclamos de los últimos dos años.',
  showTwelveMonths: 'Mostrar los últimos 12 meses',
  noneLeft: 'Ningún reclamo cumple todos sus filtros. Ajuste sus opciones de filtro para ver otros reclamos.',
  noneLeftNext: 'No se pierde nada: quite un filtro y sus reclamos vuelven a aparecer.',
  vendorHeading: 'Pueden faltar pagos',
  vendor:
    'No pudimos comunicarnos con el servicio que administra sus cuentas de gastos. Lo que se pagó desde una cuenta quizás aún no aparezca.',
};
