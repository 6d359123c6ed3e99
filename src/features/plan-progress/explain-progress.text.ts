import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  addsUp: 'These claims add up to {total}.',
  overLimit: 'These claims add up to {fromClaims}. Only {total} of it counts, because that’s the limit.',
  notExplained:
    'These claims add up to {fromClaims}. We can’t tell which claims made up the other {difference}.',
  countedLess:
    'These claims add up to {fromClaims}, but only {total} has counted so far. We can’t tell which part didn’t count.',
  others:
    'Your claims add up to {fromClaims}. The other {difference} is from family members whose claims you can’t see.',
  othersToo: 'Part of it may be from family members whose claims you can’t see.',
  unread: {
    one: '{count} claim didn’t load.',
    other: '{count} claims didn’t load.',
  },
  unknown: {
    one: '{count} claim doesn’t say how much of it counted.',
    other: '{count} claims don’t say how much of them counted.',
  },
  deductibleStep:
    'Until you reach your deductible, you usually pay the full price under your plan, {member}. Some care may cost less.',
  sharedStep:
    'If your plan covers this care, you and your plan share {cost}. You pay {member}, and your plan pays {plan}.',
  planStep: 'You’ve reached your out-of-pocket maximum. If your plan covers this care, it pays {plan}.',
  planStepAfter:
    'After that, you’ve reached your out-of-pocket maximum. If your plan covers this care, it pays {plan}.',
  outOfNetwork: 'These are your plan’s prices. Out of network, the provider may bill you more.',
  range: '{least} to {most}',
  noFigures: 'Your plan states no limits for this kind of care, so we can’t estimate your cost.',
} as const;

export const t = translator('explainProgress', texts);
