import { texts as hints } from '../../../lib/fields/hints.text.ts';
import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  heading: 'Does this bill match?',
  lead: 'Type what the bill says. We compare it on this device with your claims from the last 12 months. We don’t send or keep what you type.',
  provider: 'Provider on the bill',
  date: 'Date of care',
  dateHint: 'The day of the visit, not the day of the bill. For example, 04/28/2026',
  amount: 'Amount due',
  amountHint: hints.amount,
  amountWrong: 'Enter the amount in dollars and cents. For example, 42.10',
  outside: 'Enter a date from {from} through {to}',
  check: 'Compare with my claims',
  loading: 'Loading your claims',
  loadFailed: 'We couldn’t load your claims, so we haven’t compared the bill.',
  choose: 'Which claim is this bill for?',
  noneOfThese: 'None of these',
  'say.pay':
    'This bill is no more than what you have left to pay ({left}). Subtract anything you already paid.',
  'say.too-much':
    'Before you pay, ask the provider why. The bill is {more} more than the {left} you have left to pay.',
  'say.over-cost': 'Before you pay, ask the provider why. The bill is more than your whole cost of {cost}.',
  'say.nothing-owed': 'Before you pay, ask the provider why. Your claim says that you owe nothing.',
  'say.already-paid':
    'Before you pay, ask the provider why. A spending account already paid your whole cost.',
  'say.open': 'Do not pay yet. This claim is still open, and we don’t know your cost until we decide it.',
  'say.cost-unknown': 'Before you pay, call us at {phone}. We don’t have your cost for this claim here.',
  'say.payee-unknown':
    'Before you pay, call us at {phone}. We don’t know who your spending account paid for this claim.',
  'say.counter': 'Before you pay, check your receipt. You probably paid the pharmacy at the counter.',
  'say.marked': 'You marked this claim as paid. Before you pay again, check your own records.',
  'say.payments-unknown':
    'Don’t pay yet. We can’t see right now what your spending accounts paid on this claim. Try again in a few minutes.',
  'say.none':
    'Before you pay, ask the provider to bill us. We found no claim from this provider near this date.',
  'say.noneChosen':
    'Before you pay, call us at {phone}. We found claims that could be for this bill, but you chose none of them.',
  'say.noneMissing':
    'Before you pay, call us at {phone}. We found no claim for this bill, but we couldn’t load some of your claims.',
  direct: 'We don’t know what you paid the provider yourself. For example, you may have paid at the visit.',
  deniedPart:
    'We denied {amount} of this claim. Before you pay, open it in the list to see why and what you can do.',
  deniedSome:
    'We denied part of this claim. Before you pay, open it in the list to see why and what you can do.',
  denied: 'We denied this claim. Before you pay, open it in the list to see why and what you can do.',
  recent:
    'Most claims reach us within two weeks of the visit. We compared only the claims that you can see here.',
  show: 'Find this claim in the list',
  print: 'Print these facts',
  again: 'Check another bill',
  theBill: 'The bill',
  theClaim: 'The claim',
  number: 'Claim number',
  person: 'Person',
  claimProvider: 'Provider',
  claimDate: 'Date',
  status: 'Status',
  cost: 'Your cost',
  paid: 'Paid from spending accounts',
  left: 'Left to pay',
  unknown: 'Not known',
  sheet: 'A bill compared with a claim',
  madeOn: 'Compared on {date}. Questions? Call {phone}.',
} as const;

export const t = translator('billMatch', texts);
