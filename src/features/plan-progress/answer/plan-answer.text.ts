/** Where a member is in the plan, in short. */
import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  about: '{plan}, in network, through {end}',
  aboutEnded: '{plan}, in network. That benefit year ended on {end}.',
  you: 'You',
  family: 'Family',
  noLimit: 'We have no figure for it.',
  noLimits: 'Your plan states no limits in network for you or your family.',
  notShown: 'We do not show plan progress for your group here.',
  unknown: 'We do not know right now where you are in your plan.',
  partial: 'A part did not load, so a plan may be missing.',
  retry: 'Try again',
  more: 'See all of it below',
  moreHere: 'See all of it',
  less: 'Show less',
  plans: 'See your health plans',
} as const;

export const t = translator('planAnswer', texts);
