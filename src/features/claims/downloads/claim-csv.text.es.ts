import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './claim-csv.text.ts';

export const claimCsv: Translation<typeof texts> = {
  fileAll: 'todos-los-reclamos-{from}-a-{to}',
  fileFiltered: 'reclamos-filtrados-{from}-a-{to}',
  fileReadable: 'reclamos-legibles-{from}-a-{to}',
  skipped: {
    one: 'Incompleto. No pudimos leer {count} reclamo, así que no está en este archivo',
    other: 'Incompleto. No pudimos leer {count} reclamos, así que no están en este archivo',
  },
  date: 'Fecha del servicio',
  patient: 'Paciente',
  provider: 'Proveedor',
  number: 'Número de reclamo',
  group: 'Grupo',
  planType: 'Tipo de plan',
  status: 'Estado',
  cost: 'Su costo',
  paid: 'Pagado con cuentas de gastos',
  payment: 'Información sobre el pago',
};
