import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './claims-and-payments.text.ts';

export const claimsAndPayments: Translation<typeof texts> = {
  lead: 'Vea lo que facturaron sus proveedores, lo que pagó su plan y lo que le toca pagar a usted.',
  yearOfCosts: 'Su año de gastos de salud',
  loading: 'Cargando sus reclamos',
  failed: 'No pudimos cargar sus reclamos.',
};
