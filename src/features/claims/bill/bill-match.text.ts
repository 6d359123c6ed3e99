/** Texts of comparing a bill with a claim. */
import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  heading: 'Does this bill match?',
  lead: 'Type what the bill says. We compare it with your claims from the last 12 months on this device: what you type is not sent or kept.',
  provider: 'Provider on the bill',
  date: 'Date of care',
  dateHint: 'The day of the visit, not the day of the bill: mm/dd/yyyy',
  amount: 'Amount due',
  amountHint: 'For example $42.10',
  amountWrong: 'Enter the amount in dollars and cents, for example 42.10',
  outside: 'Enter a date from {from} through {to}',
  check: 'Compare with my claims',
  loading: 'Looking at your claims',
  loadFailed: 'We could not load your claims, so the bill is not compared.',
  choose: 'Which claim is this bill for?',
  noneOfThese: 'None of these',
  'say.pay': 'This bill is within what you have left to pay ({left}). Subtract anything you already paid.',
  'say.too-much':
    'Ask the provider why before you pay: the bill is {more} more than the {left} that your claim leaves to you.',
  'say.over-cost': 'Ask the provider why before you pay: the bill is more than your whole cost of {cost}.',
  'say.nothing-owed': 'Ask the provider why before you pay: your claim says that you owe nothing.',
  'say.already-paid':
    'Ask the provider why before you pay: your whole cost was already paid from a spending account.',
  'say.open': 'Do not pay yet: the claim is still open, and your cost is not known until we have decided.',
  'say.cost-unknown': 'Call us at {phone} before you pay: your cost of this claim is not known here.',
  'say.payee-unknown':
    'Call us at {phone} before you pay: we do not know who your spending account paid for this claim.',
  'say.counter': 'Check your receipt before you pay: you usually paid the pharmacy at the counter.',
  'say.marked': 'Check your records before you pay: you marked this claim as paid.',
  'say.payments-unknown':
    'Try again later before you pay: what your spending accounts have paid of this claim is not known now.',
  'say.none':
    'Ask the provider to bill us before you pay: we found no claim of this provider near this date.',
  'say.noneMissing':
    'Call us at {phone} before you pay: we found no claim for this bill, but some of your claims could not be loaded.',
  direct: 'We do not know what you paid the provider yourself, for example at the visit.',
  deniedPart:
    '{amount} of this claim was denied. Before you pay, open it in the list: it says why, and what you can do.',
  deniedSome:
    'A part of this claim was denied. Before you pay, open it in the list: it says why, and what you can do.',
  denied:
    'The plan denied this claim. Before you pay, open it in the list: it says why, and what you can do.',
  recent:
    'A claim reaches us within two weeks of most visits. Only claims that you can see here were compared.',
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
  madeOn: 'Compared on {date}. Questions: {phone}',
} as const;

export const t = translator('billMatch', texts);
