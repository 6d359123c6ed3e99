import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './pay-premium.text.ts';

export const payPremium: Translation<typeof texts> = {
  heading: 'Pagar la prima',
  lead: 'Vea quién cobra la prima de su cobertura y dónde pagarla.',
  directHeading: 'Esta prima la paga usted',
  directText: 'No se descuenta de su sueldo. {brand} le envía la factura y usted la paga.',
  subscriberHeading: 'El titular paga esta prima',
  subscriberText: '{brand} le envía la factura al titular, la persona a cuyo nombre está el plan.',
  medicareHeading: 'Puede pagar aquí esta prima de Medicare',
  medicareText:
    'Si {brand} le envía la factura, puede pagar en línea. Si la prima se descuenta de su pago del Seguro Social o de su pensión, no tiene que hacer nada.',
  employerHeading: 'Aquí no tiene nada que pagar',
  employerText:
    '{employer} cobra la prima de este grupo, por lo general descontándola de su sueldo, y la paga a {brand}.',
  employerNext:
    '¿Tiene preguntas sobre la cantidad? La oficina de beneficios de su empleador puede responderlas.',
  offlineText:
    '{brand} no acepta pagos de primas en línea. Llame al {phone} para preguntar cómo pagar una factura.',
  ended: 'Esta cobertura terminó el {date}. Es posible que aún deba pagar una última factura.',
  endedEmployer: 'Esta cobertura terminó el {date}.',
  paySubscriber: 'Pagar la prima',
  pay: 'Pagar su prima',
  group: 'Grupo',
  holder: 'Plan a través de',
  plans: 'Planes',
  others: 'Sus otros grupos',
  'row.direct': 'Esta prima la paga usted',
  'row.subscriber': 'El titular paga esta prima',
  'row.medicare': 'Medicare: puede pagar aquí',
  'row.employer': 'La cobra {employer}',
  show: 'Mostrar el grupo {group}',
  call: 'Tenga a mano su número de grupo: {group}. Podemos decirle cuánto debe.',
  callEmployer: 'Tenga a mano su número de grupo: {group}.',
};
