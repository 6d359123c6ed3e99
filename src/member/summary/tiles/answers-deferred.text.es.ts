import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './answers-deferred.text.ts';

export const answersDeferred: Translation<typeof texts> = {
  notCounted: 'Sin contar: {claims}.',
  open: { one: '{count} reclamo en proceso', other: '{count} reclamos en proceso' },
  counter: {
    one: '{count} copago de farmacia, que suele pagarse en el mostrador',
    other: '{count} copagos de farmacia, que suelen pagarse en el mostrador',
  },
  denied: 'De esa suma denegamos: {amount}.',
  deniedAtLeast: 'De esa suma denegamos al menos: {amount}.',
  deniedUnknown: 'Es posible que hayamos denegado una parte.',
  overMaximum:
    '{sum} de esa suma son de la red y no se denegaron. Es más que el gasto máximo de bolsillo de {maximum}. Llame al {phone} antes de pagar.',
  payee: {
    one: 'No sabemos quién recibió un pago por {count} reclamo. Llame al {phone} y lo buscaremos por usted.',
    other:
      'No sabemos quién recibió pagos por {count} reclamos. Llame al {phone} y los buscaremos por usted.',
  },
  incomplete: 'La lista de sus reclamos no está completa en este momento.',
  status: {
    one: 'No sabemos el estado de {count} reclamo. Llame al {phone} y lo buscaremos por usted.',
    other: 'No sabemos el estado de {count} reclamos. Llame al {phone} y los buscaremos por usted.',
  },
  cost: 'Falta el costo de un reclamo. Llame al {phone} y lo buscaremos por usted.',
  unsettled: 'Todavía no sabemos si se hizo un pago que usted envió desde aquí.',
  noProgress: 'Aquí no mostramos el avance de este plan.',
  seeClaims: 'Ver reclamos',
  seeWhy: 'Ver por qué debo esto',
};
