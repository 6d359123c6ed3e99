import { translator } from '../lib/text/i18n.ts';

export const texts = {
  show: 'Show passwords',
  rules: 'Your new password needs',
  length: 'At least {least} characters',
  upperCase: 'An uppercase letter',
  lowerCase: 'A lowercase letter',
  digit: 'A number',
  special: 'A special character, such as ! or #',
  allowed: 'No spaces or accented letters, and none of {excluded}',
  met: 'done:',
  unmet: 'still missing:',
  progress: '{met} of {all} done',
} as const;

export const t = translator('passwordRequirements', texts);
