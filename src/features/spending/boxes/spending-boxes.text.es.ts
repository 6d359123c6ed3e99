import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './spending-boxes.text.ts';

export const spendingBoxes: Translation<typeof texts> = {
  heading: 'Cuentas de gastos',
  count: { one: '{count} cuenta', other: '{count} cuentas' },
  through: 'A través de {employer}',
  accounts: 'Usted tiene cuentas de gastos.',
  begun: 'Se inició para usted una inscripción en una cuenta de ahorros para la salud (HSA).',
  opening: 'Se está abriendo su cuenta de ahorros para la salud (HSA).',
  openingNext: 'Aparece aquí cuando está abierta. Usted no tiene que hacer nada más.',
  terms: 'Usted tiene una cuenta de ahorros para la salud (HSA).',
  termsNext: 'Acepte sus condiciones para verla aquí.',
  toTerms: 'Leer las condiciones',
  offer: 'Todavía no tiene una cuenta de gastos.',
  offerNext:
    '{employer} ofrece una cuenta de ahorros para la salud: dinero que usted aparta antes de impuestos para pagar su atención.',
  offerNextOwn:
    'Su plan ofrece una cuenta de ahorros para la salud: dinero que usted aparta antes de impuestos para pagar su atención.',
  toOffer: 'Abrir una HSA',
};
