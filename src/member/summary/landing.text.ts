import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  more: 'More in your account',
  account: 'Account settings',
  looks: 'Who looked at your record',
} as const;

export const t = translator('landing', texts);
