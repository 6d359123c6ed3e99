/** What a window that simulates a member says of itself. */
import { translator } from '../lib/i18n.ts';

export const texts = {
  label: 'Simulation',
  text: 'You are signed in for {name}. What you do here is done in their name.',
  stop: 'Stop',
} as const;

export const t = translator('simulationBadge', texts);
