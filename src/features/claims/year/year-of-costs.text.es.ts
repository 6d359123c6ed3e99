import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './year-of-costs.text.ts';

export const yearOfCosts: Translation<typeof texts> = {
  heading: 'Su año de gastos de salud',
  lead: 'Vea lo que pagó su plan y lo que le costó a usted su atención, por mes, persona y tipo de atención. Úselo para sus impuestos o para elegir el plan del próximo año.',
  back: 'Volver a Reclamos y pagos',
  loading: 'Cargando los reclamos de este período',
  failed: 'No pudimos cargar los reclamos de este período.',
  profileFailed: 'No pudimos cargar su plan.',
  choices: 'Qué mostrar',
  period: 'Año',
  person: 'Persona',
  kind: 'Tipo de atención',
  everyone: 'Todos',
  everyKind: 'Todos los tipos',
  'period.benefit': 'Año del plan, del {from} al {to}',
  'period.so-far': '{year} hasta hoy',
  'in.calendar': 'En {year}',
  'in.so-far': 'En lo que va de {year}',
  'in.benefit': 'Del {from} al {to}',
  'in.benefit-so-far': 'Desde el {from}',
  summary: {
    one: '{in}, su plan pagó {planPaid} y su costo fue de {share}, por {shown} reclamo.',
    other: '{in}, su plan pagó {planPaid} y su costo fue de {share}, por {shown} reclamos.',
  },
  summaryPlanUnknown: {
    one: '{in}, su costo fue de {share}, por {shown} reclamo. No sabemos cuánto pagó su plan.',
    other: '{in}, su costo fue de {share}, por {shown} reclamos. No sabemos cuánto pagó su plan.',
  },
  summaryIncomplete: {
    one: '{in}, no sabemos los totales. Las cifras de abajo son de {shown} reclamo que pudimos leer.',
    other: '{in}, no sabemos los totales. Las cifras de abajo son de los {shown} reclamos que pudimos leer.',
  },
  summaryUnknown: '{in}, no sabemos los totales.',
  summaryOpen: '{in}, todavía no hemos decidido ninguno de estos reclamos.',
  empty: '{in}, no hay reclamos.',
  emptyChoice: '{in}, no hay reclamos de esta persona y este tipo de atención.',
  emptyChoiceNext: 'Elija otra persona u otro tipo de atención.',
  emptyNext:
    'Un reclamo aparece aquí cuando su proveedor nos lo envía, por lo general en las dos semanas siguientes a la consulta.',
  inProcess: {
    one: 'No incluimos {shown} reclamo en proceso porque sus cantidades no son definitivas.',
    other: 'No incluimos {shown} reclamos en proceso porque sus cantidades no son definitivas.',
  },
  unclear: {
    one: 'No incluimos {shown} reclamo porque sus cantidades faltan o no coinciden. Llame al {phone} y lo buscaremos por usted.',
    other:
      'No incluimos {shown} reclamos porque sus cantidades faltan o no coinciden. Llame al {phone} y los buscaremos por usted.',
  },
  unlisted:
    'La lista de reclamos no está completa en este momento. Inténtelo de nuevo en unos minutos o llame al {phone}.',
  skipped: {
    one: 'No pudimos leer {shown} reclamo, así que no está en ninguna de estas cifras. Llame al {phone} y lo buscaremos por usted.',
    other:
      'No pudimos leer {shown} reclamos, así que no están en ninguna de estas cifras. Llame al {phone} y los buscaremos por usted.',
  },
  planPaidUnknown: {
    one: 'No sabemos cuánto pagó su plan por {shown} de los reclamos, así que no podemos mostrar los totales que lo incluyen.',
    other:
      'No sabemos cuánto pagó su plan por {shown} de los reclamos, así que no podemos mostrar los totales que los incluyen.',
  },
  overpaid: {
    one: 'En {shown} de los reclamos, las cuentas de gastos pagaron más de lo que era su costo. Contamos esos pagos solo hasta su costo. Llame al {phone} para preguntar por el resto.',
    other:
      'En {shown} de los reclamos, las cuentas de gastos pagaron más de lo que era su costo. Contamos esos pagos solo hasta su costo. Llame al {phone} para preguntar por el resto.',
  },
  accountsUnknown:
    'No pudimos comunicarnos con el servicio que administra sus cuentas de gastos, así que no sabemos cuánto pagaron.',
  ownClaims: 'Estos son sus propios reclamos. Usted no puede ver los de los demás miembros de su familia.',
  familyClaims:
    'Estos son los reclamos de todas las personas de su cobertura. “Su costo” es el costo de todas ellas juntas.',
  facts: 'Datos para elegir un plan',
  planPaid: 'Pagó el plan',
  share: 'Su costo',
  fromAccounts: 'Parte de su costo pagada con cuentas de gastos',
  fromAccountsShort: 'Pagado con cuentas',
  denied: 'Su costo de los reclamos denegados',
  highest: 'Mes con su costo más alto',
  claims: 'Reclamos',
  claimsOf: 'Reclamos: {kind}',
  unknown: 'No se sabe',
  amountOf: '{name}, {amount}',
  'section.month': 'Por mes',
  'section.person': 'Por persona',
  'section.kind': 'Por tipo de atención',
  total: 'Total',
  totalOfRead: 'Total de los reclamos que pudimos leer',
  chartHighest: 'Mes más alto, plan y usted: {amount}',
  counted: 'Qué contamos',
  'counted.month': 'Un reclamo cuenta en el mes en que usted recibió la atención.',
  'counted.share':
    'Su costo es lo que, según su plan, le toca pagar a usted. Sabemos lo que pagaron las cuentas de gastos, pero no si usted pagó lo demás ni cuándo.',
  'counted.adjusted': 'Un reclamo ajustado cuenta una sola vez, con sus últimas cantidades.',
  'counted.taxes':
    'Para los impuestos suele contar el día en que usted pagó. Esta página no tiene ese día, así que guarde sus recibos. Tampoco incluye las primas.',
  csv: 'Descargar como CSV',
  csvSaved: 'Guardado en sus descargas: {name}',
  print: 'Imprimir',
  by: 'Suma por',
  name: 'Nombre',
  'by.month': 'Mes',
  'by.person': 'Persona',
  'by.kind': 'Tipo de atención',
  file: 'gastos-de-salud-{from}-a-{to}',
  fileFiltered: 'parte-de-gastos-de-salud-{from}-a-{to}',
};
