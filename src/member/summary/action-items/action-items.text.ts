import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  heading: 'Needs your attention',
  headingGroups: 'Needs your attention, in all your groups',
  appeal: {
    one: 'Denied claim from {date}: {count} day left to appeal',
    other: 'Denied claim from {date}: {count} days left to appeal',
  },
  appealToday: 'Denied claim from {date}: today is the last day to appeal',
  appealUndated: 'Denied claim from {date}: check your denial notice for the last day to appeal',
  payment: 'We don’t know yet whether your payment of {amount} went through',
  terms: 'Your health savings account (HSA) has terms for you to accept',
  all: 'Show all {count}',
  more: 'Show more',
  less: 'Show less',
} as const;

export const t = translator('needsYou', texts);
