import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  heading: 'May we count your visit?',
  what: 'With your OK, this site loads a measuring program from another company. It tells us which pages people open. We do not tell it your name, your member ID or what you type, and it does not run while you are signed in.',
  either:
    'The site works the same either way. You can change your choice with the link "Privacy choices" at the end of each page.',
  allow: 'Allow',
  refuse: 'Do not allow',
  nowAllowed: 'You have allowed it.',
  nowRefused: 'You have not allowed it.',
  link: 'Privacy choices',
} as const;

export const t = translator('consent', texts);
