import { translator } from '../../lib/i18n.ts';

export const texts = {
  title: 'Find your plan',
  description: 'Enter your zip code to see which health plan serves your area.',
  lead: 'Health plans are local. Your zip code, and sometimes your county, decide which plans you can have.',
  zipHeading: 'Who serves your area?',
} as const;

export const t = translator('findYourPlan', texts);
