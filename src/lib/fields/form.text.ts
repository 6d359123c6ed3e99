/** Texts of every form. Separate from the other validation messages, which the sign-in page does not need. */
import { translator } from '../text/i18n.ts';

export const texts = {
  missing: 'Field is Required', // word for word from spec 000 §5
  summaryHeading: { one: 'One thing needs your attention', other: '{count} things need your attention' },
  summaryEntry: '{field}: {message}',
  summaryQuestion: '{field} {message}',
} as const;

export const t = translator('form', texts);
