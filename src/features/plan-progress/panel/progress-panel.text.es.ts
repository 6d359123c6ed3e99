import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './progress-panel.text.ts';

export const progressPanel: Translation<typeof texts> = {
  loading: 'Cargando el avance de su plan',
  untilClaimNext: 'Cuando decidamos un reclamo, aquí verá cuánto cuenta.',
  noInformationNext: 'Para preguntar por sus beneficios, llame al {phone}.',
  messageNext: 'Puede llamarnos al {phone}.',
  partial: {
    one: 'Una parte del avance no se cargó, así que puede faltar un plan. Intente de nuevo en unos minutos o llame al {phone}.',
    other:
      'Algunas partes del avance no se cargaron, así que pueden faltar planes. Intente de nuevo en unos minutos o llame al {phone}.',
  },
  retry: 'Intentar de nuevo',
  ofGroup: 'Grupo {group}',
  choosePlan: 'Plan',
  option: '{plan}, {dates}',
  medical: 'Médico',
  dental: 'Dental',
  vision: 'Visión',
  drug: 'Medicamentos recetados',
  other: 'Otra cobertura',
  benefitDates: 'Año del plan: {dates}',
  dates: '{start} – {end}',
  aboutDates: 'Acerca de estas fechas',
  inNetwork: 'Dentro de la red',
  outOfNetwork: 'Fuera de la red',
  anyNetwork: 'Otros beneficios',
  deductible: 'Deducible',
  outOfPocketMaximum: 'Gasto máximo de bolsillo',
  family: 'Su familia:',
  eachPerson: 'Cada persona tiene su propio límite.',
  people: { one: 'Mostrar {count} persona', other: 'Mostrar a las {count} personas' },
  subscriber: '{name} (titular)',
  peoplePages: 'Personas',
  here: 'Usted está aquí',
  done: 'Alcanzado',
  ahead: 'Después',
  later: 'Este año del plan empieza el {date}. Hasta entonces, nada cuenta para él.',
  nextClaim: 'Su próximo reclamo',
  fullPrice:
    'Hasta llegar a su deducible, usted suele pagar el precio completo de la atención según su plan. Algunos servicios pueden costar menos. Con {left} más, su plan empieza a compartir el costo.',
  fullPriceOut:
    'Hasta llegar a su deducible, usted suele pagar el precio completo de la atención según su plan. Algunos servicios pueden costar menos. Con {left} más, su plan empieza a compartir el costo. El proveedor puede cobrarle más que los precios de su plan.',
  share:
    'Ya llegó a su deducible. Por la atención cubierta ahora paga solo su parte, como máximo {left} más en este año del plan.',
  shareOut:
    'Ya llegó a su deducible. Ahora paga solo su parte: hasta {left} más por la atención cubierta, a los precios de su plan. El proveedor puede cobrarle el resto.',
  shareWithoutMaximum: 'Ya llegó a su deducible. Por la atención cubierta ahora paga solo su parte.',
  shareWithoutMaximumOut:
    'Ya llegó a su deducible. Por la atención cubierta ahora paga solo su parte. El proveedor puede cobrarle más que los precios de su plan.',
  atMost:
    'No sabemos cuál es el deducible de este plan. Por la atención cubierta paga como máximo {left} más en este año del plan.',
  atMostOut:
    'No sabemos cuál es el deducible de este plan. Usted paga hasta {left} más por la atención cubierta, a los precios de su plan. El proveedor puede cobrarle el resto.',
  eachFullPrice:
    'Hasta llegar a su deducible, usted suele pagar el precio completo de la atención según su plan. Algunos servicios pueden costar menos. Lo que falta depende de la persona:',
  eachAtMost:
    'No sabemos cuál es el deducible de este plan. Por la atención cubierta en este año del plan, cada persona paga como máximo:',
  eachAtMostOut:
    'No sabemos cuál es el deducible de este plan. Por la atención cubierta a los precios de su plan, cada persona paga hasta:',
  eachDiffers: 'Ya llegó a su deducible. Lo que todavía paga depende de la persona:',
  eachUnknown: 'No sabemos cuál es el deducible de este plan. Lo que todavía paga depende de la persona:',
  personFullPrice: 'faltan {left}',
  personAtMost: '{left} más',
  personAtMostCovered: 'como máximo {left} más por la atención cubierta',
  personShare: 'una parte del costo de la atención cubierta',
  personShareUpTo: 'una parte por la atención cubierta, como máximo {left} más',
  personShareUpToOut: 'una parte, hasta {left} más por la atención cubierta, a los precios de su plan',
  personCovered: 'nada por la atención cubierta',
  personCoveredOut: 'lo que el proveedor cobra por encima de la cantidad permitida del plan',
  providerMayBill: 'El proveedor puede cobrarle más que los precios de su plan.',
  covered:
    'Ya llegó a su gasto máximo de bolsillo. El plan paga completa la atención cubierta hasta el {end}.',
  coveredOut:
    'Ya llegó a su gasto máximo de bolsillo hasta el {end}. Su plan paga su cantidad permitida. El proveedor puede cobrarle el resto.',
  more: { one: 'Mostrar {count} límite más', other: 'Mostrar {count} límites más' },
  planDetails: 'Ver detalles del plan',
  notMixed: 'Su plan cuenta por separado la atención dentro y fuera de la red.',
};
