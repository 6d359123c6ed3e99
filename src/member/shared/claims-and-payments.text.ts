import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  lead: 'What was billed, what your plan paid, and what is yours to pay.',
  yearOfCosts: 'Your year of health costs',
  loading: 'Loading your claims',
  failed: 'We could not load your claims.',
} as const;

export const t = translator('claimsAndPayments', texts);
