import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  sinceVisit: 'New since your last visit on {date}:',
  forYou: 'For you:',
  nothingSinceVisit: 'Nothing new since your last visit on {date}',
  nothingWithin: 'Nothing new in the last {days} days',
  claims: { one: '{shown} claim', other: '{shown} claims' },
  messages: { one: '{shown} unread message', other: '{shown} unread messages' },
  statements: { one: '{shown} statement', other: '{shown} statements' },
  itemSince: '{item} since {date}',
  itemWithin: '{item} in the last {days} days',
} as const;

export const t = translator('summaryNews', texts);
