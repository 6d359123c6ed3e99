import type { Translation } from '../text/i18n.ts';
import type { texts } from './try-again.text.ts';

export const tryAgain: Translation<typeof texts> = {
  againAt: 'Podrá intentarlo de nuevo a esta hora: {time}',
  againOn: 'Podrá intentarlo de nuevo el {day} a esta hora: {time}',
  againSoon: 'Espere unos minutos e inténtelo de nuevo.',
};
