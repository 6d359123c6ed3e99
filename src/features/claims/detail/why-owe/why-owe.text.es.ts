/** `why-owe.text.ts` in Spanish. */
import type { Translation } from '../../../../lib/text/i18n.ts';
import type { texts } from './why-owe.text.ts';

export const whyOwe: Translation<typeof texts> = {
  heading: '¿Por qué debo esto?',
  headingPaid: 'Lo que le costó este reclamo',
  headingNothing: 'Qué pasó con este reclamo',
  headingInProcess: 'Cómo va este reclamo',
  denied: 'Por qué se denegó:',
  owe: 'Usted debe {cost} porque {reasons}.',
  oweWhole: 'Usted debe {cost}. Es lo que queda de la factura.',
  nothing: 'Usted no debe nada por este reclamo.',
  paidAll: 'Se pagaron {paid} con una cuenta de gastos. No queda nada por pagar.',
  paidPart: 'Se pagaron {paid} con una cuenta de gastos. Quedan {left} por pagar.',
  paidOver:
    'Se pagaron {paid} con una cuenta de gastos, {over} más que su costo. Llame al {phone} y pida la diferencia.',
  paidToMember:
    'Se le pagaron {paid} con una cuenta de gastos. Usted todavía debe pagar a {provider}, a menos que ya lo haya hecho.',
  paidBack: 'Se le devolvieron {paid} con una cuenta de gastos.',
  paidUnknown:
    'Se pagaron {paid} con una cuenta de gastos. No sabemos quién recibió ese pago; llame al {phone}.',
  counter: 'Por lo general usted pagó a la farmacia en el mostrador.',
  marked: 'Usted marcó este reclamo como pagado.',
  yourProvider: 'su proveedor',
  costs: 'Su costo es {cost} porque {reasons}.',
  costsWhole: 'Su costo es {cost}. Es lo que quedaba de la factura.',
  'part.deductible': '{amount} cuentan para su deducible',
  'part.copay': '{amount} son su copago',
  'part.coinsurance': '{amount} son su coseguro',
  'part.notCovered': '{amount} no están cubiertos por su plan',
  'of.notCovered':
    'Es posible que deba {cost}. Su plan pagó {planPaid} de este reclamo, pero {cost} de esto no están cubiertos. Revise sus derechos de apelación antes de pagar.',
  'all.deductible': 'Usted debe {cost} porque todo cuenta para su deducible.',
  'all.copay': 'Usted debe {cost} porque ese es su copago.',
  'all.coinsurance': 'Usted debe {cost} porque ese es su coseguro.',
  'all.notCovered':
    'Es posible que deba {cost}. Su plan no lo cubrió. Revise sus derechos de apelación antes de pagar.',
  'costsAll.deductible': 'Su costo es {cost} porque todo cuenta para su deducible.',
  'costsAll.copay': 'Su costo es {cost} porque ese es su copago.',
  'costsAll.coinsurance': 'Su costo es {cost} porque ese es su coseguro.',
  'costsAll.notCovered': 'Su costo es {cost} porque su plan no lo cubre.',
  'from.both':
    'El proveedor cobró {charge}: el descuento de su plan rebajó {discount} y su plan pagó {planPaid}.',
  'from.discount': 'El proveedor cobró {charge}: el descuento de su plan rebajó {discount}.',
  'from.plan': 'El proveedor cobró {charge}: su plan pagó {planPaid}.',
  'from.neither': 'El proveedor cobró {charge} y su plan no pagó nada.',
  inProcess:
    'Todavía estamos procesando este reclamo, así que aún no podemos decirle cuánto debe. Por ahora no hay nada que pagar.',
  noStatus:
    'No sabemos el estado de este reclamo, así que no podemos decirle aquí si debe algo. Llame al {phone} antes de pagar.',
  noCost:
    'Este reclamo está resuelto, pero nos llegó sin su costo, así que no podemos decirle aquí cuánto debe. Llame al {phone} antes de pagar.',
  noCostFigures:
    'Este reclamo está resuelto, pero nos llegó sin su costo. Sus servicios suman {figuresTotal} a cargo de usted. Llame al {phone} antes de pagar.',
  unknown:
    'El reclamo dice que usted debe {cost}. No tenemos todas las cifras detrás de esa cantidad, así que no podemos explicarla aquí. Llame al {phone} y la revisaremos con usted.',
  differs:
    'El reclamo dice que usted debe {cost}, pero sus propias cifras dan {figuresTotal}. No cuadran. Antes de pagar, llame al {phone} y pídanos que revisemos este reclamo.',
  notBill: 'Esto no es una factura.',
  payBill:
    'Esto no es una factura. Compare esta cantidad con la factura de su proveedor y llámenos si le pide más que esto.',
  paidBill:
    'Esto no es una factura. Si su proveedor le envía una por este reclamo, dígale que se pagó con su cuenta de gastos, y llámenos si se lo vuelve a pedir.',
  partBill:
    'Esto no es una factura. Compare lo que queda con la factura de su proveedor y llámenos si le pide más de {left}.',
  table: 'Las cifras de este reclamo',
  amount: 'Cantidad',
  line: 'Qué es',
  charge: 'Cargo del proveedor',
  discountedRate: 'Tarifa con descuento para miembros',
  discount: 'Descuento del plan',
  planPaid: 'Pagado por el plan',
  cost: 'Su costo total',
  paid: 'Pagado con una cuenta de gastos',
  paidToYou: 'Pagado a usted con una cuenta de gastos',
  left: 'Queda por pagar',
  inProcessCost: 'En proceso',
  notKnown: 'No se conoce',
  'share.deductible': 'parte que cuenta para su deducible',
  'share.copay': 'parte que es copago',
  'share.coinsurance': 'parte que es coseguro',
  'share.notCovered': 'parte que no está cubierta',
};
