/** What the answers say once the first claims are on the page. */
import { translator } from '../lib/i18n.ts';

export const texts = {
  open: {
    one: '{count} claim in process is not counted.',
    other: '{count} claims in process are not counted.',
  },
  denied: '{amount} of it was denied; you can appeal.',
  failed: 'We could not load your claims.',
  payments: 'We could not reach the service that knows what was paid from your accounts.',
  incomplete: 'The list of your claims is not complete right now.',
  skipped: {
    one: '{count} claim could not be read. Call {phone} and we look it up for you.',
    other: '{count} claims could not be read. Call {phone} and we look them up for you.',
  },
  cost: {
    one: 'Your cost of {count} claim is missing. Call {phone} and we look it up for you.',
    other: 'Your cost of {count} claims is missing. Call {phone} and we look it up for you.',
  },
  unsettled: 'We do not know yet whether a payment that you sent from here was made.',
  pay: 'Pay {amount}',
  noProgress: 'We do not show plan progress for this plan here.',
  seeClaims: 'See claims',
  retry: 'Try again',
} as const;

export const t = translator('answersLate', texts);
