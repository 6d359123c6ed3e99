/** Texts of the activity summary's answers; the plan answer has its own file (decisions/claims#one-figure-of-what-is-owed). */
import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  owe: 'What do I owe?',
  plan: 'Where am I in my plan?',
  card: 'Where is my card?',
  loading: 'Loading',
  owedOwn: 'left to pay on {count} of your claims from the last 60 days.',
  owedFamily: 'left to pay on {count} of your family’s claims from the last 60 days.',
  owedOwnGroups: 'left to pay on {count} of your claims from the last 60 days, in all your groups.',
  owedFamilyGroups:
    'left to pay on {count} of your family’s claims from the last 60 days, in all your groups.',
  nothing: 'Nothing',
  nothingOwn: 'is left to pay on your claims from the last 60 days.',
  nothingFamily: 'is left to pay on your family’s claims from the last 60 days.',
  nothingOwnGroups: 'is left to pay on your claims from the last 60 days, in all your groups.',
  nothingFamilyGroups: 'is left to pay on your family’s claims from the last 60 days, in all your groups.',
  marked: {
    one: 'This leaves out {count} claim that you marked as paid.',
    other: 'This leaves out {count} claims that you marked as paid.',
  },
  unknown: 'Not known',
} as const;

export const t = translator('answers', texts);
