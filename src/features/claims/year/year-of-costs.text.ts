import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  heading: 'Your year of health costs',
  lead: 'What your plan paid and what is yours, by month, person and kind of care. For your taxes, and for choosing a plan for next year.',
  back: 'Back to Claims & Payments',
  loading: 'Loading the claims of this period',
  failed: 'We could not load the claims of this period.',
  profileFailed: 'We could not load your plan.',
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
  summary: {
    one: '{in}, your plan paid {planPaid} and your share was {share}, for {shown} claim.',
    other: '{in}, your plan paid {planPaid} and your share was {share}, for {shown} claims.',
  },
  summaryPlanUnknown: {
    one: '{in}, your share was {share}, for {shown} claim. What your plan paid is not known.',
    other: '{in}, your share was {share}, for {shown} claims. What your plan paid is not known.',
  },
  summaryIncomplete: {
    one: '{in}, the totals are not known. The figures below are of the {shown} claim that we could read.',
    other: '{in}, the totals are not known. The figures below are of the {shown} claims that we could read.',
  },
  summaryUnknown: '{in}, the totals are not known.',
  summaryOpen: '{in}, none of your claims is settled yet.',
  empty: '{in}, there are no claims.',
  emptyNext:
    'A claim shows here once your provider has sent it to us, usually within two weeks of the visit.',
  inProcess: {
    one: '{shown} claim in process is not counted: its amounts are not final.',
    other: '{shown} claims in process are not counted: their amounts are not final.',
  },
  unclear: {
    one: '{shown} claim is not counted, because its amounts are missing or contradict each other. Call {phone} and we’ll look it up for you.',
    other:
      '{shown} claims are not counted, because their amounts are missing or contradict each other. Call {phone} and we’ll look them up for you.',
  },
  unlisted: 'The list of claims is not complete right now. Try again later, or call {phone}.',
  skipped: {
    one: 'We couldn’t read {shown} claim, which is in none of these figures. Call {phone} and we’ll look it up for you.',
    other:
      'We couldn’t read {shown} claims, which are in none of these figures. Call {phone} and we’ll look them up for you.',
  },
  planPaidUnknown: {
    one: 'For {shown} of the claims it is not known what your plan paid, so sums that include it are not known either.',
    other:
      'For {shown} of the claims it is not known what your plan paid, so sums that include them are not known either.',
  },
  overpaid: {
    one: 'For {shown} of the claims, spending accounts paid more than your share. Only your share is counted as paid from them. Call {phone} to ask about the rest.',
    other:
      'For {shown} of the claims, spending accounts paid more than your share. Only your share is counted as paid from them. Call {phone} to ask about the rest.',
  },
  accountsUnknown:
    'We could not reach the service that keeps your spending accounts, so what they paid is not known.',
  ownClaims: 'These are your own claims. Others in your family have theirs, which you cannot see.',
  familyClaims:
    'These are the claims of everyone on your coverage. “Your share” is the share of all of them together.',
  facts: 'Facts for choosing a plan',
  planPaid: 'Plan paid',
  share: 'Your share',
  fromAccounts: 'Your share paid from spending accounts',
  /** In the rows of a phone, below “Your share”. */
  fromAccountsShort: 'Paid from accounts',
  denied: 'Your share of denied claims',
  highest: 'Month with your highest share',
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
  counted: 'What is counted',
  'counted.month': 'A claim counts in the month in which you got the care.',
  'counted.share':
    'Your share is what your plan says is yours to pay. Except for payments from spending accounts, we do not know whether and when you paid it.',
  'counted.adjusted': 'An adjusted claim counts once, with its latest amounts.',
  'counted.taxes':
    'For taxes, the day on which you paid is usually what counts. Keep your receipts, because this page does not have that day. Premiums are not on it either.',
  csv: 'Download as CSV',
  csvSaved: 'Saved: {name}',
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
