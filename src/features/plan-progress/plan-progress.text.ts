/** Text of plan progress. Titles, tooltip and empty texts are quoted from the specification (001 §§2, 8). */
import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  current: 'Current Plan Progress',
  previous: 'Plan Progress',
  benefitDates:
    'These are your benefit accumulation dates which differ slightly from your plan period dates.',
  untilClaim: 'Your deductible progress cannot be displayed until an in-network claim has been made.',
  noInformation: 'No deductible information for this plan period',
  /** Replaced when the content service responds with MBR_Claims_Error (001 §8). */
  failed: 'We couldn’t load your plan progress.',
  /** Replaced when the content service responds with PLANPROGRESS_MESSAGE. */
  message: 'We don’t show plan progress for your group here. Call the number on your member ID card to ask.',
  amount: '{achieved} of {threshold}; {left} to go',
  reached: '{achieved} of {threshold}; you’ve reached it',
  amountEnded: '{achieved} of {threshold}',
  visitsEnded: '{achieved} of {threshold} visits',
  visits: '{achieved} of {threshold} visits; {left} to go',
  visitsReached: '{achieved} of {threshold} visits; none left',
  used: { one: '{count} visit used', other: '{count} visits used' },
  pending: '{amount} more is in process.',
} as const;

export const t = translator('planProgress', texts);
