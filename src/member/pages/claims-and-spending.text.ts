import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  lead: 'See what your care has cost, and the accounts that can pay for it.',
  allClaims: 'See all claims',
  allGroups: 'These claims are from all your groups.',
} as const;

export const t = translator('claimsAndSpending', texts);
