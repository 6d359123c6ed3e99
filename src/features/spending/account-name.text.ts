import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  'health-savings': 'Health savings account (HSA)',
  'flexible-spending': 'Flexible spending account (FSA)',
  'dependent-care': 'Dependent care account',
  'health-reimbursement': 'Health reimbursement account (HRA)',
  hcra: 'Health care reimbursement account (HCRA)',
} as const;

export const t = translator('accountName', texts);
