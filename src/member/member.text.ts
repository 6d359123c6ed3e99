/** The member area around its panels. */
import { translator } from '../lib/i18n.ts';

export const texts = {
  summary: 'Activity summary',
  claims: 'Claims, last 60 days',
  allClaims: 'See all claims',
  messages: 'Messages, last 90 days',
  allMessages: 'About your messages',
  loading: 'Loading',
  goodToKnow: 'Good to know',
  smartMessage:
    'Your preventive visit is covered once a year. Now is a good time to book it with your doctor.',
  morning: 'Good morning, {name}',
  afternoon: 'Good afternoon, {name}',
  evening: 'Good evening, {name}',
  group: '{brand} · Group {group}',
  inWindow: 'In the last 60 days: {news}',
  sinceVisit: 'Since your last visit on {date}: {news}',
  newClaims: { one: '{count} new claim', other: '{count} new claims' },
  unreadMessages: {
    one: '{shown} unread message in the last 90 days',
    other: '{shown} unread messages in the last 90 days',
  },
  nothingNew: 'nothing new',
  notFound: 'We could not find that page',
  notFoundText:
    'The address may be old or mistyped, or the page may not be open to your plan. Nothing is lost.',
  toSummary: 'Go to your activity summary',
  notFoundHelp: 'Tell us what you are looking for, and we will help you find it.',
  notFoundNear: 'Did you mean one of these?',
  notFoundAll: 'Pages of the member area',
  maintenanceTitle: 'SECTION UNDER MAINTENANCE',
  maintenance: 'We are working on this part of the site',
  maintenanceText:
    'It will be back soon. Nothing is lost: your claims, messages and payments are as they were.',
  maintenanceHelp: 'If it cannot wait, we can look it up for you. Have your member ID card at hand.',
  checkAgain: 'Check again',
} as const;

export const t = translator('member', texts);
