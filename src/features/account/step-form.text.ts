/** What every step of a way says. */
import { translator } from '../../lib/i18n.ts';

export const texts = {
  summaryHeading: { one: 'One thing is to be corrected', other: '{count} things are to be corrected' },
} as const;

export const t = translator('stepForm', texts);
