/** What the claims list says. Quoted texts are the spec's, to the letter (001 §§2, 8). */
import { translator } from '../../lib/i18n.ts';

export const texts = {
  loading: 'Loading your claims',
  failed: 'We could not load your claims.',
  count: { one: '{shown} claim', other: '{shown} claims' },
  show: { one: 'Show {shown} claim', other: 'Show {shown} claims' },
  of: 'of {shown}',
  columnDate: 'Date',
  columnProvider: 'Provider and person',
  columnStatus: 'Status',
  columnCost: 'Your cost',
  period: 'Period',
  hint: 'Shows claims after the start date and before the end date.',
  span: '{from} to {to}',
  between: 'After {from} and before {to}',
  'facet.newness': 'Since your last visit',
  'facet.member': 'Person',
  'facet.planType': 'Plan type',
  'facet.status': 'Status',
  'facet.group': 'Group',
  'newness.new': 'New',
  'newness.seen': 'Seen before',
  group: 'Group {group}',
  groupOf: '{name}, group {group}',
  chosen: 'Filters in use',
  remove: 'Remove filter:',
  clear: 'Clear all filters',
  sort: 'Sort by',
  'sort.newest': 'Newest first',
  'sort.oldest': 'Oldest first',
  'sort.highest': 'Highest cost first',
  'sort.lowest': 'Lowest cost first',
  'sort.provider': 'Provider, A to Z',
  'sort.member': 'Person, A to Z',
  emptyTwelveMonths: 'You have no claim within the last 12 months.',
  emptySixtyDays:
    'You have no claim within the last 60 days. Please adjust your refine options to see other claims.',
  emptyRefined:
    'You have no claim within the period you chose. Please adjust your refine options to see other claims.',
  emptyNext:
    'A claim shows here once your provider has sent it to us, usually within two weeks of the visit.',
  emptyNoDay:
    'No day lies after the start date and before the end date. Choose dates that are further apart.',
  emptyRefinedNext: 'Claims of the last two years can be shown.',
  showTwelveMonths: 'Show the last 12 months',
  noneLeft: 'No claim fits all of your filters. Please adjust your refine options to see other claims.',
  noneLeftNext: 'Nothing is lost: take a filter away and its claims are back.',
  vendorHeading: 'Payments may be missing',
  vendor:
    'We could not reach the service that keeps your spending accounts. What was paid from an account may not show yet.',
} as const;

export const t = translator('claimsList', texts);
