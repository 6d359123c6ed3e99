import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  lead: 'What your care has cost, and the accounts that can pay for it.',
  allClaims: 'See all claims',
  allGroups: 'These are the claims of all your groups.',
} as const;

export const t = translator('claimsAndSpending', texts);
