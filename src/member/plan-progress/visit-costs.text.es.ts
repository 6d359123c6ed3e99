import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './visit-costs.text.ts';

export const visitCosts: Translation<typeof texts> = {
  loading: 'Consultando cuánto puede costar una visita',
  mayCostYou: 'Una visita cubierta puede costarle {amount}',
  mayCostThem: 'Una visita cubierta puede costarle a {name} {amount}',
  costsYou: 'Una visita cubierta le cuesta {amount}',
  costsThem: 'Una visita cubierta le cuesta a {name} {amount}',
  copayYours: 'Su copago por una visita: {amount}',
  copayTheirs: 'Copago de {name} por una visita: {amount}',
  stated: 'según lo indica su plan.',
  typed: 'según lo que usted escribió.',
  moreThanCopay: 'Los análisis o el tratamiento pueden costar más.',
  deductible: 'por lo general, el precio completo, hasta pagar {left} más del deducible',
  share: 'una parte del precio, porque ya se alcanzó el deducible',
  maximum: 'como máximo, lo que falta para el gasto máximo de bolsillo',
  reached:
    'ya se alcanzó el gasto máximo de bolsillo, así que la atención cubierta no cuesta más en este año del plan',
  outside: 'Costo desconocido. Fuera de la red de su plan, el consultorio pone su propio precio.',
  'unknown-network': 'Costo desconocido. Pregunte si el consultorio está en la red de su plan.',
  'unknown-maximum': 'Costo desconocido. Su plan no indica un gasto máximo de bolsillo para esta atención.',
  lastYours: 'Su última visita aprobada en este consultorio, {date}: {amount}',
  lastTheirs: 'Última visita aprobada de {name} en este consultorio, {date}: {amount}',
  others: { one: 'y {count} servicio más', other: 'y {count} servicios más' },
  notForecast: 'La próxima puede costar más o menos.',
  about: 'Cuánto puede costar una visita, por persona',
  aboutText:
    'Conocemos los límites de su plan, no el precio de su visita. Por eso mostramos un rango desde $0 hasta lo máximo que todavía puede pagar dentro de la red. Pregunte el precio en el consultorio antes de ir.',
  inProcess:
    'Todavía no contamos los reclamos en proceso. Pueden reducir lo que le falta para llegar a sus límites.',
  person: '¿Para quién es?',
  copay: 'Su copago por una visita, en dólares (opcional)',
  copayHint:
    'Está en su tarjeta de miembro. Si no lo escribe, verá un rango de costos. No enviamos ni guardamos lo que usted escribe.',
  copayWrong: 'Escriba una cantidad o deje el campo vacío. Por ejemplo, 30',
};
