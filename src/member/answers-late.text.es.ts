import type { Translation } from '../lib/i18n.ts';
import type { texts } from './answers-late.text.ts';

export const answersLate: Translation<typeof texts> = {
  open: {
    one: 'No incluye {count} reclamo en proceso.',
    other: 'No incluye {count} reclamos en proceso.',
  },
  denied: 'De esa suma se denegó: {amount}.',
  paidElsewhere: 'No resta lo que usted ya pagó.',
  incomplete: 'La lista de sus reclamos no está completa en este momento.',
  cost: 'Falta el costo de un reclamo. Llame al {phone} y lo buscamos por usted.',
  unsettled: 'Todavía no sabemos si se hizo un pago que usted envió desde aquí.',
  noProgress: 'Aquí no mostramos el avance de este plan.',
  seeClaims: 'Ver reclamos',
};
