import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  about: '{plan}, in network, through {end}',
  aboutEnded: '{plan}, in network. That plan year ended on {end}.',
  aboutLeft: '{plan}, in network. Coverage ended on {end}.',
  you: 'You',
  family: 'Family',
  noLimit: 'We don’t have this figure.',
  noLimits: 'Your plan states no limits in network for you or your family.',
  notShown: 'We don’t show plan progress for your group here.',
  unknown: 'Right now, we don’t know where you are in your plan.',
  partial: 'Part of this didn’t load, so a plan may be missing.',
  retry: 'Try again',
  more: 'See all of it below',
  moreHere: 'See all of it',
  less: 'Show less',
  plans: 'See your health plans',
} as const;

export const t = translator('planAnswer', texts);
