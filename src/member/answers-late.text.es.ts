import type { Translation } from '../lib/i18n.ts';
import type { texts } from './answers-late.text.ts';

export const answersLate: Translation<typeof texts> = {
  open: {
    one: 'No incluye {count} reclamo en trámite.',
    other: 'No incluye {count} reclamos en trámite.',
  },
  denied: 'De eso, {amount} se denegó; puede apelar.',
  failed: 'No pudimos cargar sus reclamos.',
  payments: 'No pudimos comunicarnos con el servicio que sabe qué se pagó de sus cuentas.',
  incomplete: 'La lista de sus reclamos no está completa en este momento.',
  skipped: {
    one: 'No se pudo leer {count} reclamo. Llame al {phone} y lo buscamos por usted.',
    other: 'No se pudieron leer {count} reclamos. Llame al {phone} y los buscamos por usted.',
  },
  cost: {
    one: 'Falta su costo de {count} reclamo. Llame al {phone} y lo buscamos por usted.',
    other: 'Falta su costo de {count} reclamos. Llame al {phone} y lo buscamos por usted.',
  },
  unsettled: 'Todavía no sabemos si se hizo un pago que usted envió desde aquí.',
  pay: 'Pagar {amount}',
  noProgress: 'Aquí no mostramos el avance de este plan.',
  seeClaims: 'Ver reclamos',
  retry: 'Intentar de nuevo',
};
