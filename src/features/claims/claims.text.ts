/** What the claims panel says. Quoted texts are the spec's, to the letter (001 §§2, 8). */
import { translator } from '../../lib/i18n.ts';

export const texts = {
  heading: 'Claims, last 60 days',
  loading: 'Loading your claims',
  sinceVisit: { one: '{count} new since your last visit', other: '{count} new since your last visit' },
  empty: 'You have no claim within last 60 days',
  emptyNext:
    'A claim shows here once your provider has sent it to us, usually within two weeks of the visit.',
  failed: 'We could not load your claims.',
  yourCost: 'Your cost',
  inProcess: 'In Process',
  noProvider: 'Provider name unavailable',
  'status.approved': 'Approved',
  'status.partly-approved': 'Partially Approved',
  'status.denied': 'Denied',
  'status.adjusted': 'Adjusted',
  'status.in-process': 'In Process',
  shown: { one: 'Showing {rows} of {count} claim', other: 'Showing {rows} of {count} claims' },
} as const;

export const t = translator('claims', texts);
