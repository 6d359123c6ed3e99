import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  loading: 'Looking up what a visit may cost',
  mayCostYou: 'A covered visit may cost you: {amount}',
  mayCostThem: 'A covered visit may cost {name}: {amount}',
  costsYou: 'A covered visit costs you: {amount}',
  costsThem: 'A covered visit costs {name}: {amount}',
  copayYours: 'Your copay for a visit: {amount}',
  copayTheirs: '{name}’s copay for a visit: {amount}',
  stated: 'as your plan states it.',
  typed: 'as you entered it.',
  moreThanCopay: 'Tests or treatment may cost more.',
  deductible: 'usually the full price, until {left} more is paid toward the deductible',
  share: 'a share of the price, because the deductible is reached',
  maximum: 'at most what’s left of the out-of-pocket maximum',
  reached: 'the out-of-pocket maximum is reached, so covered care costs no more in this plan year',
  outside: 'Cost not known. Outside your plan’s network, the office sets its own price.',
  'unknown-network': 'Cost not known. Ask whether the office is in your plan’s network.',
  'unknown-maximum': 'Cost not known. Your plan states no out-of-pocket maximum for this care.',
  lastYours: 'Your last approved visit to this practice, {date}: {amount}',
  lastTheirs: '{name}’s last approved visit to this practice, {date}: {amount}',
  others: { one: 'and {count} more service', other: 'and {count} more services' },
  notForecast: 'The next one may cost more or less.',
  about: 'What a visit may cost, by person',
  aboutText:
    'We know your plan’s limits, not the price of your visit. So we show a range from $0 to the most you can still pay in network. Ask the office for its price before you go.',
  inProcess: 'We haven’t counted claims in process yet. They may lower what’s left of your limits.',
  person: 'Who is it for?',
  copay: 'Your copay for a visit, in dollars (optional)',
  copayHint:
    'It’s on your member ID card. Without it, you’ll see a range. We don’t send or save what you type.',
  copayWrong: 'Enter an amount, or leave it empty. For example, 30',
} as const;

export const t = translator('visitCosts', texts);
