import { fieldHints as hints } from '../../../lib/fields/hints.text.es.ts';
import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './bill-match.text.ts';

export const billMatch: Translation<typeof texts> = {
  heading: '¿Coincide esta factura?',
  lead: 'Escriba lo que dice la factura. La comparamos en este dispositivo con sus reclamos de los últimos 12 meses. No enviamos ni guardamos lo que escribe.',
  provider: 'Proveedor en la factura',
  date: 'Fecha de la atención',
  dateHint: 'El día de la consulta, no el de la factura. Por ejemplo, 04/28/2026',
  amount: 'Cantidad por pagar',
  amountHint: hints.amount,
  amountWrong: 'Escriba la cantidad en dólares y centavos. Por ejemplo, 42.10',
  outside: 'Escriba una fecha del {from} al {to}',
  check: 'Comparar con mis reclamos',
  loading: 'Cargando sus reclamos',
  loadFailed: 'No pudimos cargar sus reclamos, así que no comparamos la factura.',
  choose: '¿De qué reclamo es esta factura?',
  noneOfThese: 'Ninguno de estos',
  'say.pay': 'Esta factura no supera los {left} que quedan de su costo. Reste lo que ya haya pagado.',
  'say.too-much':
    'Antes de pagar, pregunte al proveedor por qué. La factura supera por {more} los {left} que le quedan por pagar.',
  'say.over-cost':
    'Antes de pagar, pregunte al proveedor por qué. La factura es más que todo su costo, que es de {cost}.',
  'say.nothing-owed': 'Antes de pagar, pregunte al proveedor por qué. Según el reclamo, usted no debe nada.',
  'say.already-paid':
    'Antes de pagar, pregunte al proveedor por qué. Una cuenta de gastos ya pagó todo su costo.',
  'say.open':
    'No pague todavía. Este reclamo sigue abierto y no sabremos su costo hasta que tomemos una decisión.',
  'say.cost-unknown': 'Antes de pagar, llámenos al {phone}. No tenemos aquí su costo de este reclamo.',
  'say.payee-unknown':
    'Antes de pagar, llámenos al {phone}. No sabemos a quién pagó su cuenta de gastos por este reclamo.',
  'say.counter': 'Antes de pagar, revise su recibo. Lo más probable es que ya haya pagado en la farmacia.',
  'say.marked': 'Usted marcó este reclamo como pagado. Antes de pagar otra vez, revise sus papeles.',
  'say.payments-unknown':
    'No pague todavía. En este momento no podemos ver cuánto pagaron sus cuentas de gastos por este reclamo. Inténtelo de nuevo en unos minutos.',
  'say.none':
    'Antes de pagar, pida al proveedor que nos facture. No encontramos un reclamo de este proveedor cerca de esta fecha.',
  'say.noneChosen':
    'Antes de pagar, llámenos al {phone}. Encontramos reclamos que podrían ser de esta factura, pero usted no eligió ninguno.',
  'say.noneMissing':
    'Antes de pagar, llámenos al {phone}. No encontramos un reclamo para esta factura, pero no pudimos cargar algunos de sus reclamos.',
  direct: 'No sabemos lo que usted pagó directamente al proveedor. Por ejemplo, tal vez pagó en la consulta.',
  deniedPart:
    'De este reclamo denegamos {amount}. Antes de pagar, ábralo en la lista para ver por qué y qué puede hacer.',
  deniedSome:
    'Denegamos una parte de este reclamo. Antes de pagar, ábralo en la lista para ver por qué y qué puede hacer.',
  denied: 'Denegamos este reclamo. Antes de pagar, ábralo en la lista para ver por qué y qué puede hacer.',
  recent:
    'La mayoría de los reclamos nos llega en las dos semanas siguientes a la consulta. Solo comparamos los reclamos que usted puede ver aquí.',
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
  paid: 'Pagado con cuentas de gastos',
  left: 'Queda por pagar',
  unknown: 'No se sabe',
  sheet: 'Una factura comparada con un reclamo',
  madeOn: 'Comparado el {date}. ¿Tiene preguntas? Llame al {phone}.',
};
