import { translator } from '../../lib/i18n.ts';

export const texts = {
  zipHeading: 'Who serves your area?',
} as const;

export const t = translator('findYourPlan', texts);
