import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  heading: 'Your year of health costs',
  lead: 'See what your plan paid and what your care cost you, by month, person and kind of care. Use it for your taxes, or to choose a plan for next year.',
  back: 'Back to Claims & Payments',
  loading: 'Loading the claims for this period',
  failed: 'We couldn’t load the claims for this period.',
  profileFailed: 'We couldn’t load your plan.',
  choices: 'What to show',
  period: 'Year',
  person: 'Person',
  kind: 'Kind of care',
  everyone: 'Everyone',
  everyKind: 'Every kind of care',
  'period.benefit': 'Plan year, {from} to {to}',
  'period.so-far': '{year} so far',
  'in.calendar': 'In {year}',
  'in.so-far': 'In {year} so far',
  'in.benefit': 'From {from} to {to}',
  'in.benefit-so-far': 'Since {from}',
  summary: {
    one: '{in}, your plan paid {planPaid} and your cost was {share}, for {shown} claim.',
    other: '{in}, your plan paid {planPaid} and your cost was {share}, for {shown} claims.',
  },
  summaryPlanUnknown: {
    one: '{in}, your cost was {share}, for {shown} claim. We don’t know what your plan paid.',
    other: '{in}, your cost was {share}, for {shown} claims. We don’t know what your plan paid.',
  },
  summaryIncomplete: {
    one: '{in}, we don’t know the totals. The figures below are from the {shown} claim that we could read.',
    other:
      '{in}, we don’t know the totals. The figures below are from the {shown} claims that we could read.',
  },
  summaryUnknown: '{in}, we don’t know the totals.',
  summaryOpen: '{in}, we haven’t decided any of these claims yet.',
  empty: '{in}, there are no claims.',
  emptyChoice: '{in}, there are no claims of this person and kind of care.',
  emptyChoiceNext: 'Choose another person or kind of care.',
  emptyNext: 'A claim shows here once your provider sends it to us, usually within two weeks of the visit.',
  inProcess: {
    one: 'We haven’t counted {shown} claim in process, because its amounts aren’t final.',
    other: 'We haven’t counted {shown} claims in process, because their amounts aren’t final.',
  },
  unclear: {
    one: 'We haven’t counted {shown} claim, because its amounts are missing or don’t match. Call {phone} and we’ll look it up for you.',
    other:
      'We haven’t counted {shown} claims, because their amounts are missing or don’t match. Call {phone} and we’ll look them up for you.',
  },
  unlisted: 'The list of claims isn’t complete right now. Try again in a few minutes, or call {phone}.',
  skipped: {
    one: 'We couldn’t read {shown} claim, so it’s in none of these figures. Call {phone} and we’ll look it up for you.',
    other:
      'We couldn’t read {shown} claims, so they’re in none of these figures. Call {phone} and we’ll look them up for you.',
  },
  planPaidUnknown: {
    one: 'We don’t know what your plan paid for {shown} of the claims, so we can’t show the totals that include it.',
    other:
      'We don’t know what your plan paid for {shown} of the claims, so we can’t show the totals that include them.',
  },
  overpaid: {
    one: 'Spending accounts paid more than your cost for {shown} of the claims. We count these payments only up to your cost. Call {phone} to ask about the rest.',
    other:
      'Spending accounts paid more than your cost for {shown} of the claims. We count these payments only up to your cost. Call {phone} to ask about the rest.',
  },
  accountsUnknown:
    'We couldn’t reach the service that keeps your spending accounts, so we don’t know what they paid.',
  ownClaims: 'These are your own claims. You can’t see the claims of others in your family.',
  familyClaims:
    'These are the claims of everyone on your coverage. “Your cost” is the cost for all of them together.',
  facts: 'Facts for choosing a plan',
  planPaid: 'Plan paid',
  share: 'Your cost',
  fromAccounts: 'Part of your cost paid from spending accounts',
  /** A short label for a phone's rows, below “Your cost”. */
  fromAccountsShort: 'Paid from accounts',
  denied: 'Your cost for denied claims',
  highest: 'Month with your highest cost',
  claims: 'Claims',
  claimsOf: '{kind} claims',
  unknown: 'Not known',
  amountOf: '{name}, {amount}',
  'section.month': 'By month',
  'section.person': 'By person',
  'section.kind': 'By kind of care',
  total: 'Total',
  totalOfRead: 'Total of the claims that we could read',
  chartHighest: 'Highest month, plan and you: {amount}',
  counted: 'What we count',
  'counted.month': 'A claim counts in the month you got the care.',
  'counted.share':
    'Your cost is what your plan says is yours to pay. We know what spending accounts paid, but not whether or when you paid the rest.',
  'counted.adjusted': 'An adjusted claim counts once, with its latest amounts.',
  'counted.taxes':
    'For taxes, the day you paid is usually what counts. This page doesn’t have that day, so keep your receipts. It doesn’t include premiums either.',
  csv: 'Download as CSV',
  csvSaved: 'Saved to your downloads: {name}',
  print: 'Print',
  by: 'Sum by',
  name: 'Name',
  'by.month': 'Month',
  'by.person': 'Person',
  'by.kind': 'Kind of care',
  file: 'health-costs-{from}-to-{to}',
  fileFiltered: 'part-of-health-costs-{from}-to-{to}',
} as const;

export const t = translator('yearOfCosts', texts);
