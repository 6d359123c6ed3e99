/** The claims list in Spanish. */
import type { Translation } from '../../../lib/i18n.ts';
import type { texts } from './claims-list.text.ts';

export const claimsList: Translation<typeof texts> = {
  loading: 'Cargando sus reclamos',
  failed: 'No pudimos cargar sus reclamos.',
  count: { one: '{shown} reclamo', other: '{shown} reclamos' },
  show: { one: 'Ver {shown} reclamo', other: 'Ver {shown} reclamos' },
  columnDate: 'Fecha',
  columnProvider: 'Proveedor y persona',
  columnStatus: 'Estado',
  columnCost: 'Su costo',
  period: 'Período',
  'ends.from': 'Después del (fecha de inicio)',
  'ends.to': 'Antes del (fecha final)',
  hint: 'Muestra los reclamos posteriores a la fecha de inicio y anteriores a la fecha final.',
  hintDays: 'Muestra los reclamos del {from} al {to}.',
  hintOneDay: 'Muestra solo los reclamos del {from}.',
  edge: {
    one: '{shown} reclamo del {day} no está incluido.',
    other: '{shown} reclamos del {day} no están incluidos.',
  },
  edgeTwoDays: '{shown} reclamos del {from} y del {to} no están incluidos.',
  edgeRule: 'La lista muestra los días posteriores a la fecha de inicio y anteriores a la fecha final.',
  edgeToday:
    'La fecha final no se incluye y no puede ser posterior a hoy. Los períodos fijos incluyen el día de hoy.',
  edgeOldest:
    'Es la fecha de inicio más antigua que puede elegir, y la lista muestra los días posteriores a ella.',
  include: { one: 'Incluir este reclamo', other: 'Incluir estos reclamos' },
  'show.thirtyDays': 'Mostrar los últimos 30 días',
  'show.sixtyDays': 'Mostrar los últimos 60 días',
  'show.ninetyDays': 'Mostrar los últimos 90 días',
  'show.sixMonths': 'Mostrar los últimos 6 meses',
  'show.twelveMonths': 'Mostrar los últimos 12 meses',
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
  firstOpen: 'El primer reclamo está abierto.',
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
  noDay: 'No hay ningún día después de la fecha inicial y antes de la fecha final.',
  noDayNext: 'Elija fechas más separadas.',
  emptyRefinedNext: 'Elija un período más largo para ver más. Puede retroceder hasta dos años.',
  noneLeft: 'Ningún reclamo cumple todos sus filtros. Ajuste sus opciones de filtro para ver otros reclamos.',
  noneLeftNext: 'Quite un filtro para ver más reclamos.',
  vendorHeading: 'Pueden faltar pagos',
  vendor:
    'No pudimos comunicarnos con el servicio que administra sus cuentas de gastos. Lo que se pagó desde una cuenta quizás aún no aparezca.',
};
