import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  heading: 'Spending Accounts',
  lead: 'Your balances, what was put in and paid, and what to use by when.',
} as const;

export const t = translator('spendingPage', texts);
