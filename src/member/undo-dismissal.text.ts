import { translator } from '../lib/i18n.ts';

export const texts = { closed: 'The note is closed.', undo: 'Undo' } as const;

export const t = translator('undoDismissal', texts);
