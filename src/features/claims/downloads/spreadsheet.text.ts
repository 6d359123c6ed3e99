/** Download links, and the headings of the CSV file. */
import { translator } from '../../../lib/i18n.ts';

export const texts = {
  spreadsheet: 'Download to spreadsheet',
  csv: 'Download as CSV',
  about: { one: '{shown} claim, as shown', other: '{shown} claims, as shown' },
  failed: 'We could not make the spreadsheet.',
  ready: {
    one: 'Your spreadsheet with {count} claim is ready. Look in your downloads.',
    other: 'Your spreadsheet with {count} claims is ready. Look in your downloads.',
  },
  saved: { one: '{count} claim saved as {name}', other: '{count} claims saved as {name}' },
  fileAll: 'all-claims-{from}-to-{to}',
  fileFiltered: 'filtered-claims-{from}-to-{to}',
  fileReadable: 'readable-claims-{from}-to-{to}',
  skipped: {
    one: 'Not complete: {count} claim could not be read and is not in this file',
    other: 'Not complete: {count} claims could not be read and are not in this file',
  },
  date: 'Date of service',
  patient: 'Patient',
  provider: 'Provider',
  number: 'Claim number',
  group: 'Group',
  planType: 'Plan type',
  status: 'Status',
  cost: 'Your cost',
  paid: 'Paid from spending accounts',
  payment: 'Payment information',
} as const;

export const t = translator('claimSpreadsheet', texts);
