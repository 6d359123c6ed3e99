import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  new: 'New',
  medical: 'Medical',
  dental: 'Dental',
  drug: 'Drug',
  vision: 'Vision',
} as const;

export const t = translator('planType', texts);
