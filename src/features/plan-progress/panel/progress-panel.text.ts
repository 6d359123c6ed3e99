/** Text of the plan progress panel; titles, tooltip and empty texts are in `plan-progress.text.ts`. */
import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  loading: 'Loading your plan progress',
  untilClaimNext: 'Once your plan has processed a claim, this page shows how much of it counts.',
  noInformationNext: 'To ask about your benefits, call {phone}.',
  messageNext: 'You can reach us at {phone}.',
  partial: {
    one: 'A part of your plan progress did not load, so a plan may be missing. Try again, or call {phone}.',
    other: 'Parts of your plan progress did not load, so plans may be missing. Try again, or call {phone}.',
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
  benefitDates: 'Benefit dates: {dates}',
  dates: '{start} – {end}',
  aboutDates: 'About these dates',
  inNetwork: 'In network',
  outOfNetwork: 'Out of network',
  anyNetwork: 'Other benefits',
  deductible: 'Deductible',
  outOfPocketMaximum: 'Out-of-pocket maximum',
  family: 'Your family:',
  eachPerson: 'Each person has a limit of their own.',
  people: { one: 'Show {count} person', other: 'Show each of {count} people' },
  subscriber: '{name} (subscriber)',
  peoplePages: 'People',
  here: 'You are here',
  done: 'Reached',
  ahead: 'Next',
  later: 'This benefit period begins on {date}. Until then nothing counts toward it.',
  nextClaim: 'Your next claim',
  fullPrice:
    'Until you reach your deductible you usually pay the full plan price. Some care may cost less. {left} more and your plan starts to share the cost.',
  fullPriceOut:
    'Until you reach your deductible you usually pay the full plan price. Some care may cost less. {left} more and your plan starts to share the cost. The provider may bill you more than your plan’s prices.',
  share:
    'You have reached your deductible, so you pay only your share: at most {left} more in this benefit period.',
  shareOut:
    'You have reached your deductible, so you pay only your share: {left} more for covered care, at your plan’s prices. The provider may bill you the rest.',
  shareWithoutMaximum: 'You have reached your deductible, so you pay only your share.',
  shareWithoutMaximumOut:
    'You have reached your deductible, so you pay only your share. The provider may bill you more than your plan’s prices.',
  atMost: 'We have no deductible figure for this plan. You pay at most {left} more in this benefit period.',
  atMostOut:
    'We have no deductible figure for this plan. You pay {left} more for covered care, at your plan’s prices. The provider may bill you the rest.',
  eachFullPrice:
    'Until you reach your deductible you usually pay the full plan price. Some care may cost less. What is left differs by person:',
  eachAtMost: 'We have no deductible figure for this plan. In this benefit period you pay at most:',
  eachAtMostOut:
    'We have no deductible figure for this plan. Each person pays, for covered care at your plan’s prices:',
  eachDiffers: 'You have reached your deductible. What you still pay differs by person:',
  personFullPrice: '{left} to go',
  personAtMost: '{left} more',
  personShare: 'a share of the cost',
  personShareUpTo: 'a share, at most {left} more',
  personShareUpToOut: 'a share: {left} more for covered care, at your plan’s prices',
  personCovered: 'nothing for covered care',
  personCoveredOut: 'what the provider charges above the plan’s allowed amount',
  /** After a list of people, out of network. */
  providerMayBill: 'The provider may bill you more than your plan’s prices.',
  covered: 'You have reached your out-of-pocket maximum. The plan pays covered care in full until {end}.',
  coveredOut:
    'You have reached your out-of-pocket maximum until {end}. Your plan pays its allowed amount. The provider may bill you the rest.',
  more: { one: 'Show {count} more limit', other: 'Show {count} more limits' },
  planDetails: 'See plan details',
  notMixed: 'Care in network and out of network is counted apart.',
} as const;

export const t = translator('progressPanel', texts);
