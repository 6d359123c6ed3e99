import { translator } from '../lib/i18n.ts';

export const texts = {
  more: 'More in your account',
  summary: 'Activity summary',
  plans: 'Your coverage and member ID card',
  statements: 'Your statements',
  account: 'Account settings',
  looks: 'Who looked at your record',
} as const;

export const t = translator('landing', texts);
