import type { Translation } from '../lib/i18n.ts';
import type { texts } from './undo-dismissal.text.ts';

export const undoDismissal: Translation<typeof texts> = {
  closed: 'La nota está cerrada.',
  undo: 'Deshacer',
};
