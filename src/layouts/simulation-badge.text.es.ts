import type { Translation } from '../lib/i18n.ts';
import type { texts } from './simulation-badge.text.ts';

export const simulationBadge: Translation<typeof texts> = {
  label: 'Simulación',
  text: 'Usted inició sesión por {name}. Lo que haga aquí se hace en su nombre.',
  stop: 'Terminar',
};
