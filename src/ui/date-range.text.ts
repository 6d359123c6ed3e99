/** What the date range control says. Quoted texts are the spec's, to the letter (000 §5, 001 §5). */
import { translator } from '../lib/i18n.ts';

export const texts = {
  thirtyDays: 'Last 30 days',
  sixtyDays: 'Last 60 days',
  ninetyDays: 'Last 90 days',
  sixMonths: 'Last 6 months',
  twelveMonths: 'Last 12 months',
  custom: 'Choose dates',
  from: 'Start date',
  to: 'End date',
  form: 'mm/dd/yyyy',
  apply: 'Show these dates',
  pickFrom: 'Pick the start date from a calendar',
  pickTo: 'Pick the end date from a calendar',
  problemFrom: 'Please enter a valid start date',
  problemTo: 'Please enter a valid end date',
  format: 'Date must be in mm/dd/yyyy or mm/dd/yy format',
  month: 'Month must be an integer between 1 and 12',
  day: 'Invalid Date',
  outside: 'It can be any day from {from} to {to}',
} as const;

export const t = translator('dateRange', texts);
