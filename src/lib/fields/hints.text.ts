/** Hints on what to type, shared by the text catalogs of all forms. */
import { translator } from '../text/i18n.ts';

export const texts = {
  date: 'Month, day and year. For example, 04/28/1986',
  email: 'For example, name@mail.com',
  phone: '10 digits, with the area code. For example, 555-555-0100',
  amount: 'For example, 42.10',
} as const;

export const t = translator('fieldHints', texts);
