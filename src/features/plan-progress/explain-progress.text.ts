/** Words of the ledger and of what a planned cost would mean. */
import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  addsUp: 'These claims add up to {total}.',
  overLimit: 'These claims add up to {fromClaims}. {total} of it counts, because that is the limit.',
  notExplained:
    'These claims add up to {fromClaims}. We cannot tell which claims made up the other {difference}.',
  countedLess:
    'These claims add up to {fromClaims}, but only {total} has counted so far. We cannot tell which part did not count.',
  others:
    'Your claims add up to {fromClaims}. The other {difference} is from family members whose claims you cannot see.',
  othersToo: 'A part of it may be from family members whose claims you cannot see.',
  unread: {
    one: '{count} claim did not load.',
    other: '{count} claims did not load.',
  },
  unknown: {
    one: '{count} claim does not say what it counted.',
    other: '{count} claims do not say what they counted.',
  },
  deductibleStep:
    'Until you reach your deductible you usually pay the full plan price: {member}. Some care may cost less.',
  sharedStep:
    'If your plan covers this care, you share {cost} with it: you pay {member}, your plan pays {plan}.',
  planStep: 'You have reached your out-of-pocket maximum. If your plan covers this care, it pays {plan}.',
  planStepAfter:
    'After that you have reached your out-of-pocket maximum. If your plan covers this care, it pays {plan}.',
  outOfNetwork: 'These are your plan’s prices. Out of network the provider may bill you more.',
  range: '{least} to {most}',
  noFigures: 'Your plan states no limits for this kind of care, so we cannot estimate it.',
} as const;

export const t = translator('explainProgress', texts);
