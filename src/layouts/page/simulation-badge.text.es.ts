import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './simulation-badge.text.ts';

export const simulationBadge: Translation<typeof texts> = {
  label: 'Simulación',
  text: 'Cuenta de {name}, abierta por {staff}.',
  textAlone: 'Cuenta de {name}.',
  readOnly: 'Puede mirar, pero no cambiar nada.',
  refused: 'No se cambió nada. Solo {name} puede hacer eso.',
  stop: 'Terminar',
};
