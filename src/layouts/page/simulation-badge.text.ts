import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  label: 'Simulation',
  text: 'Account of {name}, opened by {staff}.',
  textAlone: 'Account of {name}.',
  readOnly: 'You can look, but change nothing.',
  refused: 'Nothing was changed. Only {name} can do that.',
  stop: 'Stop',
} as const;

export const t = translator('simulationBadge', texts);
