/** Texts used wherever claims are listed. Quoted texts are copied verbatim from the spec (001 §§2, 8). */
import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  heading: 'Claims, last 60 days',
  loading: 'Loading your claims',
  sinceVisit: { one: '{count} new since your last visit', other: '{count} new since your last visit' },
  empty: 'You have no claim within last 60 days',
  emptyRefined:
    'You have no claim within the last 60 days. Please adjust your refine options to see other claims.',
  vendorHeading: 'Payments may be missing, so we don’t show your claims here.',
  vendorFailed:
    'We couldn’t reach the service that keeps your spending accounts. What an account paid may not show yet.',
  view: 'View your claims',
  reload: 'Reload',
  emptyRefinedNext:
    'This panel always shows the last 60 days. The filters are next to your list of all claims.',
  emptyNext:
    'Older claims, if any, are in your list of all claims. A claim shows here once your provider sends it to us, usually within two weeks of the visit.',
  failed: 'We couldn’t load your claims.',
  skipped: {
    one: 'We couldn’t read {count} claim, so it’s not here or in downloads. Call {phone} and we’ll look it up for you.',
    other:
      'We couldn’t read {count} claims, so they’re not here or in downloads. Call {phone} and we’ll look them up for you.',
  },
  yourCost: 'Your cost',
  paidAll: 'Paid',
  paidPart: '{amount} left',
  paidToYou: '{amount} paid to you',
  paidFromAccount: '{amount} paid from an account',
  marked: 'You marked it as paid',
  inProcess: 'In Process',
  notKnown: 'Not known',
  detailOf: 'Details of {provider}, {date}',
  noProvider: 'Provider name unavailable',
  'status.approved': 'Approved',
  'status.partly-approved': 'Partially Approved',
  'status.denied': 'Denied',
  'status.adjusted': 'Adjusted',
  'status.in-process': 'In Process',
  'status.unknown': 'Status not known',
  shownGroups: {
    one: 'Showing {rows} of {count} claim, from all your groups',
    other: 'Showing {rows} of {count} claims, from all your groups',
  },
  shown: { one: 'Showing {rows} of {count} claim', other: 'Showing {rows} of {count} claims' },
} as const;

export const t = translator('claims', texts);
