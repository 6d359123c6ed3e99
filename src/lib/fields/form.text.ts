/** Validation messages that every form needs. The sign-in page loads this file, but not `validation.text.ts`. */
import { translator } from '../text/i18n.ts';

export const texts = {
  missing: 'Field is Required', // quoted from spec 000 §5
  summaryHeading: { one: 'One thing needs your attention', other: '{count} things need your attention' },
  summaryEntry: '{field}: {message}',
  summaryQuestion: '{field} {message}',
} as const;

export const t = translator('form', texts);
