import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  loading: 'Looking up what a visit may cost',
  mayCost: 'A visit may cost {who}: {range}',
  costs: 'A visit costs {who}: {amount}',
  you: 'you',
  stated: 'the copay that your plan states',
  typed: 'the copay that you entered',
  deductible: 'usually the full price, until {left} more is paid toward the deductible',
  share: 'a share of the price, because the deductible is reached',
  maximum: 'at most what is left of the out-of-pocket maximum',
  reached: 'the out-of-pocket maximum is reached, so covered care costs no more in this plan year',
  outside: 'Cost not known: outside your plan’s network the office sets its own price.',
  'unknown-network': 'Cost not known: ask whether the office is in your plan’s network.',
  'unknown-maximum': 'Cost not known: your plan states no out-of-pocket maximum for this care.',
  lastYours: 'Your last visit, {date}: {amount}',
  lastTheirs: '{name}’s last visit, {date}: {amount}',
  notDecided: 'cost not decided yet',
  others: { one: 'and {count} more service', other: 'and {count} more services' },
  notForecast: 'The next one may cost more or less.',
  about: 'What a visit may cost, and for whom',
  aboutText:
    'We know your plan’s limits, not the price of your visit. So we show from $0 to the most you can still pay in network. Ask the office for its price before you go.',
  person: 'Who is the visit for?',
  copay: 'Your copay for a visit, in dollars (optional)',
  copayHint:
    'It is on your member ID card. Without it you see a range. We do not send or save what you type.',
  copayWrong: 'Enter an amount, such as 30, or leave it empty.',
} as const;

export const t = translator('visitCosts', texts);
