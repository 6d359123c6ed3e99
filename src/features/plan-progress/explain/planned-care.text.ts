import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  care: 'What care are you planning?',
  choose: 'Choose',
  cares: 'Kinds of care',
  visits: 'Like an earlier visit',
  visit: 'Like {date}: {what}',
  ownPrice: 'Other care (I know the price)',
  careMissing: 'Choose the care you’re planning',
  pricesFailed: 'We couldn’t load typical prices. You can still enter a price.',
  retry: 'Try again',
  loading: 'Loading kinds of care',
  typical:
    '{care}: In {region}, the typical price in network is {range}, before you and your plan share it. Your price may be lower or higher.',
  source: 'Source: {source}, {date}.',
  likeVisit:
    '{patient}’s visit on {date} had a price of {price}. {patient}’s cost was {paid}, and the plan paid {planPaid}. The next price may differ.',
  noPriceOut:
    'We don’t know prices out of network, because each provider sets its own. Ask the office for its price, then choose “{ownPrice}”.',
  noPriceOther:
    'That visit was in the other network. Choose that network, or ask for the price here and choose “{ownPrice}”.',
  noNetwork:
    'We don’t know whether that visit was in network, so we can’t use its price. Ask the office for its price, then choose “{ownPrice}”.',
  startsAtNothing: 'We don’t know your share of this price, so the range starts at $0.',
  someIsFree: 'Some care may cost you nothing or only a copay, so the range starts at $0.',
  orMore: '{range}, or more',
  'care.OFFICE_VISIT': 'Doctor visit when you are sick',
  'care.SPECIALIST_VISIT': 'Visit to a specialist',
  'care.THERAPY_VISIT': 'Talk therapy visit',
  'care.URGENT_CARE': 'Urgent care visit',
  'care.EMERGENCY_ROOM': 'Emergency room visit',
  'care.BLOOD_TEST': 'Blood test',
  'care.XRAY': 'X-ray',
  'care.MRI': 'MRI scan',
  'care.PHYSICAL_THERAPY': 'Physical therapy visit',
  'care.BIRTH': 'Birth in a hospital',
  'care.KNEE_REPLACEMENT': 'Knee replacement',
  'care.DENTAL_FILLING': 'Filling',
  'care.ROOT_CANAL': 'Root canal',
  'care.DENTAL_CROWN': 'Crown',
  'care.GLASSES': 'Glasses',
} as const;

export const t = translator('plannedCare', texts);
