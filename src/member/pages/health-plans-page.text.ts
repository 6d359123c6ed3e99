import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  headline: 'Benefits Overview', // spec 001 §2
  lead: 'Your plans and what they cover.',
  loading: 'Loading your health plans',
  failed: 'We couldn’t load your health plans.',
} as const;

export const t = translator('healthPlansPage', texts);
