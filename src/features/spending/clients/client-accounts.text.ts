import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  heading: 'Spending Accounts',
  through: 'Through {employer}',
  loading: 'Looking up your balances',
  failed: 'We couldn’t look up your balances.',
  available: 'You can spend',
  pays: 'Pays this claim',
  cannotPay: 'Not for claims',
  payments: {
    one: '{count} transaction in the last {days} days',
    other: '{count} transactions in the last {days} days',
  },
  blackout: 'You can’t use your spending accounts right now.',
  blackoutNext: '{employer} is moving them or setting them up. Come back later.',
  blackoutNextOwn: 'We’re moving them or setting them up. Come back later.',
  'subscriber-only': 'You have no spending account of your own here.',
  'subscriber-onlyNext':
    'We check the balance of the plan’s account when you pay. If it’s too low, nothing is paid.',
  none: 'There’s no spending account for this claim.',
  noneNext:
    'When the bill comes, compare it with your cost here before you pay. If you expected an account here, call {phone}.',
} as const;

export const t = translator('clientAccounts', texts);
