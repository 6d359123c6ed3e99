import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './spending-boxes.text.ts';

export const spendingBoxes: Translation<typeof texts> = {
  heading: 'Cuentas de gastos',
  count: { one: '{count} cuenta', other: '{count} cuentas' },
  through: 'A través de {employer}',
  accounts: 'Usted tiene cuentas de gastos.',
  begun: 'Su inscripción en una cuenta de ahorros para la salud (HSA) ya empezó.',
  opening: 'Estamos abriendo su cuenta de ahorros para la salud (HSA).',
  openingNext: 'La verá aquí cuando esté abierta. Usted no tiene que hacer nada más.',
  terms: 'Usted tiene una cuenta de ahorros para la salud (HSA).',
  termsNext: 'Acepte sus condiciones para verla aquí.',
  termsNextOther: 'Solo el titular puede aceptar sus condiciones. Hasta entonces no la mostramos aquí.',
  toTerms: 'Leer las condiciones',
  offer: 'Aquí todavía no tiene una cuenta de gastos.',
  offerNext:
    '{employer} ofrece una cuenta de ahorros para la salud. En ella usted aparta dinero antes de impuestos para pagar su atención.',
  offerNextOwn:
    'Su plan ofrece una cuenta de ahorros para la salud. En ella usted aparta dinero antes de impuestos para pagar su atención.',
  toOffer: 'Abrir una HSA',
};
