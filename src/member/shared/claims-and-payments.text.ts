import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  lead: 'See what your providers billed, what your plan paid, and what is yours to pay.',
  yearOfCosts: 'Your year of health costs',
  loading: 'Loading your claims',
  failed: 'We couldn’t load your claims.',
} as const;

export const t = translator('claimsAndPayments', texts);
