import type { Translation } from '../../../../lib/text/i18n.ts';
import type { texts } from './why-owe.text.ts';

export const whyOwe: Translation<typeof texts> = {
  heading: '¿Por qué debo esto?',
  headingPaid: 'Lo que le costó este reclamo',
  headingNothing: 'Qué pasó con este reclamo',
  headingInProcess: 'Cómo va este reclamo',
  denied: 'Por qué lo denegamos:',
  owe: 'Usted debe {cost} porque {reasons}.',
  oweWhole: 'Usted debe {cost}. Es lo que queda de la factura.',
  nothing: 'Usted no debe nada por este reclamo.',
  paidAll: 'Una cuenta de gastos pagó {paid}. No le queda nada por pagar.',
  paidPart: 'Una cuenta de gastos pagó {paid}. Le quedan {left} por pagar.',
  paidOver:
    'Una cuenta de gastos pagó {paid}, que es {over} más que su costo. Llame al {phone} y pida la diferencia.',
  paidToMember:
    'Una cuenta de gastos le pagó {paid} a usted. Todavía debe pagar a {provider}, a menos que ya lo haya hecho.',
  paidBack: 'Una cuenta de gastos le devolvió {paid}.',
  paidOverToYou:
    'La cuenta le pagó {over} más que su costo. Llame al {phone} y pregunte qué hacer con ese dinero.',
  paidUnknown:
    'Una cuenta de gastos pagó {paid}. No sabemos quién recibió ese pago. Llame al {phone} para preguntar.',
  counter: 'Lo más probable es que ya haya pagado en la farmacia.',
  marked: 'Usted marcó este reclamo como pagado.',
  yourProvider: 'su proveedor',
  costs: 'Su costo es {cost} porque {reasons}.',
  costsWhole: 'Su costo es {cost}. Es lo que quedaba de la factura.',
  'part.deductible': '{amount} cuentan para su deducible',
  'part.copay': '{amount} son su copago',
  'part.coinsurance': '{amount} son su coseguro',
  'part.notCovered': 'su plan no cubre {amount}',
  'of.notCovered':
    'Es posible que deba {cost}. Su plan pagó {planPaid} de este reclamo, pero no cubre {cost}. Revise sus derechos de apelación antes de pagar.',
  'all.deductible': 'Usted debe {cost} porque todo cuenta para su deducible.',
  'all.copay': 'Usted debe {cost} porque ese es su copago.',
  'all.coinsurance': 'Usted debe {cost} porque ese es su coseguro.',
  'all.notCovered':
    'Es posible que deba {cost}. Su plan no cubrió esa cantidad. Revise sus derechos de apelación antes de pagar.',
  'costsAll.deductible': 'Su costo es {cost} porque todo cuenta para su deducible.',
  'costsAll.copay': 'Su costo es {cost} porque ese es su copago.',
  'costsAll.coinsurance': 'Su costo es {cost} porque ese es su coseguro.',
  'costsAll.notCovered': 'Su costo es {cost} porque su plan no cubre esa cantidad.',
  'from.both':
    'El proveedor cobró {charge}. El descuento de su plan rebajó {discount} y su plan pagó {planPaid}.',
  'from.discount': 'El proveedor cobró {charge}. El descuento de su plan rebajó {discount}.',
  'from.plan': 'El proveedor cobró {charge}. Su plan pagó {planPaid}.',
  'from.neither': 'El proveedor cobró {charge} y su plan no pagó nada.',
  inProcess:
    'Todavía estamos procesando este reclamo, así que aún no podemos decirle cuánto debe. Por ahora no hay nada que pagar.',
  noStatus:
    'No sabemos el estado de este reclamo, así que no podemos decirle aquí si debe algo. Llame al {phone} antes de pagar.',
  noCost:
    'Ya decidimos este reclamo, pero falta su costo, así que no podemos decirle aquí cuánto debe. Llame al {phone} antes de pagar.',
  noCostFigures:
    'Ya decidimos este reclamo, pero falta su costo. Los costos de sus servicios suman {figuresTotal} para usted. Llame al {phone} antes de pagar.',
  unknown:
    'El reclamo dice que su costo es {cost}. No tenemos todas las cifras detrás de esa cantidad, así que no podemos explicarla aquí. Llame al {phone} y la revisaremos con usted.',
  differs:
    'El reclamo dice que su costo es {cost}, pero sus propias cifras dan {figuresTotal}. No coinciden. Antes de pagar, llame al {phone} y pídanos que revisemos este reclamo.',
  notBill: 'Esto no es una factura.',
  payBill:
    'Esto no es una factura. Compare esta cantidad con la factura de su proveedor. Si la factura le pide más, llámenos.',
  paidBill:
    'Esto no es una factura. Si su proveedor le envía una por este reclamo, dígale que la pagó su cuenta de gastos. Llámenos si se lo vuelve a pedir.',
  partBill:
    'Esto no es una factura. Compare lo que queda con la factura de su proveedor. Si la factura le pide más de {left}, llámenos.',
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
  notKnown: 'No se sabe',
  'share.deductible': 'parte que cuenta para su deducible',
  'share.copay': 'parte que es copago',
  'share.coinsurance': 'parte que es coseguro',
  'share.notCovered': 'parte que su plan no cubre',
};
