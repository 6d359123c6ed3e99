import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './explain-panel.text.ts';

export const explainPanel: Translation<typeof texts> = {
  loading: 'Cargando los reclamos de este plan',
  reading: 'Leyendo sus reclamos: {done} de {total}',
  failed: 'No pudimos cargar los reclamos de este plan.',
  whose: 'Reclamos de',
  family: 'Su familia',
  retry: 'Intentar de nuevo',
  none: 'Todavía no ha contado ningún reclamo aquí.',
  counted: 'Contó: {amount}',
  pending: 'En proceso: {amount}',
  visits: { one: '{count} visita', other: '{count} visitas' },
  unknownProvider: 'Nombre del proveedor no disponible',
  estimate: 'Esto es un cálculo aproximado, no una factura. No enviamos ni guardamos lo que usted escribe.',
  cost: 'Costo de la atención que planea, en dólares',
  costHint:
    'El precio completo de la atención según su plan, antes de repartirlo entre usted y su plan. Pregúntelo al proveedor.',
  costWrong: 'Escriba una cantidad mayor que $0 y hasta $1,000,000. Por ejemplo, 1,200',
  share: 'Su parte después del deducible, en porcentaje (opcional)',
  shareHint:
    'Está en su resumen de beneficios, muchas veces como coseguro. Si no la escribe, verá un rango de costos.',
  shareWrong: 'Escriba un número de 0 a 100 o déjelo vacío.',
  network: '¿Dónde piensa recibir atención?',
  inNetwork: 'Dentro de la red',
  outOfNetwork: 'Fuera de la red',
  person: '¿Para quién es?',
  show: 'Mostrar el cálculo',
  result: 'Su cálculo aproximado',
  resultFor: 'Su cálculo aproximado para {name}',
  ofInNetwork: 'dentro de la red',
  ofOutOfNetwork: 'fuera de la red',
  shareUsed: 'Después del deducible, este cálculo usa la parte del {share}% que usted escribió.',
  inProcess:
    'Aquí todavía no contamos los reclamos en proceso. Pueden reducir lo que le falta para llegar a sus límites.',
  noDeductible:
    'No sabemos cuál es el deducible de este plan. Si tiene uno, puede que primero pague el precio completo.',
  youPay: 'Usted paga, si su plan cubre esta atención',
  planPays: 'Su plan paga, si cubre esta atención',
  reachesMaximum: 'Con este costo llega a su gasto máximo de bolsillo.',
  mayReachMaximum: 'Con este costo puede llegar a su gasto máximo de bolsillo.',
};
