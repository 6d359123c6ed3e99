/** `problemFrom` and `problemTo` are quoted from spec 001 §5. */
import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  thirtyDays: 'Last 30 days',
  sixtyDays: 'Last 60 days',
  ninetyDays: 'Last 90 days',
  sixMonths: 'Last 6 months',
  twelveMonths: 'Last 12 months',
  custom: 'Choose dates',
  form: 'mm/dd/yyyy',
  apply: 'Show these dates',
  pickFrom: 'Pick the start date from a calendar',
  pickTo: 'Pick the end date from a calendar',
  problemFrom: 'Please enter a valid start date',
  problemTo: 'Please enter a valid end date',
  formatHint: 'For example, write January 5, 2026 as 01/05/2026.',
  monthHint: 'The month comes first: 01 is January and 12 is December.',
  dayHint: 'That month doesn’t have this day.',
  outside: 'It can be any day from {from} to {to}',
} as const;

export const t = translator('dateRange', texts);
