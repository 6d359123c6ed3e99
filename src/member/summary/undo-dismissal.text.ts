import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  closed: { one: 'The note is closed.', other: '{count} notes are closed.' },
  undo: 'Undo',
} as const;

export const t = translator('undoDismissal', texts);
