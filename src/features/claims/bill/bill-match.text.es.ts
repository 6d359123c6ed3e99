/** Comparing a bill with a claim, in Spanish. */
import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './bill-match.text.ts';

export const billMatch: Translation<typeof texts> = {
  heading: '¿Coincide esta factura?',
  lead: 'Escriba lo que dice la factura. La comparamos en este dispositivo con sus reclamos de los últimos 12 meses: lo que escribe no se envía ni se guarda.',
  provider: 'Proveedor en la factura',
  date: 'Fecha de la atención',
  dateHint: 'El día de la consulta, no el de la factura: mm/dd/aaaa',
  amount: 'Monto por pagar',
  amountHint: 'Por ejemplo, $42.10',
  amountWrong: 'Escriba el monto en dólares y centavos, por ejemplo 42.10',
  outside: 'Escriba una fecha del {from} al {to}',
  check: 'Comparar con mis reclamos',
  loading: 'Revisando sus reclamos',
  loadFailed: 'No pudimos cargar sus reclamos, así que la factura no se comparó.',
  choose: '¿De qué reclamo es esta factura?',
  noneOfThese: 'Ninguno de estos',
  'say.pay': 'Esta factura no supera los {left} que quedan de su costo. Reste lo que ya haya pagado.',
  'say.too-much':
    'Pregunte al proveedor por qué antes de pagar: la factura es {more} más que los {left} que le corresponden según el reclamo.',
  'say.over-cost':
    'Pregunte al proveedor por qué antes de pagar: la factura es más que su costo total de {cost}.',
  'say.nothing-owed': 'Pregunte al proveedor por qué antes de pagar: según el reclamo, usted no debe nada.',
  'say.already-paid':
    'Pregunte al proveedor por qué antes de pagar: todo su costo ya se pagó desde una cuenta de gastos.',
  'say.open':
    'No pague todavía: el reclamo sigue abierto y su costo no se conoce hasta que tomemos una decisión.',
  'say.cost-unknown': 'Llámenos al {phone} antes de pagar: aquí no se conoce su costo de este reclamo.',
  'say.payee-unknown':
    'Llámenos al {phone} antes de pagar: no sabemos a quién pagó su cuenta de gastos por este reclamo.',
  'say.counter': 'Revise su recibo antes de pagar: por lo general usted pagó a la farmacia en el mostrador.',
  'say.marked': 'Revise sus registros antes de pagar: usted marcó este reclamo como pagado.',
  'say.payments-unknown':
    'Inténtelo más tarde antes de pagar: ahora no se conoce lo que sus cuentas de gastos pagaron de este reclamo.',
  'say.none':
    'Pida al proveedor que nos facture antes de pagar: no encontramos un reclamo de este proveedor cerca de esta fecha.',
  'say.noneMissing':
    'Llámenos al {phone} antes de pagar: no encontramos un reclamo para esta factura, pero algunos de sus reclamos no se pudieron cargar.',
  direct: 'No sabemos lo que usted mismo pagó al proveedor, por ejemplo en la consulta.',
  deniedPart:
    'De este reclamo se denegaron {amount}. Antes de pagar, ábralo en la lista: dice por qué y qué puede hacer.',
  deniedSome:
    'Una parte de este reclamo se denegó. Antes de pagar, ábralo en la lista: dice por qué y qué puede hacer.',
  denied: 'El plan denegó este reclamo. Antes de pagar, ábralo en la lista: dice por qué y qué puede hacer.',
  recent:
    'La mayoría de los reclamos nos llega en las dos semanas siguientes a la consulta. Solo se compararon los reclamos que usted puede ver aquí.',
  show: 'Buscar este reclamo en la lista',
  print: 'Imprimir estos datos',
  again: 'Revisar otra factura',
  theBill: 'La factura',
  theClaim: 'El reclamo',
  number: 'Número de reclamo',
  person: 'Persona',
  claimProvider: 'Proveedor',
  claimDate: 'Fecha',
  status: 'Estado',
  cost: 'Su costo',
  paid: 'Pagado desde cuentas de gastos',
  left: 'Falta pagar',
  unknown: 'No se conoce',
  sheet: 'Una factura comparada con un reclamo',
  madeOn: 'Comparado el {date}. Preguntas: {phone}',
};
