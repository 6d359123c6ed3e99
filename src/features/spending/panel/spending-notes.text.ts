import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  loading: 'Looking up your balances',
  failed: 'We couldn’t look up your balances.',
  available: 'You can spend',
  recent: {
    one: '{count} transaction in the last {days} days',
    other: '{count} transactions in the last {days} days',
  },
  go: 'Go to spending accounts',
  blackout: 'We can’t show your spending accounts right now.',
  blackoutNext: '{employer} is moving them or setting them up. Come back later.',
  blackoutNextOwn: 'We’re moving them or setting them up. Come back later.',
  'subscriber-only': 'You have no spending account here.',
  'subscriber-onlyNext':
    'The subscriber, the person whose name the plan is in, sees theirs after signing in.',
  none: 'We found no spending account here.',
  noneNext: 'You’ll see a new account here once it’s open. If you expected one, call {phone}.',
} as const;

export const t = translator('spendingNotes', texts);
