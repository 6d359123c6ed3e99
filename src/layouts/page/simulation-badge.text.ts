import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  label: 'Acting as a member',
  text: 'You’re acting as {name}. Opened by {staff}.',
  textAlone: 'You’re acting as {name}.',
  readOnly: 'You can look, but you can’t change anything.',
  refused: 'Nothing was changed. Only {name} can do that.',
  stop: 'Stop',
} as const;

export const t = translator('simulationBadge', texts);
