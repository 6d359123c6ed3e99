/** Marking a claim as paid. */
import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  mark: 'I paid this',
  shared: 'This is a shared computer: forget it when I sign out',
  kept: 'Only this device remembers it, encrypted, for up to 24 months. Your plan and your provider are not told.',
  marked: 'You marked this claim as paid, so it is not in what you owe.',
  notKept: 'This device could not save it, so it lasts until you sign out.',
  undo: 'Undo: I have not paid this',
} as const;

export const t = translator('paidMark', texts);
