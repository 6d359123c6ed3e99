import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  heading: 'May we count your visit?',
  what: 'If you allow it, this site loads a program from another company that counts visits. It tells us which pages people open. We don’t tell it your name, your member ID or what you type, and it doesn’t run while you’re signed in.',
  either:
    'The site works the same either way. You can change your choice with the link “Privacy choices” at the end of each page.',
  allow: 'Allow',
  refuse: 'Don’t allow',
  nowAllowed: 'You have allowed it.',
  nowRefused: 'You haven’t allowed it.',
  link: 'Privacy choices',
} as const;

export const t = translator('consent', texts);
