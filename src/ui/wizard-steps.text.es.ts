import type { Translation } from '../lib/text/i18n.ts';
import type { texts } from './wizard-steps.text.ts';

export const wizardSteps: Translation<typeof texts> = {
  complete: 'Completo',
  active: 'Paso actual',
  incomplete: 'Sin completar',
  place: 'Paso {number} de {count}',
};
