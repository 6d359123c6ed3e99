import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './account-name.text.ts';

export const accountName: Translation<typeof texts> = {
  'health-savings': 'Cuenta de ahorros para la salud (HSA)',
  'flexible-spending': 'Cuenta de gastos flexibles (FSA)',
  'dependent-care': 'Cuenta para el cuidado de dependientes',
  'health-reimbursement': 'Cuenta de reembolso de salud (HRA)',
  hcra: 'Cuenta de reembolso de atención médica (HCRA)',
};
