/** Text of the Wellness page; the programs' texts come from the content service. */
import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  heading: 'Wellness',
  lead: 'Programs for staying well that come with your coverage.',
  programs: 'Your programs',
  loading: 'Loading your wellness programs',
  failed: 'We couldn’t load your wellness programs.',
  empty: 'We have no wellness program on record for your coverage.',
  emptyNext: 'That can change with a new plan year. To ask what your plan covers, call {phone}, {hours}.',
  dental: 'Wellness programs come with medical coverage.',
  dentalNext:
    'Group {group} covers dental care only. If you have other coverage with us, choose its group above. Otherwise, call {phone} to ask.',
  handOffHeading: 'Everything in one place',
  handOffText: 'Sign up, keep track of activities and see rewards at {site}.',
  go: 'Go to {site}',
  call: 'Before you sign up, ask what your coverage includes.',
} as const;

export const t = translator('wellness', texts);
