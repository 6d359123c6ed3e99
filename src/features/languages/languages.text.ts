import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  read: 'Read this site in',
  call: 'Call us in',
  additional: 'Additional languages',
  all: 'All languages',
  help: 'Free help in your language: {phone}',
  helpTty: 'Free help in your language: {phone} (TTY {tty})',
  noTagline: 'Help in this language is free. Call {phone}.',
  noTaglineTty: 'Help in this language is free. Call {phone} (TTY {tty}).',
  close: 'Close',
} as const;

export const t = translator('languages', texts);
