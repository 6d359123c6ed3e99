import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './pay-direction.text.ts';

export const payDirection: Translation<typeof texts> = {
  pay: 'Pagar {amount}',
  payProvider: 'Pagar {amount} a {provider}',
  getBack: 'Recuperar {amount}',
  counter: 'Recupere {amount} de su {account}; por lo general usted pagó a la farmacia en el mostrador.',
  toMember:
    'Recupere {amount} de su {account}; todavía debe pagar a {provider}, a menos que ya lo haya hecho.',
  stillPays: 'Todavía debe pagar a {provider}, a menos que ya lo haya hecho.',
  notKnown: 'No sabemos quién recibe este pago; llame al {phone}.',
  someAccount: 'cuenta de gastos',
  yourProvider: 'su proveedor',
};
