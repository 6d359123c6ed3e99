import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  unsettled:
    'We don’t know yet whether {amount} was paid from your account. Look at that payment before you pay your provider.',
  look: 'Look at the payment of {amount}',
  notOpened: 'We couldn’t open this payment.',
  subscriber:
    'The spending account that pays this claim belongs to the subscriber, the person whose name the plan is in. They can pay it when they sign in here. When the bill comes, compare it with your cost here before you pay.',
  blackout:
    'You can’t use your spending accounts right now, so you can’t pay this claim here. Come back later.',
  terms:
    'Your health savings account (HSA) can pay this claim once you accept its terms on the Spending Accounts page.',
  termsOther:
    'The terms of the health savings account (HSA) aren’t accepted, so you can’t pay this claim here. Only the subscriber can accept them.',
  unnamed:
    'We don’t have this provider’s name, so you can’t pay this claim here. When the bill comes, compare it with your cost here before you pay.',
  billed:
    'Your provider may send you a bill for this claim, so you can’t pay it here. When the bill comes, compare it with your cost here before you pay.',
  simulationHeading: 'Only the member can pay a claim',
  toClaims: 'Go to Claims & Payments',
  simulation: 'You’re acting as a member. Only the member can pay this claim.',
  none: 'We don’t know of a spending account of yours for this claim, so you can’t pay it here. When the bill comes, compare it with your cost here before you pay.',
} as const;

export const t = translator('payOffer', texts);
