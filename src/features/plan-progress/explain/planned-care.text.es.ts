import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './planned-care.text.ts';

export const plannedCare: Translation<typeof texts> = {
  care: '¿Qué atención planea?',
  choose: 'Elija',
  cares: 'Tipos de atención',
  visits: 'Como una visita anterior',
  visit: 'Como el {date}: {what}',
  ownPrice: 'Otra atención (conozco el precio)',
  careMissing: 'Elija la atención que planea',
  pricesFailed: 'No pudimos cargar los precios típicos. Aún puede escribir un precio.',
  retry: 'Intentar de nuevo',
  loading: 'Cargando los tipos de atención',
  typical:
    '{care}: En {region}, el precio típico dentro de la red es {range}, antes de repartirlo entre usted y su plan. Su precio puede ser menor o mayor.',
  source: 'Fuente: {source}, {date}.',
  likeVisit:
    'La visita de {patient} el {date} tuvo un precio de {price}. El costo de {patient} fue {paid} y el plan pagó {planPaid}. El próximo precio puede ser otro.',
  noPriceOut:
    'No conocemos los precios fuera de la red porque cada proveedor pone los suyos. Pregunte el precio en el consultorio y luego elija “{ownPrice}”.',
  noPriceOther:
    'Esa visita fue en la otra red. Elija esa red, o pregunte el precio aquí y elija “{ownPrice}”.',
  noNetwork:
    'No sabemos si esa visita fue dentro de la red, así que no podemos usar su precio. Pregunte el precio en el consultorio y luego elija “{ownPrice}”.',
  startsAtNothing: 'No sabemos qué parte de este precio le toca, por eso el rango empieza en $0.',
  someIsFree: 'Algunos servicios pueden no costarle nada o solo un copago, por eso el rango empieza en $0.',
  orMore: '{range} o más',
  'care.OFFICE_VISIT': 'Visita al médico por enfermedad',
  'care.SPECIALIST_VISIT': 'Visita a un especialista',
  'care.THERAPY_VISIT': 'Sesión de terapia psicológica',
  'care.URGENT_CARE': 'Visita de atención de urgencia',
  'care.EMERGENCY_ROOM': 'Visita a la sala de emergencias',
  'care.BLOOD_TEST': 'Análisis de sangre',
  'care.XRAY': 'Radiografía',
  'care.MRI': 'Resonancia magnética',
  'care.PHYSICAL_THERAPY': 'Sesión de fisioterapia',
  'care.BIRTH': 'Parto en un hospital',
  'care.KNEE_REPLACEMENT': 'Reemplazo de rodilla',
  'care.DENTAL_FILLING': 'Empaste',
  'care.ROOT_CANAL': 'Tratamiento de conducto',
  'care.DENTAL_CROWN': 'Corona dental',
  'care.GLASSES': 'Anteojos',
};
