/** Text of the plan progress panel; titles, tooltip and empty texts are in `plan-progress.text.ts`. */
import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  loading: 'Loading your plan progress',
  untilClaimNext: 'Once we decide a claim, this page shows how much of it counts.',
  noInformationNext: 'To ask about your benefits, call {phone}.',
  messageNext: 'You can reach us at {phone}.',
  partial: {
    one: 'Part of your plan progress didn’t load, so a plan may be missing. Try again in a few minutes, or call {phone}.',
    other:
      'Parts of your plan progress didn’t load, so plans may be missing. Try again in a few minutes, or call {phone}.',
  },
  retry: 'Try again',
  ofGroup: 'Group {group}',
  choosePlan: 'Plan',
  option: '{plan}, {dates}',
  medical: 'Medical',
  dental: 'Dental',
  vision: 'Vision',
  drug: 'Prescription drugs',
  other: 'Other coverage',
  benefitDates: 'Plan year: {dates}',
  dates: '{start} – {end}',
  aboutDates: 'About these dates',
  inNetwork: 'In network',
  outOfNetwork: 'Out of network',
  anyNetwork: 'Other benefits',
  deductible: 'Deductible',
  outOfPocketMaximum: 'Out-of-pocket maximum',
  family: 'Your family:',
  eachPerson: 'Each person has their own limit.',
  people: { one: 'Show {count} person', other: 'Show each of {count} people' },
  subscriber: '{name} (subscriber)',
  peoplePages: 'People',
  here: 'You are here',
  done: 'Reached',
  ahead: 'Next',
  later: 'This plan year begins on {date}. Until then, nothing counts toward it.',
  nextClaim: 'Your next claim',
  fullPrice:
    'Until you reach your deductible, you usually pay the full price under your plan. Some care may cost less. After {left} more, your plan starts to share the cost.',
  fullPriceOut:
    'Until you reach your deductible, you usually pay the full price under your plan. Some care may cost less. After {left} more, your plan starts to share the cost. The provider may bill you more than your plan’s prices.',
  share:
    'You’ve reached your deductible. For covered care, you now pay only your share, at most {left} more in this plan year.',
  shareOut:
    'You’ve reached your deductible. You now pay only your share: up to {left} more for covered care, at your plan’s prices. The provider may bill you the rest.',
  shareWithoutMaximum: 'You’ve reached your deductible. For covered care, you now pay only your share.',
  shareWithoutMaximumOut:
    'You’ve reached your deductible. For covered care, you now pay only your share. The provider may bill you more than your plan’s prices.',
  atMost:
    'We don’t know this plan’s deductible. For covered care, you pay at most {left} more in this plan year.',
  atMostOut:
    'We don’t know this plan’s deductible. You pay up to {left} more for covered care, at your plan’s prices. The provider may bill you the rest.',
  eachFullPrice:
    'Until you reach your deductible, you usually pay the full price under your plan. Some care may cost less. What’s left differs by person:',
  eachAtMost:
    'We don’t know this plan’s deductible. For covered care in this plan year, each person pays at most:',
  eachAtMostOut:
    'We don’t know this plan’s deductible. For covered care at your plan’s prices, each person pays up to:',
  eachDiffers: 'You’ve reached your deductible. What you still pay differs by person:',
  eachUnknown: 'We don’t know this plan’s deductible. What you still pay differs by person:',
  personFullPrice: '{left} to go',
  personAtMost: '{left} more',
  personAtMostCovered: 'at most {left} more for covered care',
  personShare: 'a share of the cost of covered care',
  personShareUpTo: 'a share for covered care, at most {left} more',
  personShareUpToOut: 'a share, up to {left} more for covered care, at your plan’s prices',
  personCovered: 'nothing for covered care',
  personCoveredOut: 'what the provider charges above the plan’s allowed amount',
  /** Shown below a list of people, for out-of-network care. */
  providerMayBill: 'The provider may bill you more than your plan’s prices.',
  covered: 'You’ve reached your out-of-pocket maximum. The plan pays covered care in full until {end}.',
  coveredOut:
    'You’ve reached your out-of-pocket maximum until {end}. Your plan pays its allowed amount. The provider may bill you the rest.',
  more: { one: 'Show {count} more limit', other: 'Show {count} more limits' },
  planDetails: 'See plan details',
  notMixed: 'Your plan counts care in network and out of network separately.',
} as const;

export const t = translator('progressPanel', texts);
