import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  mark: 'I paid this',
  shared: 'This is a shared computer, so forget this when I sign out',
  kept: 'Only this device remembers it, encrypted, for up to 24 months. Your plan and your provider don’t see it.',
  marked: 'You marked this claim as paid, so we left it out of what you owe.',
  notKept: 'This device couldn’t save it, so it lasts only until you sign out.',
  undo: 'Undo: I haven’t paid this',
} as const;

export const t = translator('paidMark', texts);
