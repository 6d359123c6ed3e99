import { translator } from '../lib/text/i18n.ts';

export const texts = {
  complete: 'Complete',
  active: 'Current step',
  incomplete: 'Not complete',
  place: 'Step {number} of {count}',
} as const;

export const t = translator('wizardSteps', texts);
