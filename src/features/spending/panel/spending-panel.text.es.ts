import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './spending-panel.text.ts';

export const spendingPanel: Translation<typeof texts> = {
  heading: 'Cuentas de gastos',
  through: 'A través de {employer}',
  throughPlan: 'Con su propio plan',
  linkLoading: 'Consultando si puede pagar reclamos aquí con estas cuentas',
  linkFailed: 'No pudimos consultar si puede pagar reclamos aquí con estas cuentas.',
  linked: 'Cuando pague un reclamo con una cuenta, verá el saldo de la cuenta.',
  notLinked:
    'Sus cuentas no están vinculadas a sus reclamos en este sitio. Para pagar una factura con ellas, llame al {phone}.',
  begun: 'Según nuestros registros, su inscripción en una HSA ya empezó.',
  begunNext: 'Si usted no la ha enviado, abra la HSA aquí. No puede inscribirse dos veces.',
  notOffered: 'Este grupo no tiene cuentas de gastos.',
  notOfferedNext: 'Si esperaba ver una aquí, llame al {phone}.',
};
