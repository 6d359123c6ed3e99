import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  notCounted: 'Not counted: {claims}.',
  open: { one: '{count} claim in process', other: '{count} claims in process' },
  counter: {
    one: '{count} pharmacy copay, usually paid at the counter',
    other: '{count} pharmacy copays, usually paid at the counter',
  },
  denied: 'We denied {amount} of it.',
  deniedAtLeast: 'We denied at least {amount} of it.',
  deniedUnknown: 'We may have denied some of it.',
  incomplete: 'Your list of claims isn’t complete right now.',
  status: {
    one: 'We don’t know the status of {count} claim. Call {phone} and we’ll look it up for you.',
    other: 'We don’t know the status of {count} claims. Call {phone} and we’ll look them up for you.',
  },
  cost: 'The cost of a claim is missing. Call {phone} and we’ll look it up for you.',
  overMaximum:
    '{sum} of it is in network and not denied. That’s more than the out-of-pocket maximum of {maximum}. Call {phone} before you pay.',
  payee: {
    one: 'We don’t know who got a payment for {count} claim. Call {phone} and we’ll look it up for you.',
    other: 'We don’t know who got payments for {count} claims. Call {phone} and we’ll look them up for you.',
  },
  unsettled: 'We don’t know yet whether a payment that you sent from here was made.',
  noProgress: 'We don’t show plan progress for this plan here.',
  seeClaims: 'See claims',
  seeWhy: 'See why I owe this',
} as const;

export const t = translator('answersDeferred', texts);
