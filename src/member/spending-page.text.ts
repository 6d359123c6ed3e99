import { translator } from '../lib/i18n.ts';

export const texts = {
  heading: 'Spending Accounts',
  lead: 'Your balances, what was put in and paid, and what to use by when.',
  call: 'We answer questions about a balance, a payment or a date of your accounts.',
} as const;

export const t = translator('spendingPage', texts);
