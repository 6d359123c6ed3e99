import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  heading: 'Spending Accounts',
  lead: 'See your balances, the money that went in and out, and when to use what’s left.',
} as const;

export const t = translator('spendingPage', texts);
