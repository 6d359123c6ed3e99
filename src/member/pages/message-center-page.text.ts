import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  lead: 'Messages from your plan about claims, coverage and care.',
  loading: 'Loading your messages',
  failed: 'We couldn’t load your messages.',
} as const;

export const t = translator('messageCenterPage', texts);
