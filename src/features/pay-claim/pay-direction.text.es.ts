import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './pay-direction.text.ts';

export const payDirection: Translation<typeof texts> = {
  pay: 'Pagar {amount}',
  payProvider: 'Pagar {amount} a {provider}',
  getBack: 'Recuperar {amount}',
  counter: 'Recupere {amount} de su {account}. Lo más probable es que ya haya pagado en la farmacia.',
  toMember:
    'Recupere {amount} de su {account}. Todavía debe pagar a {provider}, a menos que ya lo haya hecho.',
  stillPays: 'Todavía debe pagar a {provider}, a menos que ya lo haya hecho.',
  notKnown: 'No sabemos quién recibe este pago. Llame al {phone} para preguntar.',
  someAccount: 'cuenta de gastos',
  yourProvider: 'su proveedor',
};
