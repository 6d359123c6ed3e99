import { translator } from '../lib/i18n.ts';

export const texts = {
  summaryHeading: { one: 'One thing needs your attention', other: '{count} things need your attention' },
} as const;

export const t = translator('stepForm', texts);
