/** Texts of the claims list. Quoted texts are the spec's, word for word (001 §§2, 8). */
import { translator } from '../../../lib/i18n.ts';

export const texts = {
  loading: 'Loading your claims',
  failed: 'We could not load your claims.',
  count: { one: '{shown} claim', other: '{shown} claims' },
  show: { one: 'Show {shown} claim', other: 'Show {shown} claims' },
  columnDate: 'Date',
  columnProvider: 'Provider and person',
  columnStatus: 'Status',
  columnCost: 'Your cost',
  period: 'Period',
  'ends.from': 'After (start date)',
  'ends.to': 'Before (end date)',
  hint: 'Shows claims after the start date and before the end date.',
  hintDays: 'Shows claims from {from} through {to}.',
  hintOneDay: 'Shows claims on {from} only.',
  edge: {
    one: '{shown} claim on {day} is not included.',
    other: '{shown} claims on {day} are not included.',
  },
  edgeTwoDays: '{shown} claims on {from} and {to} are not included.',
  edgeRule: 'The list shows days after the start date and before the end date.',
  edgeToday:
    'The end date itself is not included, and it cannot be later than today. The set periods include today.',
  edgeOldest: 'It is the earliest start date that you can choose, and the list shows days after it.',
  include: { one: 'Include this claim', other: 'Include these claims' },
  'show.thirtyDays': 'Show the last 30 days',
  'show.sixtyDays': 'Show the last 60 days',
  'show.ninetyDays': 'Show the last 90 days',
  'show.sixMonths': 'Show the last 6 months',
  'show.twelveMonths': 'Show the last 12 months',
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
  firstOpen: 'The first claim is open.',
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
  noDay: 'There is no day after the start date and before the end date.',
  noDayNext: 'Choose dates that are further apart.',
  emptyRefinedNext: 'Choose a longer period to see more. You can go back two years.',
  noneLeft: 'No claim matches all of your filters. Please adjust your refine options to see other claims.',
  noneLeftNext: 'Remove a filter to see more claims.',
  vendorHeading: 'Payments may be missing',
  vendor:
    'We could not reach the service that keeps your spending accounts. What was paid from an account may not show yet.',
} as const;

export const t = translator('claimsList', texts);
