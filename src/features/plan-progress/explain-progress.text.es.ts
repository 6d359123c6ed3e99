import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './explain-progress.text.ts';

export const explainProgress: Translation<typeof texts> = {
  addsUp: 'Estos reclamos suman {total}.',
  overLimit: 'Estos reclamos suman {fromClaims}. Solo cuentan hasta el límite, que es de {total}.',
  notExplained:
    'Estos reclamos suman {fromClaims}. No podemos saber qué reclamos forman el resto ({difference}).',
  countedLess:
    'Estos reclamos suman {fromClaims}, pero hasta ahora el total contado es de solo {total}. No podemos saber qué parte no se contó.',
  others:
    'Sus reclamos suman {fromClaims}. El resto ({difference}) es de familiares cuyos reclamos usted no puede ver.',
  othersToo: 'Una parte puede ser de familiares cuyos reclamos usted no puede ver.',
  unread: {
    one: '{count} reclamo no se cargó.',
    other: '{count} reclamos no se cargaron.',
  },
  unknown: {
    one: '{count} reclamo no indica cuánto contó.',
    other: '{count} reclamos no indican cuánto contaron.',
  },
  deductibleStep:
    'Hasta llegar a su deducible, usted suele pagar el precio completo de la atención según su plan, {member}. Algunos servicios pueden costar menos.',
  sharedStep:
    'Si su plan cubre esta atención, usted y su plan comparten {cost}. Usted paga {member} y su plan paga {plan}.',
  planStep: 'Ya llegó a su gasto máximo de bolsillo. Si esta atención está cubierta, su plan paga {plan}.',
  planStepAfter:
    'Después de eso, habrá llegado a su gasto máximo de bolsillo. Si esta atención está cubierta, su plan paga {plan}.',
  outOfNetwork: 'Estos son los precios de su plan. Fuera de la red, el proveedor puede cobrarle más.',
  range: 'de {least} a {most}',
  noFigures: 'Su plan no indica límites para este tipo de atención, así que no podemos calcular su costo.',
};
