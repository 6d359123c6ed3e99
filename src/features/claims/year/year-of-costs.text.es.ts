import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './year-of-costs.text.ts';

export const yearOfCosts: Translation<typeof texts> = {
  heading: 'Su año de gastos de salud',
  lead: 'Lo que pagó su plan y lo que le corresponde a usted, por mes, persona y tipo de atención. Para sus impuestos y para elegir el plan del próximo año.',
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
  summary: {
    one: '{in}, su plan pagó {planPaid} y su parte fue de {share}, por {shown} reclamo.',
    other: '{in}, su plan pagó {planPaid} y su parte fue de {share}, por {shown} reclamos.',
  },
  summaryPlanUnknown: {
    one: '{in}, su parte fue de {share}, por {shown} reclamo. No se sabe cuánto pagó su plan.',
    other: '{in}, su parte fue de {share}, por {shown} reclamos. No se sabe cuánto pagó su plan.',
  },
  summaryIncomplete: {
    one: '{in}, no se conocen los totales. Las cifras de abajo son de {shown} reclamo que pudimos leer.',
    other:
      '{in}, no se conocen los totales. Las cifras de abajo son de los {shown} reclamos que pudimos leer.',
  },
  summaryUnknown: '{in}, no se conocen los totales.',
  summaryOpen: '{in}, ninguno de sus reclamos está resuelto todavía.',
  empty: '{in}, no hay reclamos.',
  emptyNext:
    'Un reclamo aparece aquí cuando su proveedor nos lo ha enviado, normalmente en las dos semanas después de la visita.',
  inProcess: {
    one: '{shown} reclamo en proceso no se cuenta: sus montos no son definitivos.',
    other: '{shown} reclamos en proceso no se cuentan: sus montos no son definitivos.',
  },
  unclear: {
    one: '{shown} reclamo no se cuenta porque sus montos faltan o se contradicen. Llame al {phone} y lo buscaremos por usted.',
    other:
      '{shown} reclamos no se cuentan porque sus montos faltan o se contradicen. Llame al {phone} y los buscaremos por usted.',
  },
  unlisted: 'La lista de reclamos no está completa en este momento. Inténtelo más tarde o llame al {phone}.',
  skipped: {
    one: 'No pudimos leer {shown} reclamo, que no está en ninguna de estas cifras. Llame al {phone} y lo buscaremos por usted.',
    other:
      'No pudimos leer {shown} reclamos, que no están en ninguna de estas cifras. Llame al {phone} y los buscaremos por usted.',
  },
  planPaidUnknown: {
    one: 'De {shown} de los reclamos no se sabe cuánto pagó su plan; tampoco se conocen las sumas que lo incluyen.',
    other:
      'De {shown} de los reclamos no se sabe cuánto pagó su plan; tampoco se conocen las sumas que los incluyen.',
  },
  overpaid: {
    one: 'En {shown} de los reclamos, las cuentas de gastos pagaron más que su parte. Solo su parte se cuenta como pagada con ellas. Llame al {phone} para preguntar por el resto.',
    other:
      'En {shown} de los reclamos, las cuentas de gastos pagaron más que su parte. Solo su parte se cuenta como pagada con ellas. Llame al {phone} para preguntar por el resto.',
  },
  accountsUnknown:
    'No pudimos comunicarnos con el servicio que lleva sus cuentas de gastos, por lo que no se sabe cuánto pagaron.',
  ownClaims:
    'Estos son sus propios reclamos. Los demás de su familia tienen los suyos, que usted no puede ver.',
  familyClaims:
    'Estos son los reclamos de todas las personas de su cobertura. “Su parte” es la parte de todas ellas juntas.',
  facts: 'Datos para elegir un plan',
  planPaid: 'Pagó el plan',
  share: 'Su parte',
  fromAccounts: 'Su parte pagada con cuentas de gastos',
  fromAccountsShort: 'Pagado con cuentas',
  denied: 'Su parte de los reclamos denegados',
  highest: 'Mes con su parte más alta',
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
  counted: 'Qué se cuenta',
  'counted.month': 'Un reclamo cuenta en el mes en que usted recibió la atención.',
  'counted.share':
    'Su parte es lo que, según su plan, le toca pagar a usted. Salvo los pagos con cuentas de gastos, no sabemos si la pagó ni cuándo.',
  'counted.adjusted': 'Un reclamo ajustado cuenta una sola vez, con sus últimos montos.',
  'counted.taxes':
    'Para los impuestos suele contar el día en que usted pagó. Guarde sus recibos, porque esta página no tiene ese día. Tampoco incluye las primas.',
  csv: 'Descargar como CSV',
  csvSaved: 'Guardado: {name}',
  print: 'Imprimir',
  by: 'Suma por',
  name: 'Nombre',
  'by.month': 'Mes',
  'by.person': 'Persona',
  'by.kind': 'Tipo de atención',
  file: 'gastos-de-salud-{from}-a-{to}',
  fileFiltered: 'parte-de-gastos-de-salud-{from}-a-{to}',
};
