import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  heading: 'Spending Accounts',
  through: 'Through {employer}',
  loading: 'Looking up your balances',
  failed: 'We could not look up your balances.',
  available: 'You can spend',
  pays: 'Pays this claim',
  cannotPay: 'Not for claims',
  payments: {
    one: '{count} transaction in the last {days} days',
    other: '{count} transactions in the last {days} days',
  },
  blackout: 'Your spending accounts cannot be used right now.',
  blackoutNext: '{employer} is moving them or setting them up. Come back later.',
  blackoutNextOwn: 'We are moving them or setting them up. Come back later.',
  'subscriber-only': 'You have no spending account of your own here.',
  'subscriber-onlyNext':
    'The balance of the plan’s account is checked when you pay. If it is too low, nothing is paid.',
  none: 'There is no spending account for this claim.',
  noneNext:
    'When the bill comes, compare it with your cost here before you pay. If you expected an account here, call {phone}.',
} as const;

export const t = translator('clientAccounts', texts);
