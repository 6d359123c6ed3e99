import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  heading: 'Only the member can change this',
  lead: 'You’re acting as {name}. Only the member can change the password and the security question, after they sign in.',
  back: 'Back to Activity Summary',
} as const;

export const t = translator('onlyMember', texts);
