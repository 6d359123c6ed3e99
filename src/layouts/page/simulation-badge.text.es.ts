import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './simulation-badge.text.ts';

export const simulationBadge: Translation<typeof texts> = {
  label: 'En nombre de un miembro',
  text: 'Usted actúa en nombre de {name}. Abrió la cuenta {staff}.',
  textAlone: 'Usted actúa en nombre de {name}.',
  readOnly: 'Puede mirar, pero no puede cambiar nada.',
  refused: 'No se cambió nada. Solo {name} puede hacer eso.',
  stop: 'Terminar',
};
