import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  claims: 'Claims, last 60 days',
  allClaims: 'See all claims',
  messages: 'Messages, last 90 days',
  allMessages: 'See all messages',
  planProgress: 'Current Plan Progress',
  planProgressFailed: 'We couldn’t load your plan progress.',
  allPlans: 'See your health plans',
  loading: 'Loading',
  goodToKnow: 'Good to know',
  smartMessage: 'Many plans cover a yearly preventive visit. Check yours before you book.',
  morning: 'Good morning, {name}',
  afternoon: 'Good afternoon, {name}',
  evening: 'Good evening, {name}',
  group: '{brand} · Group {group}',
  notFound: 'We couldn’t find that page',
  maintenanceTitle: 'SECTION UNDER MAINTENANCE',
} as const;

export const t = translator('member', texts);
