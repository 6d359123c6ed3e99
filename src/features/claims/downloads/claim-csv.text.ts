import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  fileAll: 'all-claims-{from}-to-{to}',
  fileFiltered: 'filtered-claims-{from}-to-{to}',
  fileReadable: 'readable-claims-{from}-to-{to}',
  skipped: {
    one: 'Not complete. We couldn’t read {count} claim, so it isn’t in this file',
    other: 'Not complete. We couldn’t read {count} claims, so they aren’t in this file',
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

export const t = translator('claimCsv', texts);
