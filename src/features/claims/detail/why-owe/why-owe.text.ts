/** 'Why do I owe this?' and the money table. The four lines of a drug claim are quoted (spec 001 §2). */
import { translator } from '../../../../lib/text/i18n.ts';

export const texts = {
  heading: 'Why do I owe this?',
  headingPaid: 'What this claim cost you',
  headingNothing: 'What happened with this claim',
  headingInProcess: 'Where this claim stands',
  denied: 'Why it was denied:',
  owe: 'You owe {cost} because {reasons}.',
  oweWhole: 'You owe {cost}. That is what is left of the bill.',
  nothing: 'You owe nothing for this claim.',
  /** After a payment: 'you owe' would name the wrong amount. */
  paidAll: '{paid} was paid from a spending account. Nothing is left to pay.',
  paidPart: '{paid} was paid from a spending account. {left} is left to pay.',
  paidOver:
    '{paid} was paid from a spending account, which is {over} more than your cost. Call {phone} and ask for the difference.',
  /** An account paid the member: the provider may still be owed. */
  paidToMember: '{paid} was paid to you from a spending account. You still pay {provider}, unless you have.',
  paidBack: '{paid} was paid back to you from a spending account.',
  paidUnknown: '{paid} was paid from a spending account. We do not know who that paid; call {phone}.',
  counter: 'You usually paid the pharmacy at the counter.',
  marked: 'You marked this claim as paid.',
  yourProvider: 'your provider',
  costs: 'Your cost is {cost} because {reasons}.',
  costsWhole: 'Your cost is {cost}. That is what was left of the bill.',
  'part.deductible': '{amount} counts toward your deductible',
  'part.copay': '{amount} is your copay',
  'part.coinsurance': '{amount} is your coinsurance',
  'part.notCovered': '{amount} is not covered by your plan',
  /** The plan paid for other services. */
  'of.notCovered':
    'You may owe {cost}. Your plan paid {planPaid} of this claim, but {cost} of this is not covered. Check your appeal rights before you pay.',
  'all.deductible': 'You owe {cost} because all of it counts toward your deductible.',
  'all.copay': 'You owe {cost} because that is your copay.',
  'all.coinsurance': 'You owe {cost} because that is your coinsurance.',
  'all.notCovered':
    'You may owe {cost}. Your plan did not cover it. Check your appeal rights before you pay.',
  'costsAll.deductible': 'Your cost is {cost} because all of it counts toward your deductible.',
  'costsAll.copay': 'Your cost is {cost} because that is your copay.',
  'costsAll.coinsurance': 'Your cost is {cost} because that is your coinsurance.',
  'costsAll.notCovered': 'Your cost is {cost} because your plan does not cover it.',
  'from.both':
    'The provider charged {charge}: your plan’s discount took off {discount} and your plan paid {planPaid}.',
  'from.discount': 'The provider charged {charge}: your plan’s discount took off {discount}.',
  'from.plan': 'The provider charged {charge}: your plan paid {planPaid}.',
  'from.neither': 'The provider charged {charge}, and your plan paid nothing.',
  inProcess:
    'We are still working on this claim, so we cannot say yet what you owe. There is nothing to pay now.',
  noStatus:
    'We do not know the status of this claim, so we cannot say here whether you owe anything. Call {phone} before you pay.',
  noCost:
    'This claim is settled, but it came to us without your cost, so we cannot say here what you owe. Call {phone} before you pay.',
  noCostFigures:
    'This claim is settled, but it came to us without your cost. Its services come to {figuresTotal} for you. Call {phone} before you pay.',
  unknown:
    'The claim says that you owe {cost}. We do not have all the figures behind that amount, so we cannot explain it here. Call {phone} and we will go through it with you.',
  differs:
    'The claim says that you owe {cost}, but its own figures come to {figuresTotal}. They do not add up. Before you pay, call {phone} and ask us to check this claim.',
  notBill: 'This is not a bill.',
  payBill:
    'This is not a bill. Compare it with the one your provider sends you, and call us if that asks for more than this.',
  paidBill:
    'This is not a bill. If your provider sends you one for this claim, say that it was paid from your spending account, and call us if they ask again.',
  partBill:
    'This is not a bill. Compare what is left with the one your provider sends you, and call us if that asks for more than {left}.',
  table: 'The figures of this claim',
  amount: 'Amount',
  line: 'What it is',
  charge: 'Provider Charge',
  discountedRate: 'Member Discounted Rate',
  discount: 'Plan discount',
  planPaid: 'Plan Paid',
  cost: 'Your Total Cost',
  paid: 'Paid from a spending account',
  paidToYou: 'Paid to you from a spending account',
  left: 'Left to pay',
  inProcessCost: 'In Process',
  notKnown: 'Not known',
  'share.deductible': 'part that counts toward your deductible',
  'share.copay': 'part that is copay',
  'share.coinsurance': 'part that is coinsurance',
  'share.notCovered': 'part that is not covered',
} as const;

export const t = translator('whyOwe', texts);
