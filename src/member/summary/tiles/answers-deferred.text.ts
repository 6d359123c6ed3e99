/** What the answers say once the first claims are on the page. */
import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  notCounted: 'Not counted: {claims}.',
  open: { one: '{count} claim in process', other: '{count} claims in process' },
  counter: {
    one: '{count} pharmacy copay, usually paid at the counter',
    other: '{count} pharmacy copays, usually paid at the counter',
  },
  denied: '{amount} of it was denied.',
  deniedAtLeast: 'At least {amount} of it was denied.',
  deniedUnknown: 'Some of it may have been denied.',
  incomplete: 'The list of your claims is not complete right now.',
  status: {
    one: 'We do not know the status of {count} claim. Call {phone} and we’ll look it up for you.',
    other: 'We do not know the status of {count} claims. Call {phone} and we’ll look them up for you.',
  },
  cost: 'The cost of a claim is missing. Call {phone} and we’ll look it up for you.',
  overMaximum:
    '{sum} of it is in network and not denied. That is more than your out-of-pocket maximum of {maximum} for the benefit year. Call {phone} before you pay.',
  payee: {
    one: 'We do not know who got a payment of {count} claim. Call {phone} and we’ll look it up for you.',
    other: 'We do not know who got payments of {count} claims. Call {phone} and we’ll look it up for you.',
  },
  unsettled: 'We do not know yet whether a payment that you sent from here was made.',
  noProgress: 'We do not show plan progress for this plan here.',
  seeClaims: 'See claims',
  seeWhy: 'See why I owe this',
} as const;

export const t = translator('answersDeferred', texts);
