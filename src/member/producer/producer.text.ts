import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  title: 'For agents and staff',
  signedOut: 'For agents, agency admins and staff',
  signedOutText: 'Sign in to choose your agency and region, and to see what you may do.',
  signIn: 'Sign in',
  staffOnly: 'This page is for agents and staff',
  staffOnlyText: 'Your claims and messages are in the member area.',
  toMemberArea: 'Go to the member area',
} as const;

export const t = translator('producer', texts);
