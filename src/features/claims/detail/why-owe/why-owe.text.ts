/** Texts of 'Why do I owe this?' and the money table. The four lines of a drug claim are quoted from spec 001 §2. */
import { translator } from '../../../../lib/text/i18n.ts';

export const texts = {
  heading: 'Why do I owe this?',
  headingPaid: 'What this claim cost you',
  headingNothing: 'What happened with this claim',
  headingInProcess: 'Where this claim stands',
  denied: 'Why we denied it:',
  owe: 'You owe {cost} because {reasons}.',
  oweWhole: 'You owe {cost}. That’s what’s left of the bill.',
  nothing: 'You owe nothing for this claim.',
  /** Used after a payment, when 'you owe' would name the wrong amount. */
  paidAll: 'A spending account paid {paid}. You have nothing left to pay.',
  paidPart: 'A spending account paid {paid}. You have {left} left to pay.',
  paidOver:
    'A spending account paid {paid}, which is {over} more than your cost. Call {phone} and ask for the difference.',
  /** Used if a spending account paid the member, who may still owe the provider. */
  paidToMember:
    'A spending account paid you {paid}. You still need to pay {provider}, unless you already have.',
  paidBack: 'A spending account paid you back {paid}.',
  paidOverToYou: 'The account paid you {over} more than your cost. Call {phone} and ask what to do with it.',
  paidUnknown: 'A spending account paid {paid}. We don’t know who got it. Call {phone} to ask.',
  counter: 'You probably paid the pharmacy at the counter.',
  marked: 'You marked this claim as paid.',
  yourProvider: 'your provider',
  costs: 'Your cost is {cost} because {reasons}.',
  costsWhole: 'Your cost is {cost}. That’s what was left of the bill.',
  'part.deductible': '{amount} counts toward your deductible',
  'part.copay': '{amount} is your copay',
  'part.coinsurance': '{amount} is your coinsurance',
  'part.notCovered': 'your plan doesn’t cover {amount}',
  /** Used if the plan paid for other services of the claim. */
  'of.notCovered':
    'You may owe {cost}. Your plan paid {planPaid} of this claim, but it doesn’t cover {cost} of it. Check your appeal rights before you pay.',
  'all.deductible': 'You owe {cost} because all of it counts toward your deductible.',
  'all.copay': 'You owe {cost} because that’s your copay.',
  'all.coinsurance': 'You owe {cost} because that’s your coinsurance.',
  'all.notCovered': 'You may owe {cost}. Your plan didn’t cover it. Check your appeal rights before you pay.',
  'costsAll.deductible': 'Your cost is {cost} because all of it counts toward your deductible.',
  'costsAll.copay': 'Your cost is {cost} because that’s your copay.',
  'costsAll.coinsurance': 'Your cost is {cost} because that’s your coinsurance.',
  'costsAll.notCovered': 'Your cost is {cost} because your plan doesn’t cover it.',
  'from.both':
    'The provider charged {charge}. Your plan’s discount took off {discount}, and your plan paid {planPaid}.',
  'from.discount': 'The provider charged {charge}. Your plan’s discount took off {discount}.',
  'from.plan': 'The provider charged {charge}. Your plan paid {planPaid}.',
  'from.neither': 'The provider charged {charge}, and your plan paid nothing.',
  inProcess:
    'We’re still working on this claim, so we can’t say yet what you owe. There’s nothing to pay now.',
  noStatus:
    'We don’t know the status of this claim, so we can’t say here whether you owe anything. Call {phone} before you pay.',
  noCost:
    'We decided this claim, but your cost is missing from it, so we can’t say here what you owe. Call {phone} before you pay.',
  noCostFigures:
    'We decided this claim, but your cost is missing from it. The costs of its services add up to {figuresTotal} for you. Call {phone} before you pay.',
  unknown:
    'The claim says that your cost is {cost}. We don’t have all the figures behind that amount, so we can’t explain it here. Call {phone} and we’ll go through it with you.',
  differs:
    'The claim says that your cost is {cost}, but its own figures come to {figuresTotal}. They don’t match. Before you pay, call {phone} and ask us to check this claim.',
  notBill: 'This is not a bill.',
  payBill:
    'This is not a bill. Compare it with the bill from your provider. If the bill asks for more than this, call us.',
  paidBill:
    'This is not a bill. If your provider sends you one for this claim, tell them that your spending account paid it. Call us if they ask again.',
  partBill:
    'This is not a bill. Compare what’s left with the bill from your provider. If the bill asks for more than {left}, call us.',
  table: 'The figures for this claim',
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
  'share.copay': 'part that’s your copay',
  'share.coinsurance': 'part that’s your coinsurance',
  'share.notCovered': 'part that your plan doesn’t cover',
} as const;

export const t = translator('whyOwe', texts);
