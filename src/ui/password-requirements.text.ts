import { translator } from '../lib/text/i18n.ts';

export const texts = {
  show: 'Show what I type',
  rules: 'What it needs',
  length: 'At least {least} characters',
  upperCase: 'An uppercase letter',
  lowerCase: 'A lowercase letter',
  digit: 'A number',
  special: 'A special character, like ! or #',
  allowed: 'No spaces or accented letters, and none of {excluded}',
  met: 'done:',
  unmet: 'still missing:',
  progress: '{met} of {all} done',
  missing: '{met} of {all} done. Still missing: {list}',
} as const;

export const t = translator('passwordRequirements', texts);
