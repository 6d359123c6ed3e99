/** What the answers say once the first claims are on the page. */
import { translator } from '../lib/i18n.ts';

export const texts = {
  open: {
    one: '{count} claim in process is not counted.',
    other: '{count} claims in process are not counted.',
  },
  denied: '{amount} of it was denied.',
  paidElsewhere: 'Bills you paid yourself are not subtracted.',
  incomplete: 'The list of your claims is not complete right now.',
  cost: 'The cost of a claim is missing. Call {phone} and we look it up for you.',
  unsettled: 'We do not know yet whether a payment that you sent from here was made.',
  noProgress: 'We do not show plan progress for this plan here.',
  seeClaims: 'See claims',
} as const;

export const t = translator('answersLate', texts);
