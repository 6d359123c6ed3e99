/** The strip of the summary with what needs the member. */
import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  heading: 'Needs your attention',
  headingGroups: 'Needs your attention, in all your groups',
  appeal: {
    one: 'Denied claim of {date}: {count} day left to appeal',
    other: 'Denied claim of {date}: {count} days left to appeal',
  },
  appealToday: 'Denied claim of {date}: today is the last day to appeal',
  appealUndated: 'Denied claim of {date}: check your denial notice for the last day to appeal',
  payment: 'We do not know yet whether your payment of {amount} was made',
  terms: 'The terms of a health savings account (HSA) are waiting',
  all: 'Show all {count}',
  more: 'Show more',
  less: 'Show less',
} as const;

export const t = translator('needsYou', texts);
