import { translator } from '../lib/i18n.ts';

export const texts = {
  label: 'Simulation',
  text: 'You are signed in for {name}. Everything you do here is done in their name.',
  stop: 'Stop',
} as const;

export const t = translator('simulationBadge', texts);
