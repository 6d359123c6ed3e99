/** Labels of the ledger and of the estimate; their sentences are in `explain-progress.text.ts`. */
import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  loading: 'Loading the claims for this plan',
  reading: 'Reading your claims: {done} of {total}',
  failed: 'We couldn’t load the claims for this plan.',
  whose: 'Whose claims',
  family: 'Your family',
  retry: 'Try again',
  none: 'No claim has counted here yet.',
  counted: 'Counted: {amount}',
  pending: 'In process: {amount}',
  visits: { one: '{count} visit', other: '{count} visits' },
  unknownProvider: 'Provider name unavailable',
  estimate: 'This is an estimate, not a bill. We don’t send or save what you type.',
  cost: 'Planned cost, in dollars',
  costHint:
    'The full price of the care under your plan, before you and your plan share it. Ask the provider what it is.',
  costWrong: 'Enter an amount above $0 and up to $1,000,000. For example, 1,200',
  share: 'Your share after the deductible, in percent (optional)',
  shareHint: 'Your summary of benefits has it, often as coinsurance. Without it, you’ll see a range.',
  shareWrong: 'Enter a number from 0 to 100, or leave it empty.',
  network: 'Where do you plan to get care?',
  inNetwork: 'In network',
  outOfNetwork: 'Out of network',
  person: 'Who is it for?',
  show: 'Show the estimate',
  result: 'Your estimate',
  resultFor: 'Your estimate for {name}',
  ofInNetwork: 'in network',
  ofOutOfNetwork: 'out of network',
  shareUsed: 'After the deductible, this uses the share of {share}% that you entered.',
  inProcess: 'We haven’t counted claims in process here yet. They may lower what’s left of your limits.',
  noDeductible: 'We don’t know this plan’s deductible. If it has one, you may pay the full price first.',
  youPay: 'You pay, if your plan covers this care',
  planPays: 'Your plan pays, if it covers this care',
  reachesMaximum: 'With this cost, you reach your out-of-pocket maximum.',
  mayReachMaximum: 'With this cost, you may reach your out-of-pocket maximum.',
} as const;

export const t = translator('explainPanel', texts);
