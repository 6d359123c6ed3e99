/** Error messages for all forms. Forms refer to them by key. */
import { texts as form } from './form.text.ts';
import { translator } from '../text/i18n.ts';

export const texts = {
  // These messages are quoted from spec 000 §5.
  missing: form.missing,
  invalid: 'Please enter a valid value',
  searchTerm: 'Please enter search term',
  email:
    "Email addresses must be at least 7 characters and contain an '@' and '.' character.  Please re-enter your Email address.",
  phone: 'Please enter a valid Phone Number. Phone Numbers should be 10 digits and include an area code.',
  dateFormat: 'Date must be in mm/dd/yyyy or mm/dd/yy format',
  dateMonth: 'Month must be an integer between 1 and 12',
  dateDay: 'Invalid Date',
  'memberId.general':
    'Your Member ID must contain at least 9 digits and cannot contain any spaces or special characters such as question marks or dashes.',
  'memberId.digitsAfterPrefix':
    'Please leave off the first three characters of your Member ID. Your Member ID contains 9 or more numbers and cannot contain any letters, spaces or special characters.',
  'memberId.alphanumeric':
    'Your Member ID has 9 or more alphanumeric characters, no spaces or special characters.',
  password:
    'Password must have 6 or more characters with at least 1 uppercase letter, 1 lowercase letter, 1 number, and 1 special characters (except <, >, +).',
  // Not in the spec: the specification has no messages for these errors.
  emailLong: 'Enter an email address of {most} characters or fewer',
  // Starts with the email message of the specification, and adds the reason for the error.
  emailEnding:
    "Email addresses must be at least 7 characters and contain an '@' and '.' character.  Please re-enter your Email address. We can’t write to an address with more than four letters after the last dot.",
  zipCode: 'Enter a five-digit zip code',
  dateFuture: 'Enter a date of birth that isn’t in the future',
  answerShort: 'Your answer needs at least 2 characters',
  answerTells: 'Choose an answer that isn’t part of the question',
} as const;
export type ValidationMessage = keyof typeof texts;

/** Whether a problem is a key of `texts`. The messages of other problems are in the form's own catalog. */
export const isValidationMessage = (problem: string): problem is ValidationMessage =>
  Object.hasOwn(texts, problem);

export const t = translator('validation', texts);
