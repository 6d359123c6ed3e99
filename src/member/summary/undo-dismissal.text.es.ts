import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './undo-dismissal.text.ts';

export const undoDismissal: Translation<typeof texts> = {
  closed: { one: 'La nota está cerrada.', other: '{count} notas están cerradas.' },
  undo: 'Deshacer',
};
