import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  unsettled:
    'We do not know yet whether {amount} was paid from your account. Look at that payment before you pay your provider.',
  look: 'Look at the payment of {amount}',
  subscriber:
    'The spending account that pays this claim belongs to the person who holds your plan (the subscriber). They can pay it when they sign in here. When the bill comes, compare it with your cost here before you pay.',
  blackout:
    'Your spending accounts cannot be used right now, so this claim cannot be paid here. Please come back later.',
  terms:
    'Your health savings account (HSA) can pay this claim once you accept its terms on the Spending Accounts page.',
  unnamed:
    'We do not have the name of this provider, so this claim cannot be paid here. When the bill comes, compare it with your cost here before you pay.',
  billed:
    'Your provider may send you a bill for this claim, so it cannot be paid here. When the bill comes, compare it with your cost here before you pay.',
  simulationHeading: 'Only the member can pay a claim',
  toClaims: 'Go to Claims & Payments',
  simulation: 'You are signed in for a member. Only the member can pay this claim.',
  none: 'We know of no spending account of yours for this claim, so it cannot be paid here. When the bill comes, compare it with your cost here before you pay.',
} as const;

export const t = translator('payOffer', texts);
