/** Error messages of forms, word for word from spec 000 §5. */
import { translator } from './i18n.ts';

export const texts = {
  missing: 'Field is Required',
  invalid: 'Please enter a valid value',
  searchTerm: 'Please enter search term',
  email:
    "Email addresses must be at least 7 characters and contain an '@' and '.' character.  Please re-enter your Email address.",
  phone: 'Please enter a valid Phone Number. Phone Numbers should be 10 digits and include an area code.',
  dateFormat: 'Date must be in mm/dd/yyyy or mm/dd/yy format',
  dateMonth: 'Month must be an integer between 1 and 12',
  dateDay: 'Invalid Date',
} as const;

export const t = translator('validation', texts);
